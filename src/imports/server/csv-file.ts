/** The questions that one brought as a table, a question a line. */
import type { QueryExecutorProvider } from 'kysely'
import { csvLines } from '#kit/chart/csv.ts'
import { asOurs } from '../scores/as-ours.ts'
import { listQuestions, placeOf, type QuestionRow } from './list-store.ts'

const head = [
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
  'asks the same as',
]

const readAtOnce = 500

/** However many there are, so many are in memory at once. */
export async function* linesOf(db: QueryExecutorProvider, accountId: string): AsyncGenerator<string> {
  yield csvLines([head])
  for (let before: string | null = null; ;) {
    const rows: QuestionRow[] = await listQuestions(db, accountId, { before, most: readAtOnce })
    yield csvLines(rows.map(lineOf))
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return
    before = placeOf(last)
  }
}

function lineOf({ platform, title, url, outcome, forecasts, score, theirBrier, sameAs }: QuestionRow) {
  const { coverage = '', brier = '', log = '', baseline = '' } = score ?? {}
  const theirs = theirBrier === null ? '' : asOurs(theirBrier)
  return [
    platform,
    title,
    url ?? '',
    saidOf(outcome),
    forecasts,
    coverage,
    brier ?? '',
    log,
    baseline,
    theirs,
    sameAs === null ? '' : `prediction/${sameAs}`,
  ]
}

function saidOf(outcome: QuestionRow['outcome']): string {
  return outcome ? (outcome.value ?? 'annulled') : ''
}
