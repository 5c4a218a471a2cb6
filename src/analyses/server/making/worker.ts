/**
 * Works on one analysis at a time: takes the lease, makes the report, ends the order. What fails is tried again, a little later each time, and
 * in the end given up and its unit given back. What dies without a word leaves its lease to run out, and the next one goes on from what was kept.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import { makeReport } from './make-report.ts'
import type { Pipeline } from './pipeline.ts'
import { ledgerOrder } from '../rows.ts'
import type { AnalysisTables } from '../tables.ts'
import { claim, type Claimed, giveBack, listParts, Lost, type Part, renew, saveEnd, savePart, saveReport } from './work-store.ts'

export type WorkerParts = {
  db: Kysely<AnalysisTables>
  pipeline: Pipeline
  release: (order: string, trx: QueryExecutorProvider) => Promise<boolean>
  log: FastifyBaseLogger
  now: () => Date
  leaseMs: number
}
export type Worker = {
  /** However often, and wherever else: only one has the lease. */
  work(id: string): Promise<void>
  /** Gives everything that is under way back, so that another process goes on at once. */
  leave(): void
}

/** So often in a row may it fail without getting anywhere. */
const mostFailures = 3
/** However far it gets each time. */
const mostBegun = 40
const backoffMs = [2000, 8000]
/** Nothing takes this long but what hangs. */
const longestMs = 600_000
const giveUpWords = 'Something went wrong on our side, several times over. Nothing was charged; you may order it again.'

export function createWorker(parts: WorkerParts): Worker {
  const { db, log, leaseMs, now } = parts
  const leaving = new AbortController()
  return {
    leave: () => leaving.abort(),
    async work(id) {
      if (leaving.signal.aborted) return
      const order = await claim(db, { id, lease: randomUUID() }, leaseMs, now())
      if (!order) return
      const lost = new AbortController()
      const signal = AbortSignal.any([leaving.signal, lost.signal, AbortSignal.timeout(longestMs)])
      const heartbeat = setInterval(() => void beat(), leaseMs / 3)
      const beat = () =>
        renew(db, order, leaseMs).then(
          (isHeld) => isHeld || lost.abort(),
          (error: unknown) => log.warn({ err: error, analysis: id }, 'a lease could not be renewed'),
        )
      try {
        if (order.failures >= mostFailures || order.begun > mostBegun) await giveUp(parts, order, new Error('It ended without a word.'))
        else await carryOut(parts, order, signal)
      } catch (error) {
        if (error instanceof Lost || lost.signal.aborted) return
        if (leaving.signal.aborted) await giveBack(db, order, { waitMs: 0, failures: order.failures })
        else await fail(parts, order, error)
      } finally {
        clearInterval(heartbeat)
      }
    },
  }
}

async function carryOut({ db, pipeline, release, now }: WorkerParts, order: Claimed, signal: AbortSignal): Promise<void> {
  const parts = await listParts(db, order.id)
  const desk = {
    parts,
    signal,
    now,
    async keep(part: Part) {
      signal.throwIfAborted()
      await savePart(db, order, part)
      order.failures = 0
    },
  }
  const made = await unlessAborted(signal, makeReport(order, desk, pipeline))
  await inTransaction(db, async (trx) => {
    if (made.is === 'report') {
      await saveEnd(trx, order, { state: 'done', answer: made.report.answer }, now())
      await saveReport(trx, order.id, made.report, made.dossier)
    } else {
      await saveEnd(trx, order, { state: 'empty', reason: made.reason }, now())
      await release(ledgerOrder(order.id), trx)
    }
  })
}

/** Whatever does not listen to the signal is left behind: it has nothing to write with. */
function unlessAborted<Answer>(signal: AbortSignal, work: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

async function fail(parts: WorkerParts, order: Claimed, error: unknown): Promise<void> {
  const failures = order.failures + 1
  parts.log.error({ err: error, analysis: order.id, failures }, 'an analysis failed')
  if (failures >= mostFailures) return giveUp(parts, order, error)
  await giveBack(parts.db, order, { failures, waitMs: backoffMs[failures - 1] ?? 0 })
}

async function giveUp({ db, release, now }: WorkerParts, order: Claimed, error: unknown): Promise<void> {
  await inTransaction(db, async (trx) => {
    await saveEnd(trx, order, { state: 'failed', reason: giveUpWords, fault: faultOf(error) }, now())
    await release(ledgerOrder(order.id), trx)
  }).catch((problem: unknown) => {
    if (!(problem instanceof Lost)) throw problem // given up by somebody else, or deleted
  })
}

/** What operators read: which error and where in the program, and none of its words, which may be the reader's. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown } // of errors of the database and the network
  const place = /(?:src|dist)\/([\w./-]+:\d+)/.exec(error.stack ?? '')?.[1]
  return [error.name, code, place && `at ${place}`].filter((part) => typeof part === 'string').join(' ')
}
