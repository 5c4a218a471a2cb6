/** What is said as a transaction begins, and what is planned once for a connection. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { visitor } from '#kit/viewer.ts'
import { actFor } from './acting.ts'
import { plannedOnce } from './connections.ts'

const { db } = await givenDatabase()
const acting = () =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ actor: string | null }>`
      select nullif(current_setting('farsight.actor', true), '') as actor`.execute(trx)
    return rows[0]?.actor ?? null
  })
const userOf = (id: string) => ({ id, name: id, email: null, isVerified: false, isOperator: false })

test('a transaction says who acts, whatever they are called, and nobody after them is taken for them', async () => {
  expect(await actFor(userOf('7'), acting)).toBe('7')
  const odd = `a'b\\'; drop table event; --`
  expect(await actFor(userOf(odd), acting)).toBe(odd)
  expect([await actFor(visitor, acting), await acting()]).toEqual([null, null])
})

test('a statement that says so is planned once for a connection, and answers what it is asked each time', async () => {
  const asked = await db.connection().execute(async (one) => {
    const answers: number[] = []
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{
        answer: number
      }>`${sql.raw(plannedOnce)} select ${value}::int * 2 as answer`.execute(one) // eslint-disable-line no-await-in-loop
      answers.push(rows[0]?.answer ?? 0)
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from pg_prepared_statements where statement like ${`${plannedOnce}%answer`}`.execute(one)
    return [answers, rows[0]?.count]
  })
  expect(asked).toEqual([[2, 4, 6], 1])
})

test('a transaction that failed is told of as before', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sql`select 1 / 0`.execute(trx).catch(() => {})
  })
  await expect(failing).rejects.toThrow('rolled back')
  await expect(acting()).resolves.toBeNull()
})

test('a statement that a migration gave another answer fails once, and is planned anew after that', async () => {
  await sql`create table planned (word integer)`.execute(db)
  const ask = () =>
    db
      .transaction()
      .execute(async (trx) => (await sql`${sql.raw(plannedOnce)} select word from planned`.execute(trx)).rows)
  expect(await ask()).toEqual([])
  await sql`alter table planned alter column word type text`.execute(db)
  await expect(ask()).rejects.toThrow('cached plan')
  expect(await ask()).toEqual([])
})
