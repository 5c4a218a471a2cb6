/** What the sections of a report are called. */
import type { SectionName } from './report.ts'

export const sectionTitles: Record<SectionName, string> = {
  answer: 'Answer',
  asked: 'What is asked',
  'base-rate': 'Base rate',
  crowd: 'Forecasts',
  drivers: 'Drivers',
  scenarios: 'Scenarios',
  'for-and-against': 'For and against',
  disagreement: 'Disagreement',
  signposts: 'Signposts',
  sensitivity: 'What would change it',
  gaps: 'Gaps',
  method: 'Method',
}
