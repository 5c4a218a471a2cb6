/**
 * What a task is: work that is done apart from whoever asks for it, and survives the process. Its jobs wait in the
 * database; `queue.ts` does them, `enqueue.ts` adds them. Each may be performed more than once, so that performing it
 * again must change nothing.
 */
import type { QueryExecutorProvider } from 'kysely'
import type { z } from 'zod'

/** What adding a job asks of its task. */
export type TaskName<Payload = unknown> = {
  /** In the database, and for operators: `room.what`. */
  name: string
  /** Looked at when a job is added and when it is performed, which may be a later program. */
  payload: z.ZodType<Payload>
  /**
   * What the same key means while there is such a job: `once`, that it is the same job, also after it is done, for as
   * long as it is kept; `again`, that it is to be performed once more after this moment.
   */
  repeat: 'once' | 'again'
}

export type Task<Payload = unknown> = TaskName<Payload> & {
  perform(payload: Payload, job: Job): Promise<unknown>
  /** How many a process performs at once. */
  atOnce: number
  /** In milliseconds, after the first failure in a row, the second and so on; the last holds for all that follow. */
  waits: readonly number[]
  /** After so many failures in a row it is given up, and shown to operators. One whose process died has failed. */
  mostFailures: number
  /** However far it gets each time. */
  mostBegun?: number
  /** What takes longer hangs, and has failed. */
  longestMs?: number
  /** For so long its key is remembered after it was done. */
  keptDays?: number
  /** When it is done without being asked for, as a cron line in UTC. */
  schedule?: string
  /** It hears of the process leaving by its signal, and goes on elsewhere; others are waited for, until their database is cut off. */
  isResumable?: boolean
  /** What else follows from giving it up, in the same transaction. Then it is over: nobody does it again. */
  giveUp?(trx: QueryExecutorProvider, payload: Payload, job: { fault: string }): Promise<void>
  /** What operators read of an error; by default nothing of its words, which may be a reader's. */
  faultOf?(error: unknown): string
}

/** One job while it is performed. */
export type Job = {
  id: string
  /** How often it was begun, with this time. */
  begun: number
  /** Aborted when this process has no right to it any more, or when it takes too long. */
  signal: AbortSignal
  /** What was kept of earlier tries, by the names of the steps. */
  steps(): Promise<Map<string, unknown>>
  /** Keeps a step, and writes whatever goes with it in the same transaction. Throws `Lost`. */
  keep(step: string, data: unknown, also?: (trx: QueryExecutorProvider) => Promise<unknown>): Promise<void>
  /**
   * Ends the job in the transaction that holds its effect: both happen, or neither. Without it, it ends after
   * `perform`. Throws `Lost`.
   */
  complete(trx: QueryExecutorProvider): Promise<void>
}

/** How a job ended that was begun here. */
export type Ended = { task: string; outcome: 'done' | 'failed' | 'given up'; seconds: number }

/** Another has the job by now, or it was cancelled: whoever had it writes nothing more. */
export class Lost extends Error {
  override name = 'Lost'
}

/** Not now, though nothing has failed. */
export class Postponed extends Error {
  override name = 'Postponed'
  readonly ms: number
  constructor(ms: number) {
    super(`Postponed by ${ms} ms.`)
    this.ms = ms
  }
}

/** Waits that double up to the longest. */
export function doubling(firstMs: number, longestMs: number): number[] {
  return firstMs >= longestMs ? [longestMs] : [firstMs, ...doubling(firstMs * 2, longestMs)]
}

/**
 * With jitter: a quarter less to a quarter more, so that what failed together does not come again together. `random`
 * from 0 to 1.
 */
export function waitAfter(failures: number, waits: readonly number[], random: number): number {
  const wait = waits[Math.min(failures, waits.length) - 1] ?? 0
  return Math.round(wait * (0.75 + random / 2))
}

/** Which error and where in the program, and none of its words. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown } // of errors of the database and the network
  const place = /(?:src|dist)\/([\w./-]+:\d+)/.exec(error.stack ?? '')?.[1]
  return [error.name, code, place && `at ${place}`].filter((part) => typeof part === 'string').join(' ')
}
