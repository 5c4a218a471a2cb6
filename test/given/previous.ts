/** A database as a release before left it: with the migrations that it knew, and what it wrote. */
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Migration, Migrator } from 'kysely/migration'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { whenDone } from '../when-done.ts'

export type Previous<Tables> = Database<Tables> & {
  /** Applies this migration, and those before it that are missing, or takes back all that came after it. */
  migrateTo(name: string): Promise<void>
}

/**
 * With every migration before the one of this name (`series` of `0016-series.ts`). Answers also what both are called, and
 * the last there is, which the program of today needs.
 */
export async function givenDatabaseBefore<Tables>(
  name: string,
): Promise<{ database: Previous<Tables>; before: string; itself: string; latest: string }> {
  const names = readdirSync('migrations')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .toSorted()
  const place = names.findIndex((one) => one.endsWith(`-${name}`))
  const [before = '', itself = ''] = names.slice(place - 1, place + 1)
  const database = await emptyDatabase<Tables>()
  const migrations = Object.fromEntries(await Promise.all(names.map(load)))
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } })
  const migrateTo = async (target: string) => {
    const { error } = await migrator.migrateTo(target)
    if (error) throw error
  }
  await migrateTo(before)
  return { database: { ...database, migrateTo }, before, itself, latest: names.at(-1) ?? '' }
}

/** A file there is a migration by its place. */
async function load(name: string): Promise<[string, Migration]> {
  return [name, (await import(pathToFileURL(resolve('migrations', `${name}.ts`)).href)) as Migration]
}

async function emptyDatabase<Tables>(): Promise<Database<Tables>> {
  const admin = openDatabase(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  const name = `test_${process.env['TEST_RUN']}_${randomBytes(6).toString('hex')}`
  await admin.pool.query(`create database ${name}`)
  const database = openDatabase<Tables>(admin.url.replace('/postgres?', `/${name}?`))
  whenDone(async () => {
    await database.close()
    await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
  })
  return database
}
