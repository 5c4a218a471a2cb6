/** Orders and reports, put together: what is answered, the work that is done apart from those who wait for it, and what belongs to an account. */
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import { openDatabase } from '#kit/server/database.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import { createWorkLoop } from '#kit/server/work-loop.ts'
import { createWatch, type Watch } from './events.ts'
import { analysisHandlers } from './handlers.ts'
import { listForExport } from './own-export.ts'
import { createOneByOne } from './one-by-one.ts'
import type { Budgets } from './orders.ts'
import type { Pipeline } from './making/pipeline.ts'
import { removeAnalysesOf } from './store.ts'
import type { AnalysisTables } from './tables.ts'
import type { ComputeNumbers } from './checking/versions-read.ts'
import { createWorker } from './making/worker.ts'
import { listWaiting } from './making/work-store.ts'

type Options = {
  database: { url: string; pool: Pool; db: Kysely<AnalysisTables & ContentTables> }
  budgets: Budgets
  pipeline: Pipeline
  log: FastifyBaseLogger
  /** The engine's part of computing a value again; in this thread where none is named. */
  computeNumbers?: ComputeNumbers
  now?: () => Date
  /** How long work may be silent before it is taken for dead. */
  leaseMs?: number
  /** How often is looked for work that nobody does. */
  sweepMs?: number
}

export type Analyses = {
  handlers: ReturnType<typeof analysisHandlers>
  watch: Watch
  /** From then on orders are worked off. */
  start(): Promise<void>
  /** What is under way goes on elsewhere, or when this is started again. */
  close(): Promise<void>
  /** Everything of an account, to take away. */
  exportOf(accountId: string): Promise<Record<string, unknown>[]>
  /** In the transaction that deletes the account. */
  removeAccount(trx: QueryExecutorProvider, accountId: string): Promise<void>
}

const task = 'analysis'
/** Most of the time is spent waiting: for the database, and where there is one, for the language model. */
const atOnce = 4
/** Of its own, for the queue: those of pages are not waited for. */
const connections = 3
const mostAtOnce = 50

export function openAnalyses({ database, budgets, pipeline, log, now, leaseMs = 15_000, sweepMs = 2000, ...others }: Options): Analyses {
  const { db, pool } = database
  const release = (order: string, trx: QueryExecutorProvider) => budgets.release(order, trx)
  const worker = createWorker({ db, pipeline, release, log, leaseMs, now: now ?? (() => new Date()) })
  const running: { jobs?: Jobs; close?: () => Promise<void> } = {}
  const add = async (id: string) => running.jobs?.add(task, { id }, `${task}:${id}`)
  // What cannot be told now is found by the next look, here or in another process.
  const wake = (id: string) => void add(id).catch((error: unknown) => log.warn({ err: error }, 'an analysis waits for the next look'))
  const sweep = createWorkLoop(
    async () => {
      for (const id of await listWaiting(db, mostAtOnce)) await add(id)
    },
    log,
    { what: 'orders that wait', workers: 1, pollMs: sweepMs },
  )

  return {
    handlers: analysisHandlers({ db, pool, budgets, pipeline, wake, oneByOne: createOneByOne(), ...others }),
    watch: createWatch(db),
    async start() {
      const own = openDatabase<never>(database.url, { max: connections })
      running.close = own.close
      running.jobs = await startJobs({ pool: own.pool, log, atOnce, jobs: [{ task, work: (payload) => worker.work(idOf(payload)) }] })
      sweep.start()
    },
    async close() {
      worker.leave()
      await sweep.stop()
      await running.jobs?.stop()
      await running.close?.()
    },
    exportOf: (accountId) => listForExport(db, accountId),
    removeAccount: (trx, accountId) => removeAnalysesOf(trx, accountId),
  }
}

function idOf(payload: unknown): string {
  const { id } = (payload ?? {}) as { id?: unknown } // as `add` wrote it
  if (typeof id !== 'string') throw new Error('A job of an analysis names none.')
  return id
}
