/**
 * Keeps what numbers of other items are made of, of what a crowd says: those are kept for ever, so that it follows the
 * crowd where that says something else by a whole point at least, as everything told does, and at most once an hour; where
 * people lead no more, at once. What is still otherwise once the hour is over is taken over by a job.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { findCounted, findSaid, saveCounted } from '#items/server/said.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { doubling, Postponed, type Task, type TaskName } from '#kit/server/work/task.ts'
import { type KeptCrowd, keptSaid } from '#predictions/numbers.ts'
import { lockCrowd } from '../crowd-store.ts'

const hourMs = 3_600_000

const payload = z.object({ id: z.string() })
type Payload = z.output<typeof payload>
const countedTask: TaskName<Payload> = { name: 'forecasts.counted', payload, repeat: 'again' }

/** `isMadeAnew`: of the same forecasts. */
type Counting = { id: string; now: Date; isMadeAnew?: boolean }

/** Where it may not be taken over yet, a job does so once it may. */
export async function keepCounted(trx: QueryExecutorProvider, { id, ...how }: Counting): Promise<void> {
  const waitMs = await takeOver(trx, id, how)
  if (waitMs > 0) await enqueue(trx, countedTask, { payload: { id }, key: id, delayMs: waitMs })
}

export function countedWork(db: Kysely<ContentTables>, now = () => new Date()): Task {
  const task: Task<Payload> = {
    ...countedTask,
    atOnce: 1,
    waits: doubling(1000, hourMs),
    mostFailures: 40,
    async perform({ id }) {
      const waitMs = await inTransaction(db, async (trx) =>
        (await lockCrowd(trx, id)) ? takeOver(trx, id, { now: now() }) : 0,
      )
      if (waitMs > 0) throw new Postponed(waitMs)
    },
  }
  return task as Task
}

/** How many milliseconds are to pass before it may be: 0 where nothing is left to take over. */
async function takeOver(
  trx: QueryExecutorProvider,
  id: string,
  { now, isMadeAnew = false }: Omit<Counting, 'id'>,
): Promise<number> {
  const [said, before] = [await findSaid(trx, id), await findCounted(trx, id)]
  const crowd = crowdIn(said)
  if (!isDeepStrictEqual(estimateOf(before?.counted), estimateOf(said))) {
    // Of whom fewer than three are left nothing is counted from that moment on; the hour runs until people count again.
    const waitMs = crowd ? waitAfter(before, now) : 0
    if (waitMs === 0) await saveCounted(trx, id, crowd && said, now)
    return waitMs
  }
  // Of a history that was made anew the row is another, and says the same.
  if (isMadeAnew && before && crowd) await saveCounted(trx, id, said, before.at)
  return 0
}

/** A clock that went back makes nobody wait longer than the hour. */
function waitAfter(before: { at: Date } | null, now: Date): number {
  return before ? Math.max(0, hourMs - Math.max(0, now.getTime() - before.at.getTime())) : 0
}

const estimateOf = (said: object | null | undefined) => crowdIn(said)?.estimate

/** Only what names its row can be read again; of earlier days it is named once it is told again. */
function crowdIn(said: object | null | undefined): KeptCrowd | null {
  const crowd = keptSaid.parse(said ?? {}).crowd
  return crowd?.row === undefined ? null : crowd
}
