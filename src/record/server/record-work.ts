/**
 * Sums up the record, apart from whoever reads it: soon after something happened that it counts, no more often than
 * every twenty seconds and for no more than a twentieth of the time, and every ten minutes for what no event tells of,
 * such as a day that is over.
 */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { z } from 'zod'
import { scoresMade } from '#forecasts/events.ts'
import { itemChanged, itemGone, itemPublished, numbersMade } from '#items/events.ts'
import { dayOf } from '#kit/dates.ts'
import { reader } from '#kit/server/events/reader.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { doubling, Postponed, type Task, type TaskName } from '#kit/server/work/task.ts'
import { findAgeMs, saveRecord } from './kept-record.ts'
import { openRecord } from './record.ts'

const task: TaskName<object> = { name: 'record.sums', payload: z.object({}), repeat: 'again' }
const shortestPauseMs = 20_000
/** Of a million items it takes a minute: the pause grows with what it took last. */
const pauseToTaken = 19

export const recordReader = reader({
  name: 'the record',
  kinds: [itemPublished, itemChanged, itemGone, numbersMade, scoresMade],
  pauseMs: 1000,
  perform: (_, trx) => enqueue(trx, task, { payload: {}, key: 'all' }),
})

export function recordWork<Tables>(
  { db, pool }: { db: Kysely<Tables>; pool: Pool },
  now = () => new Date(),
): Task<object> {
  const sumUp = openRecord(pool)
  let pauseMs = shortestPauseMs
  return {
    ...task,
    atOnce: 1,
    waits: doubling(1000, 600_000),
    mostFailures: 40,
    schedule: '*/10 * * * *',
    async perform() {
      const ageMs = await findAgeMs(db)
      if (ageMs !== null && ageMs >= 0 && ageMs < pauseMs) throw new Postponed(pauseMs - ageMs)
      const began = performance.now()
      await saveRecord(db, await sumUp(dayOf(now())))
      pauseMs = Math.max(shortestPauseMs, pauseToTaken * (performance.now() - began))
    },
  }
}
