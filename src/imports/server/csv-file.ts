/** A question that was brought as a line of a table. */
import { asOurs } from '../scores/as-ours.ts'
import type { QuestionRow } from './list-store.ts'

export const head = [
  'platform',
  'question',
  'address',
  'outcome',
  'forecasts',
  'coverage',
  'Brier score',
  'logarithmic score',
  'baseline score',
  'Brier score of the platform, from 0 to 1',
]

export function lineOf({ platform, title, url, outcome, forecasts, score, theirBrier }: QuestionRow) {
  const { coverage = '', brier = '', log = '', baseline = '' } = score ?? {}
  const theirs = theirBrier === null ? '' : asOurs(theirBrier)
  return [platform, title, url ?? '', saidOf(outcome), forecasts, coverage, brier ?? '', log, baseline, theirs]
}

function saidOf(outcome: QuestionRow['outcome']): string {
  return outcome ? (outcome.value ?? 'annulled') : ''
}
