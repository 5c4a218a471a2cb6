/** What the database fails with in earnest, and what is made of it. */
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase, givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'
import { whyUnavailable } from './database-trouble.ts'

const { url, pool: other } = await givenDatabase<never>()

function givenPool(options: ConstructorParameters<typeof Pool>[0] = {}) {
  const pool = new Pool({ connectionString: url, max: 1, ...options })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  return pool
}
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => whyUnavailable(error),
  )

test('a statement that takes too long is unavailable', async () => {
  expect(await faultOf(givenPool({ statement_timeout: 20 }).query('select pg_sleep(60)'))).toBe('unavailable')
})

test('a connection that is ended under a statement is unavailable', async () => {
  const pool = givenPool({ application_name: 'ended soon' })
  const asked = faultOf(pool.query('select pg_sleep(60)'))
  const end = `select pg_terminate_backend(pid) as done from pg_stat_activity where application_name = 'ended soon' and query like '%sleep%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await other.query(end)).rowCount).toBe(1)
  expect(await asked).toBe('unavailable')
})

test('no connection within the time that there is for it is unavailable', async () => {
  const pool = givenPool()
  const client = await pool.connect()
  pool.options.connectionTimeoutMillis = 20 // the first may take as long as it must
  expect(await faultOf(pool.query('select 1'))).toBe('unavailable')
  client.release()
})

test('a PostgreSQL that is not there is unavailable', async () => {
  expect(await faultOf(givenPool({ connectionString: 'postgresql://127.0.0.1:9/none' }).query('select 1'))).toBe(
    'unavailable',
  )
})

test.each([`select 1 from nothing`, `select 1 / 0`, `select 'x'::int`])('%s is a bug of ours', async (text) => {
  expect(await faultOf(givenPool().query(text))).toBe(null)
})

test('where there is no room left, whoever writes is told when to come back, readers are served, and /readyz sounds an alarm', async () => {
  const { app, pool } = await givenServer({ stocked: true })
  const ada = await givenUser(app)
  expect((await app.inject('/readyz')).json().alarms ?? []).toEqual([])
  // As PostgreSQL says it.
  await pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await pool.query('create trigger full_disk before insert on save for each statement execute function full_disk()')
  const { statusCode, headers, body } = await ada.call('PUT', '/api/items/trend/131/save')
  expect([statusCode, headers['retry-after'], JSON.parse(body).error.code]).toEqual([503, '60', 'no-room'])
  expect(body).not.toContain('extend')
  expect((await app.inject('/api/items/trend/131')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json().alarms]).toEqual([
    200,
    [expect.stringMatching(/^The disk of the database is full/)],
  ])
})
