/**
 * Which database serves this process, and how is it reached? One pool of connections, Kysely on it, and the migrations.
 */
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Pool, TypeOverrides } from 'pg'
import { openEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'

export type Database<Tables> = { url: string; pool: Pool; db: Kysely<Tables>; close(): Promise<void> }

/** Takes a line for the people who run it. */
export type Say = (line: string) => void

const dateType = 1082
/** Whoever cannot be served within this time is told so. */
const connectMs = 10_000

/** The database that is named, else the embedded one under the data folder. */
export async function findDatabase<Tables>(
  { databaseUrl, dataFolder }: { databaseUrl?: string | undefined; dataFolder: string },
  say: Say = () => {},
): Promise<Database<Tables>> {
  if (databaseUrl) return openDatabase<Tables>(databaseUrl)
  const server = await openEmbeddedPostgres(dataFolder, { say })
  const database = openDatabase<Tables>(await server.database('farsight'))
  return {
    ...database,
    close: async () => {
      await database.close()
      await server.release()
    },
  }
}

/**
 * A `date` is read as the day it is ('2026-11-20'), not as a moment in some time zone; a bigint as a string; a
 * timestamptz as a Date.
 */
export function openDatabase<Tables>(url: string, { max = 10 } = {}): Database<Tables> {
  const types = new TypeOverrides()
  types.setTypeParser(dateType, (day) => day)
  const pool = new Pool({ connectionString: url, max, types, connectionTimeoutMillis: connectMs })
  pool.on('error', () => {}) // an idle connection broke: the pool makes another
  pool.on('connect', (client) => client.on('error', () => {})) // a used one broke: its query says so
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only where a query of its own has gone through it.
    if (!pool.ending) await pool.end()
  }
  return { url, pool, db, close }
}

/** Applies the migrations that are missing. Several processes may do it at once. */
export async function migrate<Tables>(db: Kysely<Tables>, folder = 'migrations'): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  // A migration file is one by its place: it exports `up`.
  const load = async (name: string) =>
    [name.replace('.ts', ''), (await import(pathToFileURL(resolve(join(folder, name))).href)) as Migration] as const
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(await Promise.all(names.map(load))) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
