/** Fills a template of the tests' databases: with the tables, and with the starter collection and all its numbers. */
import { loadCollection } from '#app/server/collection.ts'
import type { Tables } from '#app/server/tables.ts'
import { type Database, migrate } from '#kit/server/database.ts'
import { makeNumbers } from './make-numbers.ts'

export async function layTables({ db }: Database<Tables>): Promise<void> {
  await migrate(db)
}

export async function stock(database: Database<Tables>): Promise<void> {
  await loadCollection(database.db, { strict: true })
  await makeNumbers(database)
  const { rowCount } = await database.pool.query('select from job')
  if (rowCount) throw new Error(`Of ${rowCount} items of the starter collection the numbers could not be made.`)
}
