/**
 * Performs one job: holds its lease while it works, ends it, or has it tried again later and in the end given up. What
 * dies without a word leaves its lease to run out, and the next one goes on from the steps that were kept.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { inTransaction } from '../transaction.ts'
import { type Claimed, giveBack, listSteps, renew, saveDone, saveGivenUp, saveStep } from './job-store.ts'
import { type Ended, type Job, Lost, placeOf, Postponed, type Task, waitAfter } from './task.ts'

export type Performing = {
  db: Kysely<never>
  log: FastifyBaseLogger
  leaseMs: number
  random: () => number
  leaving: AbortSignal
  /** Told of each job that ends, whichever way. */
  onEnded(job: Ended): void
}

const usualLongestMs = 600_000
const usualMostBegun = 1000

/** Whether it was done. */
export async function perform(parts: Performing, task: Task, claimed: Claimed): Promise<boolean> {
  const lost = new AbortController()
  const late = AbortSignal.timeout(task.longestMs ?? usualLongestMs)
  const signal = AbortSignal.any([lost.signal, late, ...(task.isResumable ? [parts.leaving] : [])])
  const heartbeat = setInterval(() => void renewOr(parts, task, claimed, lost), parts.leaseMs / 3)
  const began = performance.now()
  try {
    if (isHopeless(task, claimed))
      return await giveUp(parts, task, { ...claimed, error: new Error('It ended without a word.') })
    await carryOut(parts, task, { claimed, signal })
    parts.onEnded({ task: task.name, outcome: 'done', seconds: (performance.now() - began) / 1000 })
    return true
  } catch (error) {
    // Whatever fails while a process leaves may have been cut off: if it is a fault of its own, the next will tell.
    const hasLeft = parts.leaving.aborted && !late.aborted
    if (!lost.signal.aborted) await endInVain(parts, task, { ...claimed, error: hasLeft ? new Postponed(0) : error })
    return false
  } finally {
    clearInterval(heartbeat)
  }
}

async function endInVain(parts: Performing, task: Task, failed: Failed): Promise<void> {
  const { error, failures } = failed
  if (error instanceof Postponed) await giveBack(parts.db, failed, { waitMs: error.ms, failures })
  else if (!(error instanceof Lost)) await fail(parts, task, failed)
}

function isHopeless({ mostFailures, mostBegun = usualMostBegun }: Task, { failures, begun }: Claimed): boolean {
  return failures >= mostFailures || begun > mostBegun
}

async function renewOr(
  { db, log, leaseMs }: Performing,
  task: Task,
  claimed: Claimed,
  lost: AbortController,
): Promise<void> {
  try {
    if (!(await renew(db, claimed, leaseMs))) lost.abort(new Lost())
  } catch (error) {
    log.warn({ err: error, task: task.name, job: claimed.id }, 'a lease could not be renewed')
  }
}

async function carryOut(
  { db }: Performing,
  task: Task,
  { claimed, signal }: { claimed: Claimed; signal: AbortSignal },
): Promise<void> {
  const state = { isComplete: false }
  const end = (trx: QueryExecutorProvider) => saveDone(trx, claimed, task)
  const job: Job = {
    id: claimed.id,
    begun: claimed.begun,
    signal,
    steps: () => listSteps(db, claimed.id),
    async keep(step, data, also) {
      signal.throwIfAborted()
      await inTransaction(db, async (trx) => {
        await saveStep(trx, claimed, step, data)
        await also?.(trx)
      })
      claimed.failures = 0
    },
    async complete(trx) {
      await end(trx)
      state.isComplete = true
    },
  }
  await unlessAborted(signal, Promise.resolve(task.perform(task.payload.parse(claimed.payload), job)))
  if (!state.isComplete) await end(db)
}

/** Whatever does not listen to the signal is left behind: it has nothing to write with. */
function unlessAborted<Answer>(signal: AbortSignal, work: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

type Failed = Claimed & { error: unknown }

async function fail(parts: Performing, task: Task, failed: Failed): Promise<void> {
  const failures = failed.failures + 1
  const { error, id } = failed
  parts.onEnded({ task: task.name, outcome: 'failed', seconds: 0 })
  parts.log.warn({ err: error, task: task.name, job: id, failures }, 'a job failed')
  if (failures >= task.mostFailures) return void (await giveUp(parts, task, { ...failed, failures }))
  const fault = (task.faultOf ?? placeOf)(error)
  await giveBack(parts.db, failed, { failures, fault, waitMs: waitAfter(failures, task.waits, parts.random()) })
}

/** Answers false: it was not done. */
async function giveUp({ db, log, onEnded }: Performing, task: Task, failed: Failed): Promise<false> {
  const { id, failures, error } = failed
  const fault = (task.faultOf ?? placeOf)(error)
  onEnded({ task: task.name, outcome: 'given up', seconds: 0 })
  log.error({ err: error, task: task.name, job: id, failures }, 'a job was given up')
  await inTransaction(db, async (trx) => {
    if (!(await saveGivenUp(trx, failed, { fault, failures }))) return giveBack(trx, failed, { waitMs: 0, failures: 0 })
    const { data: payload } = task.payload.safeParse(failed.payload)
    if (payload !== undefined) await task.giveUp?.(trx, payload, { fault })
  }).catch((problem: unknown) => {
    if (!(problem instanceof Lost)) throw problem // given up by somebody else, or cancelled
  })
  return false
}
