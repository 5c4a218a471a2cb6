import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { openDatabase } from './database.ts'

const { url } = await givenDatabase<never>()

test('a closed database has no connection left, also where no query ever went through Kysely', async () => {
  const database = openDatabase<never>(url)
  await database.pool.query('select 1')
  await database.close()
  expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0])
  await database.close() // again is nothing new
})
