/**
 * Forecasts are scored once the outcome of their question is known, and scored anew, or not at all, once that turns out
 * otherwise: a reader of the log makes a job of each question that something changed for.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { itemChanged, itemPublished } from '#items/events.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { idOf } from '#kit/events/event.ts'
import { reader } from '#kit/server/events/reader.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { crowdChanged } from '../../events.ts'
import { rescore } from './rescore.ts'
import { listScorable } from './score-store.ts'

const payload = z.object({ id: z.string() })
type Payload = z.output<typeof payload>
/** Its key is the id of the prediction. */
const scoringTask: TaskName<Payload> = { name: 'forecasts.scoring', payload, repeat: 'again' }

/** Outcome, times and what is asked are told as changes of the item; so is what Farsight says; the model says nothing once it is known. */
export const forecastScoringReader = reader({
  name: 'forecasts that are to be scored',
  pauseMs: 500,
  kinds: [itemPublished, itemChanged, crowdChanged],
  async perform(events, trx) {
    const ids = events.some(({ kind }) => kind === 'everything') ? null : events.map(({ ref }) => idOf(ref))
    const scorable = await listScorable(trx, ids)
    await enqueueAll(
      trx,
      scoringTask,
      scorable.map((id) => ({ payload: { id }, key: id })),
    )
  },
})

type Parts = { db: Kysely<ContentTables>; now?: () => Date }

export function forecastScoringWork({ db, now = () => new Date() }: Parts): Task<Payload> {
  return {
    ...scoringTask,
    atOnce: 1,
    waits: doubling(10_000, 3_600_000),
    mostFailures: 56,
    perform: ({ id }, job) =>
      inTransaction(db, async (trx) => {
        await job.complete(trx)
        await rescore(trx, id, now())
      }),
  }
}
