import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { openDatabase } from './database.ts'

const { url } = await givenDatabase()

async function givenTold() {
  const database = openDatabase<never>(url, { max: 1 })
  const slow: { statement: string; ms: number }[] = []
  const waited: number[] = []
  database.pool.slow = (statement, ms) => void slow.push({ statement, ms })
  database.pool.heard = (seconds) => void waited.push(seconds)
  return { ...database, slow, waited }
}

test('a statement that takes longer than half a second is told of, without the values that it was asked with', async () => {
  const { pool, db, close, slow } = await givenTold()
  await pool.query(`select pg_sleep($1), 'a secret ''word''' as said`, [0.6])
  await db.transaction().execute(async () => {})
  const client = await pool.connect()
  await client.query({ text: 'select\n  pg_sleep($1)', values: [0.6] })
  await client.query('select pg_sleep(0.6) where $1', ['no answer']).catch(() => {})
  client.release()
  await close()
  expect(slow).toEqual([
    { statement: `select pg_sleep($1), '…' as said`, ms: expect.any(Number) },
    { statement: 'select pg_sleep($1)', ms: expect.any(Number) },
  ])
  expect(Math.min(...slow.map(({ ms }) => ms))).toBeGreaterThanOrEqual(600)
})

test('whoever waits for a connection is counted, by a promise and by a query of the pool', async () => {
  const { pool, close, waited } = await givenTold()
  await Promise.all([pool.query('select pg_sleep(0.2)'), pool.query('select 1'), pool.query('select 2')])
  const client = await pool.connect()
  client.release()
  await close()
  expect(waited.length).toBe(4)
  expect(waited.filter((seconds) => seconds >= 0.2).length).toBe(2)
})
