/** Fills a template of the tests' databases: with the tables, and with the starter collection and all its numbers. */
import { loadCollection } from '#app/server/collection.ts'
import type { Tables } from '#app/server/tables.ts'
import { type Database, migrate } from '#kit/server/database.ts'
import { openSigningKeys } from '#local/identity/server/signing-keys.ts'
import { makeNumbers } from '../make-numbers.ts'

/** With the key that tokens are signed with: to make one takes longer than all the rest of what signing in costs. */
export async function layTables({ db }: Database<Tables>): Promise<void> {
  await migrate(db)
  await openSigningKeys(db, () => new Date())
}

export async function stock(database: Database<Tables>): Promise<void> {
  await loadCollection(database.db, { strict: true })
  await makeNumbers(database)
  const { rowCount } = await database.pool.query('select from job')
  if (rowCount) throw new Error(`Of ${rowCount} items of the starter collection the numbers could not be made.`)
}
