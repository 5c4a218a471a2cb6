/**
 * The databases that test files copy. They are kept between runs, and named by the digest of all that they are made of
 * and of the day: what was made by another program, from another collection or on another day has another name, and is
 * cleared away.
 */
import type { Pool, PoolClient } from 'pg'
import type { Tables } from '#app/server/tables.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { digestOf } from '../digest.ts'

type Fill = (database: Database<Tables>) => Promise<void>

const tables = ['test/databases/templates.ts', 'test/databases/stock.ts', 'migrations', 'package-lock.json']
export const partsOf = { empty: tables, stocked: [...tables, 'collection'] }

/** What the templates are called that fit the files of this moment. */
export function templateNames(root = '.', today = new Date()): { empty: string; stocked: string } {
  const made = [process.versions.node, today.toISOString().slice(0, 10)]
  return {
    empty: `template_${digestOf(root, partsOf.empty, ...made)}`,
    stocked: `template_${digestOf(root, partsOf.stocked, ...made)}`,
  }
}

/** Makes it where it is missing; who comes meanwhile waits. Whoever dies over it leaves a database of another name. */
export async function makeTemplate(
  { pool, url }: Database<unknown>,
  { name, from, fill }: { name: string; from?: string; fill: Fill },
) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [`${name} is made`])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} ${from ? `template ${from}` : ''} strategy file_copy`)
    const database = openDatabase<Tables>(url.replace('/postgres?', `/${unfinished}?`))
    await fill(database).finally(() => database.close()) // nobody may be connected to a database that is being copied
    await client.query(`alter database ${unfinished} rename to ${name}`)
  } finally {
    client.release(true) // and with it the lock
  }
}

/** Nobody clears the templates of these names away until the answer is called. */
export async function holdTemplates(pool: Pool, names: readonly string[]): Promise<() => void> {
  const client = await pool.connect()
  for (const name of names) await client.query('select pg_advisory_lock_shared(hashtext($1))', [name])
  return () => client.release(true)
}

/** Clears away the templates of other names, but for those that another run holds. */
export async function forgetTemplates(pool: Pool, current: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const name of await templatesOf(client)) {
      if (current.includes(name.replace('_unfinished', ''))) continue
      const { rows } = await client.query<{ isFree: boolean }>(
        'select pg_try_advisory_lock(hashtext($1)) as "isFree"',
        [name.replace('_unfinished', '')],
      )
      if (rows[0]?.isFree) await client.query(`drop database if exists ${name} with (force)`)
    }
  } finally {
    client.release(true)
  }
}

async function templatesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^template_[0-9a-f]'`,
  )
  return rows.map(({ datname }) => datname)
}
