/**
 * The history of crowds goes on behind those who forecast: a reader of the log makes a job of each prediction whose crowd
 * may say something else, and several words within ten seconds are one row.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { itemChanged, itemPublished } from '#items/events.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { idOf } from '#kit/events/event.ts'
import { reader } from '#kit/server/events/reader.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, Postponed, type Task, type TaskName } from '#kit/server/work/task.ts'
import { crowdChanged, forecastMade } from '../events.ts'
import { listForecast } from './crowd-store.ts'
import { tellCrowd, waitFor } from './tell-crowd.ts'

const payload = z.object({ id: z.string() })
type Payload = z.output<typeof payload>
export const crowdTask: TaskName<Payload> = { name: 'forecasts.crowd', payload, repeat: 'again' }

export const crowdReader = reader({
  name: 'crowds',
  // The call that forecasts tells what is due by itself; what is left has ten seconds.
  pauseMs: 500,
  // What is asked may be worded otherwise, or have other options.
  kinds: [forecastMade, crowdChanged, itemChanged, itemPublished],
  async perform(events, trx) {
    const now = new Date()
    const ids = events.map(({ ref }) => idOf(ref))
    const found = await listForecast(trx, events.some(({ kind }) => kind === 'everything') ? null : ids)
    const wishes = found.map(({ id, at }) => ({ payload: { id }, key: id, delayMs: waitFor(at, now) }))
    await enqueueAll(trx, crowdTask, wishes)
  },
})

export function crowdWork(db: Kysely<ContentTables>): Task {
  const task: Task<Payload> = {
    ...crowdTask,
    atOnce: 1,
    waits: doubling(1000, 3_600_000),
    mostFailures: 40,
    async perform({ id }) {
      const waitMs = await tellCrowd(db, id, new Date())
      if (waitMs > 0) throw new Postponed(waitMs)
    },
  }
  return task as Task
}
