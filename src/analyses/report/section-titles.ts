/** What the sections of a report are called. */
import type { SectionName } from './report.ts'

export const sectionTitles: Record<SectionName, string> = {
  answer: 'Answer',
  meaning: 'What it means for you',
  path: 'How we get there',
  change: 'What would change it',
  drivers: 'Drivers',
  branches: 'Branches',
  against: 'What speaks against it',
  unknown: 'What we do not know',
  record: 'How right this has been',
  method: 'How it was made',
  // Of earlier reports.
  asked: 'What is asked',
  'base-rate': 'Base rate',
  crowd: 'Forecasts',
  scenarios: 'Scenarios',
  'for-and-against': 'For and against',
  disagreement: 'Disagreement',
  signposts: 'Signposts',
  sensitivity: 'What would change it',
  gaps: 'Gaps',
}
