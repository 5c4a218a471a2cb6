/**
 * Which database serves this process, and how is it reached? One pool of connections, Kysely on it, and the migrations.
 */
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, PostgresDialect, type QueryExecutorProvider, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Pool, TypeOverrides } from 'pg'
import { connectionsOf } from './connections.ts'
import type { EmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { openForFolder, type Wanted } from './embedded-postgres/for-folder.ts'
import { cuttable, endWhereSilent } from './hang-up.ts'
import { TimedPool } from './timed-pool.ts'

export type Database<Tables> = {
  /** Of its own connections, past any pooler: for what listens, takes jobs, locks for a session or lays tables. */
  url: string
  pool: TimedPool
  db: Kysely<Tables>
  /** Where the embedded one lays finished WAL, where that is kept. */
  archive?: string | undefined
  /** After what is under way. */
  close(): Promise<void>
  /** Begins nothing more on its pool and cancels what is under way there, which fails. */
  cutOff(): Promise<void>
}

/** Takes a line for the people who run it. */
export type Say = (line: string) => void

const dateType = 1082
/** Whoever cannot be served within this time is told so. */
const connectMs = 10_000

/**
 * To connect takes the database as long as fifty small statements: who comes some minutes after the last reader finds
 * what that one had.
 */
const idleMs = 300_000

/**
 * For connections that people wait for: how long for one of them, how long one statement may take, and how long
 * PostgreSQL may be silent before it is taken for dead.
 */
export type Patience = { connectMs: number; statementMs: number; silenceMs: number }
/** For work of its own connections that nobody waits for, or that waits for others: no statement of it takes longer. */
export const working: Patience = { connectMs: 10_000, statementMs: 60_000, silenceMs: 65_000 }
const serving: Patience = { connectMs: 2000, statementMs: 10_000, silenceMs: 12_000 }

type Named = Wanted & { databaseUrl?: string | undefined; directUrl?: string | undefined }

/** The database that is named, else the embedded one under the data folder; `coming`: that one, where it was begun before. */
export async function findDatabase<Tables>(
  { databaseUrl, directUrl, ...wanted }: Named,
  say: Say = () => {},
  coming?: Promise<EmbeddedPostgres>,
): Promise<Database<Tables>> {
  if (databaseUrl) {
    const answering = openDatabase<Tables>(databaseUrl, { patience: serving })
    return { ...answering, url: directUrl ?? databaseUrl }
  }
  const server = await (coming ?? openForFolder(wanted, say))
  const database = openDatabase<Tables>(await server.database('farsight'), { patience: serving })
  await countStatements(database.pool)
  return {
    ...database,
    archive: server.archive,
    close: async () => {
      await database.close()
      await server.release()
    },
  }
}

/** Lets operators ask for what statements cost. A package that lacks it, or another process that is making it, ends no start. */
async function countStatements(pool: Pool): Promise<void> {
  await pool.query('create extension if not exists pg_stat_statements').catch(() => {})
}

/** Without `patience`: for laying tables and the collection, which take as long as they must, and for tests. */
type Wish = { max?: number; patience?: Patience }

/**
 * A `date` is read as the day it is ('2026-11-20'), not as a moment in some time zone; a bigint as a string; a
 * timestamptz as a Date.
 */
export function openDatabase<Tables>(url: string, { max = 10, patience }: Wish = {}): Database<Tables> {
  const types = new TypeOverrides()
  types.setTypeParser(dateType, (day) => day)
  const pool = new TimedPool({
    connectionString: url,
    max,
    idleTimeoutMillis: idleMs,
    types,
    connectionTimeoutMillis: patience?.connectMs ?? connectMs,
    ...(patience && { statement_timeout: patience.statementMs }),
  })
  pool.on('error', () => {}) // an idle connection broke: the pool makes another
  pool.on('connect', (client) => client.on('error', () => {})) // a used one broke: its query says so
  if (patience) endWhereSilent(pool, patience.silenceMs)
  const cutOff = cuttable(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connectionsOf(pool) }) })
  const close = async () => {
    if (pool.ending) return
    await db.destroy()
    // Kysely ends the pool only where a query of its own has gone through it.
    if (!pool.ending) await pool.end()
  }
  return { url, pool, db, close, cutOff }
}

/** Names of the migrations that a later program has applied, and that this one does not have. */
export async function listNewerMigrations(db: QueryExecutorProvider): Promise<string[]> {
  const known = new Set((await listFiles('migrations')).map(nameOf))
  return (await listApplied(db)).filter((name) => !known.has(name))
}

/** `expands`: a program that does not know it goes on serving once it is applied. */
export type MissingMigration = { name: string; expands: boolean }

/** What `migrate` would apply, in its order. */
export async function listMissingMigrations(
  db: QueryExecutorProvider,
  folder = 'migrations',
): Promise<MissingMigration[]> {
  const applied = new Set(await listApplied(db))
  const files = (await listFiles(folder)).filter((file) => !applied.has(nameOf(file))).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const [name, migration] = await loadMigration(folder, file)
      return { name, expands: migration.expands === true }
    }),
  )
}

/** Names of the migrations that have been applied, the first of them first. */
export async function listApplied(db: QueryExecutorProvider): Promise<string[]> {
  const { rows: tables } = await sql<{
    table: string | null
  }>`select to_regclass('kysely_migration')::text as table`.execute(db)
  if (!tables[0]?.table) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A migration file is one by its place: it exports `up`, and `expands` where the program before may go on meanwhile. */
async function loadMigration(folder: string, file: string): Promise<[string, Migration & { expands?: boolean }]> {
  const path = pathToFileURL(resolve(join(folder, file))).href
  return [nameOf(file), (await import(path)) as Migration & { expands?: boolean }]
}

const nameOf = (file: string): string => file.replace('.ts', '')

const isSame = (names: readonly string[], applied: readonly string[]): boolean =>
  names.length === applied.length && new Set([...names, ...applied]).size === names.length

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
}

/**
 * Applies the migrations that are missing. Several processes may do it at once. Where all are applied none is read: to
 * compile them takes a third of a second of each start.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder = 'migrations'): Promise<void> {
  const names = await listFiles(folder)
  if (isSame(names.map(nameOf), await listApplied(db))) return
  const load = (name: string) => loadMigration(folder, name)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(await Promise.all(names.map(load))) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
