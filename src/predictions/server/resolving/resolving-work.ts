/**
 * Questions follow their series: a reader of the log makes a job of each question that something new may decide or annul, and
 * each job is a question for itself, tried again alone where it fails. By night those are looked at that wait for a
 * provisional value to settle.
 */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { itemChanged, itemPublished } from '#items/events.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { idOf } from '#kit/events/event.ts'
import { reader } from '#kit/server/events/reader.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { seriesObserved } from '#series/events.ts'
import { listDecided } from './observed-store.ts'
import { followSeries } from './resolve.ts'

const payload = z.object({ id: z.string() })
type Payload = z.output<typeof payload>
const resolvingTask: TaskName<Payload> = { name: 'predictions.resolving', payload, repeat: 'again' }

const patience = { atOnce: 1, waits: doubling(10_000, 3_600_000), mostFailures: 56 }

export const resolvingReader = reader({
  name: 'questions that a series decides',
  kinds: [seriesObserved, itemPublished, itemChanged],
  async perform(events, trx) {
    const ids = events.map(({ ref }) => idOf(ref))
    await enqueue(trx, await listDecided(trx, events.some(({ kind }) => kind === 'everything') ? null : ids))
  },
})

async function enqueue(trx: QueryExecutorProvider, ids: readonly string[]): Promise<void> {
  const wishes = ids.map((id) => ({ payload: { id }, key: id }))
  await enqueueAll(trx, resolvingTask, wishes)
}

type Parts = { db: Kysely<ContentTables>; now?: () => Date }

export function resolvingWork({ db, now = () => new Date() }: Parts): Task<Payload> {
  return {
    ...resolvingTask,
    ...patience,
    perform: ({ id }, job) =>
      inTransaction(db, async (trx) => {
        await job.complete(trx)
        await followSeries(trx, id, now())
      }),
  }
}

export function settlingWork(db: Kysely<ContentTables>): Task<object> {
  return {
    name: 'predictions.settling',
    payload: z.object({}),
    repeat: 'again',
    ...patience,
    schedule: '23 3 * * *',
    perform: () => inTransaction(db, async (trx) => enqueue(trx, await listDecided(trx, null))),
  }
}
