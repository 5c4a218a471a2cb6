import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { askBriefly, seldom } from './seldom.ts'

const { db } = await givenDatabase()

test('however many ask, it is asked once in 15 seconds', async () => {
  let [asked, at] = [0, 0]
  const find = seldom(
    async () => ++asked,
    () => at,
  )
  expect(await Promise.all([find(), find()])).toEqual([1, 1])
  at = 14_999
  expect(await find()).toBe(1)
  at = 15_000
  expect(await find()).toBe(2)
})

test('what could not be asked is nothing, and is asked again', async () => {
  let at = 0
  const find = seldom(
    () => (at === 0 ? Promise.reject(new Error('away')) : Promise.resolve('there')),
    () => at,
  )
  expect(await find()).toBeNull()
  at = 15_000
  expect(await find()).toBe('there')
})

test('a database that is too busy is not asked for longer than a second, and the connection goes on as before', async () => {
  const ask = askBriefly(db, (trx) => sql`select pg_sleep(5)`.execute(trx))
  await expect(ask).rejects.toMatchObject({ code: '57014' })
  const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(db)
  expect(rows).toEqual([{ timeout: '0' }])
})
