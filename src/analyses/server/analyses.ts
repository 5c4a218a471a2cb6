/**
 * Orders and reports, put together: what is answered, the work that is done apart from those who wait for it, and what
 * belongs to an account.
 */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import { createWatch, type Watch } from './events.ts'
import { analysisHandlers } from './handlers.ts'
import { listForExport } from './own-export.ts'
import { createOneByOne } from './one-by-one.ts'
import type { Budgets } from './orders.ts'
import type { Pipeline } from './making/pipeline.ts'
import { followWork } from './living/follow-work.ts'
import { listRatings, removeRatingsOf } from './living/rating-store.ts'
import { scoringWork } from './living/scoring-work.ts'
import { removeAnalysesOf } from './store.ts'
import type { AnalysisTables } from './tables.ts'
import type { ComputeNumbers } from './checking/versions-read.ts'
import { reportWork } from './making/worker.ts'
import { forgettingWork } from './wishes/forgetting.ts'

type Options = {
  database: { pool: Pool; db: Kysely<AnalysisTables & ContentTables> }
  queue: Queue
  budgets: Budgets
  pipeline: Pipeline
  /** The engine's part of computing a value again; in this thread where none is named. */
  computeNumbers?: ComputeNumbers
  now?: () => Date
}

export type Analyses = {
  handlers: ReturnType<typeof analysisHandlers>
  watch: Watch
  /** From then on orders are worked off. */
  start(): Promise<void>
  /** What is under way goes on elsewhere, or when this is started again. */
  close(): Promise<void>
  /** Everything of an account, to take away. */
  exportOf(accountId: string): AsyncIterable<Record<string, unknown>>
  /** What it said of reports, its own and those that were shared with it. */
  ratingsOf(accountId: string): Promise<Record<string, unknown>[]>
  /** In the transaction that deletes the account. */
  removeAccount(trx: QueryExecutorProvider, accountId: string): Promise<void>
}

export function openAnalyses({
  database,
  queue,
  budgets,
  pipeline,
  now = () => new Date(),
  ...others
}: Options): Analyses {
  const { db, pool } = database
  const tasks = [
    reportWork({ db, pipeline, release: (order, trx) => budgets.release(order, trx), now }),
    forgettingWork(db, now),
    scoringWork(db),
    followWork({ db, pipeline, now }),
  ]
  return {
    handlers: analysisHandlers({ db, pool, budgets, pipeline, oneByOne: createOneByOne(), ...others }),
    watch: createWatch(db),
    start: () => queue.start(tasks),
    close: () => queue.stop(tasks),
    exportOf: (accountId) => listForExport(db, accountId),
    ratingsOf: (accountId) => listRatings(db, accountId),
    async removeAccount(trx, accountId) {
      await removeRatingsOf(trx, accountId)
      await removeAnalysesOf(trx, accountId)
    },
  }
}
