import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { partsOf } from './parts.ts'

/** What there is to say of a server that has just begun; it is asked once in 15 seconds. */
async function readiness(trouble: string) {
  const { app, pool } = await givenServer()
  await pool.query(trouble)
  const answer = await app.inject('/readyz')
  return { status: answer.statusCode, parts: answer.json<{ parts: Record<string, object> }>().parts }
}

test('work that somebody has waited for too long is said, and keeps no visitor away', async () => {
  const { status, parts } = await readiness(
    `insert into job (task, key, payload, owner, priority, due_at)
     values ('items.numbers', '1', '{"id": "1"}', '', 0, now() - interval '20 minutes')`,
  )
  expect([status, parts['work']]).toEqual([200, { state: 'late', seconds: expect.closeTo(1200, -1) }])
})

test('what is made anew with everything may wait as long as it must', async () => {
  const { parts } = await readiness(
    `insert into job (task, key, payload, owner, priority, due_at)
     values ('items.numbers', '1', '{"id": "1"}', '', 10, now() - interval '20 minutes')`,
  )
  expect(parts['work']).toEqual({ state: 'ok', seconds: 0 })
})

test('a database that a later program has brought over is said, and keeps no visitor away', async () => {
  const { status, parts } = await readiness(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
  expect([status, parts['migrations']]).toEqual([200, { state: 'newer than this program' }])
})

test('a process that hears of no changes says since when', async () => {
  const { db } = await givenServer()
  const since = new Date(Date.now() - 90_000)
  const parts = await partsOf(db, () => ({ isListening: false, since }))()
  expect(parts['listening']).toEqual({ state: 'lost', seconds: 90 })
})

test('while the database cannot be asked, the rest is not made up', async () => {
  const { db, pool } = await givenServer()
  await pool.query('alter table job rename to job_elsewhere')
  const parts = await partsOf(db, () => ({ isListening: true, since: new Date() }))()
  expect(Object.keys(parts)).toEqual(['listening'])
})
