/** Answers the calls about one's own record. */
import type { QueryExecutorProvider } from 'kysely'
import { csvOf } from '#kit/chart/csv.ts'
import { dayOf } from '#kit/dates.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import { userOf } from '#kit/viewer.ts'
import type { ownRecordContract } from '../../record/contract.ts'
import { recordOf } from '../../record/own-record.ts'
import { findWaiting, listOwnScores, type OwnScoreRow, placeOf } from './record-store.ts'

const all = { before: null, most: null }

export function ownRecordHandlers(db: QueryExecutorProvider): Handlers<typeof ownRecordContract> {
  return {
    async findMyRecord({ viewer, now }) {
      const user = userOf(viewer)
      const record = namedRecordOf(await listOwnScores(db, user, all))
      return { ...record, waiting: await findWaiting(db, user, dayOf(now)) }
    },

    async listMyScores({ query: { cursor, limit }, viewer }) {
      const rows = await listOwnScores(db, userOf(viewer), { before: cursor ?? null, most: limit + 1 })
      const scores = rows.slice(0, limit)
      const last = scores.at(-1)
      return { scores, next: rows.length > limit && last ? placeOf(last) : null }
    },

    async findMyRecordFile({ viewer }) {
      return recordFile('my-record', await listOwnScores(db, userOf(viewer), all))
    },
  }
}

/** A line for each question. */
export function recordFile(name: string, rows: readonly OwnScoreRow[]): WithHeaders {
  const headers = { 'content-disposition': `attachment; filename="${name}.csv"` }
  return new WithHeaders(csvOf({ head, rows: rows.map(lineOf) }), headers)
}

/** With the names of the best and the worst. */
export function namedRecordOf(rows: readonly OwnScoreRow[]) {
  const { best, worst, ...record } = recordOf(rows)
  const labels = new Map(rows.map(({ predictionId, label }) => [predictionId, label]))
  const named = (extremes: typeof best) =>
    extremes.map((one) => ({ ...one, label: labels.get(one.predictionId) ?? null }))
  return { ...record, best: named(best), worst: named(worst) }
}

const head = [
  'prediction',
  'question',
  'category',
  'outcome',
  'came on',
  'provisional',
  'forecasts',
  'coverage',
  'Brier score',
  'logarithmic score',
  'baseline score',
  'peer score',
]

function lineOf({ predictionId, label, category, outcome, cameOn, forecasts, ...score }: OwnScoreRow) {
  const { coverage, brier, log, baseline, peer, isProvisional } = score
  return [
    predictionId,
    label ?? '',
    category,
    outcome,
    cameOn,
    isProvisional ? 'yes' : 'no',
    forecasts,
    coverage,
    brier ?? '',
    log,
    baseline,
    peer ?? '',
  ]
}
