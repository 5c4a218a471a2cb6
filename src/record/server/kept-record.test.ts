/** The record that is summed up apart from its readers: who sums it up when, and what readers are told meanwhile. */
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#kit/server/database.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { givenServer } from '../../../test/given.ts'
import { itemsIn } from '../listed-in-record.ts'
import type { TrackRecord } from '../record.ts'
import { openRecord } from './record.ts'
import { recordReader, recordWork } from './record-work.ts'

const { app, db, pool, database } = await givenServer({ stocked: true })

const record = async (): Promise<TrackRecord> => (await app.inject('/api/record')).json().record
const inShort = async () => (await app.inject('/api/record/in-short')).json().record
const waiting = async () =>
  (await pool.query(`select count(*)::int as jobs from job where task = 'record.sums'`)).rows[0].jobs
/** How often pages were told of other sums. */
const told = async () =>
  (await pool.query(`select count(*)::int as events from event where kind = 'record.made'`)).rows[0].events

/** So much later, as a process would. */
async function sumUp(task = recordWork(database), later = '1 minute') {
  await pool.query('update record_kept set made_at = made_at - $1::interval', [later])
  await catchUp(db, recordReader)
  const queue = openQueue({ database, log: createLog('silent') })
  onTestFinished(() => queue.close())
  return queue.workOff(task)
}

test('it is summed up after something happened that it counts, and pages hear of it where it says something else', async () => {
  const before = await record()
  expect(await sumUp()).toBe(1)
  expect([await record(), await told(), await waiting()]).toEqual([before, 1, 0])
  expect(await sumUp()).toBe(0)

  await pool.query(`update item set updated_at = now() where id = 133`)
  expect(await sumUp()).toBe(1)
  expect(await told()).toBe(1)

  const { item } = before.backtests.misses[0]!
  await pool.query('update item set published_at = null where id = $1', [item.split('/')[1]])
  expect(await sumUp()).toBe(1)
  expect([await told(), (await record()).backtests.trends]).toEqual([2, before.backtests.trends - 1])
})

test('what came just after it was summed up waits until twenty seconds are over', async () => {
  const { rows } = await pool.query<{ at: Date }>('update record_kept set made_at = now() returning made_at as at')
  await pool.query(`update item set published_at = now() where id = 133`)
  await catchUp(db, recordReader)
  const queue = openQueue({ database, log: createLog('silent') })
  onTestFinished(() => queue.close())
  await queue.workOff(recordWork(database))
  expect(await waiting()).toBe(1)
  expect((await pool.query('select made_at as at from record_kept')).rows).toEqual(rows)
  await pool.query(`update job set due_at = now() where task = 'record.sums'`)
  await sumUp()
})

test('what took long rests for nineteen times as long', async () => {
  const task = recordWork(database)
  const client = await pool.connect()
  await client.query('begin; lock table trend_record')
  const waits = `select from pg_locks where not granted and relation = 'trend_record'::regclass`
  const isHeld = async () => (await pool.query(waits)).rowCount
  // Counted from when it waits: on a busy machine it may begin late.
  const letGo = async () => {
    await expect.poll(isHeld, { interval: 10 }).toBe(1)
    await setTimeout(1300)
    await client.query('commit')
    client.release()
  }
  await enqueue(db, task, { payload: {}, key: 'all' })
  expect((await Promise.all([sumUp(task), letGo()]))[0]).toBe(1)
  await enqueue(db, task, { payload: {}, key: 'all' })
  expect(await sumUp(task, '22 seconds')).toBe(0)
  await pool.query(`update job set due_at = now() where task = 'record.sums'`)
  expect(await sumUp(task, '10 minutes')).toBe(1)
})

test('one connection is enough to sum it up, and no statement waits for another', async () => {
  const one = openDatabase(database.url, { max: 1 })
  onTestFinished(() => one.close())
  let [asking, most] = [0, 0]
  const query = one.pool.query.bind(one.pool) as (...asked: unknown[]) => Promise<unknown>
  one.pool.query = (async (...asked: unknown[]) => {
    most = Math.max(most, ++asking)
    return query(...asked).finally(() => asking--)
  }) as typeof one.pool.query
  expect(await openRecord(one.pool)('2026-11-29')).toMatchObject({ trends: { listed: expect.any(Number) } })
  expect([asking, most]).toEqual([0, 1])
})

test('readers of the record, and of home, read the row and none of what it was summed up of', async () => {
  await sumUp()
  const other = await pool.connect()
  await other.query('begin; lock table score, forecast, member_record, series_state, analysis in access exclusive mode')
  const whole = await record()
  expect(await inShort()).toMatchObject({ trends: whole.backtests.trends, open: whole.forecasts.open })
  await other.query('rollback')
  other.release()
})

test('what is hidden or withheld is named no more at once, though sums are made later', async () => {
  const before = await record()
  const [hidden = '', withheld = ''] = [...new Set(before.backtests.misses.map(({ item }) => item))]
  await pool.query('update item set published_at = null where id = $1', [hidden.split('/')[1]])
  await pool.query('delete from trend_record where item_id = $1', [withheld.split('/')[1]])
  const after = await record()
  expect(itemsIn(before)).toEqual(expect.arrayContaining([hidden, withheld]))
  expect(itemsIn(after)).toEqual(itemsIn(before).filter((item) => item !== hidden && item !== withheld))
  expect(after.backtests.trends).toBe(before.backtests.trends)

  const [next] = after.forecasts.next
  await pool.query(`update record_kept set record = jsonb_set(record, '{forecasts,next,0,resolves}', '"2020-01-01"')`)
  expect((await record()).forecasts.next.map(({ item }) => item)).not.toContain(next?.item)
})

test('a row that an earlier release wrote and this one does not understand is no record, and none ends a start', async () => {
  await pool.query(`update record_kept set record = record - 'people'`)
  expect((await record()).people.questions).toBe(0)
  expect(await inShort()).toMatchObject({ trends: (await record()).backtests.trends })
})
