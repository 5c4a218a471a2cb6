/** What is said of an analysis while it is made, and of one that came to nothing. */
import { sayCount } from '#membership/words.ts'
import type { Analysis, Progress } from './analysis.ts'
import { sectionTitles } from './report/section-titles.ts'
import { type AnalysisState, type Step, steps } from './states.ts'

export const stateWords: Record<AnalysisState, string> = {
  queued: 'waiting its turn',
  running: 'being made',
  done: 'done',
  empty: 'nothing known',
  failed: 'failed',
  cancelled: 'cancelled',
}

export const stepWords: Record<Step, string> = {
  reading: 'Reading the question',
  evidence: 'Finding what the base knows',
  sections: 'Writing the sections',
  wording: 'Choosing the words',
  checking: 'Checking each number',
}

/** How far the current step is, where it has parts: '3 of 12, Drivers'. */
export function sayPart({ done, of, section }: Progress): string {
  if (of <= 1) return ''
  // A program of another version may name a section that this one does not know.
  const title = section === null ? undefined : Object.entries(sectionTitles).find(([name]) => name === section)?.[1]
  return [`${done} of ${of}`, title].filter(Boolean).join(', ')
}

/** Of the whole, from 0 to 1. */
export function shareDone({ state, progress: { step, done, of } }: Pick<Analysis, 'state' | 'progress'>): number {
  if (state === 'done') return 1
  if (state === 'queued') return 0
  return (steps.indexOf(step) + (of > 0 ? Math.min(1, done / of) : 0)) / steps.length
}

/** '1 trend analysis', '1 analysis', 'nothing'. */
export function sayUnits({ units, budget }: Analysis['cost']): string {
  return units === 0 ? 'nothing' : sayCount(budget, units)
}

/** Of a report that answers something near to what was asked, and not that. */
export const sayNearMiss =
  'Nothing was charged: the base answers nothing that is just what you asked. This is the nearest that it has.'
