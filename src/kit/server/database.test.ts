import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { openDatabase } from './database.ts'
import { inTransaction } from './transaction.ts'

const { url } = await givenDatabase<never>()

test('a closed database has no connection left, also where no query ever went through Kysely', async () => {
  const database = openDatabase<never>(url)
  await database.pool.query('select 1')
  await database.close()
  expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0])
  await database.close() // again is nothing new
})

test('to cut off what runs cancels it in PostgreSQL too, takes its transaction back and begins nothing more', async () => {
  const [cut, other] = [openDatabase<never>(url), openDatabase<never>(url)]
  await other.pool.query('create table cut_off (written text)')
  const sleeping = cut.pool.query(`select pg_sleep(300), 'cut off'`)
  const writing = inTransaction(cut.db, async (trx) => {
    await sql`insert into cut_off values ('in vain')`.execute(trx)
    await new Promise((later) => setTimeout(later, 300)) // it asks nothing when it is cut off
    await sql`insert into cut_off values ('too late')`.execute(trx)
  })
  const failures = Promise.allSettled([sleeping, writing])
  const asleep = `select from pg_stat_activity where query like '%cut off%' and state = 'active' and pid <> pg_backend_pid()`
  const count = async (text: string) => (await other.pool.query(text)).rows.length
  await expect.poll(() => count(asleep)).toBe(1)
  await cut.cutOff()
  await expect.poll(() => count(asleep)).toBe(0)
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(cut.pool.query('select 1')).rejects.toThrow(/after calling end/)
  expect(await count('select from cut_off')).toBe(0)
  await cut.close() // it is closed
  await other.close()
})
