/**
 * `npm run bench -- fill --items N`: makes a base of N items once, and keeps it. It is named by the digest of all that lays
 * tables and fills them, so that another migration or another way of filling makes another one; benches start from
 * copies of it.
 */
import { globSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { engineVersion } from '#app/server/kind-numbers.ts'
import type { Tables } from '#app/server/tables.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { memoryMbOf } from '#kit/server/embedded-postgres/memory.ts'
import { digestOfFiles } from '../../test/digest.ts'
import { layTables, stock } from '../../test/databases/stock.ts'
import { makeTemplate } from '../../test/databases/templates.ts'
import { type Filled, fillBase } from './fill-base.ts'

/** Stays where it is: 1,000,000 items take an hour to make. */
const folder = process.env['FARSIGHT_BENCH'] ?? '.farsight/bench-bases'

/** Not with all that they load: the rows would be the same, and an hour's work would be lost with every change. */
const parts = '{migrations,collection,bench/fill}/**/*'

type Kept = { server: Awaited<ReturnType<typeof openEmbeddedPostgres>>; admin: Database<unknown>; name: string }

/** Makes it where it is missing; answers what that took, or null where it was there. */
export async function benchFill(items: number) {
  const kept = await openKept(items)
  try {
    const made = await makeKept(kept, items)
    const { rows } = await kept.admin.pool.query<{ bytes: string }>('select pg_database_size($1) as bytes', [kept.name])
    return { folder, database: kept.name, megabytes: Math.round(Number(rows[0]?.bytes) / 1e6), made }
  } finally {
    await closeKept(kept)
  }
}

export type FilledWorld = { database: Database<Tables>; server: Kept['server']; close(): Promise<void> }

/** A copy of it, which is dropped in the end. */
export async function openFilled(items: number, name = `bench_${process.pid}`): Promise<FilledWorld> {
  const kept = await openKept(items)
  await makeKept(kept, items)
  await kept.admin.pool.query(`create database ${name} template ${kept.name} strategy file_copy`)
  const database = openDatabase<Tables>(urlOf(kept, name))
  return {
    database,
    server: kept.server,
    async close() {
      await database.close()
      await kept.admin.pool.query(`drop database ${name} with (force)`)
      await closeKept(kept)
    },
  }
}

/** Its own server, with the memory that the product would give it, which nothing is asked to outlive: what is lost is made again. */
async function openKept(items: number): Promise<Kept> {
  const memoryMb = memoryMbOf({ totalBytes: totalmem(), limitBytes: process.constrainedMemory() })
  const server = await openEmbeddedPostgres(folder, { throwaway: true, memoryMb, say })
  const admin = openDatabase<unknown>(await server.database('postgres'))
  const files = globSync(parts, { exclude: (name) => name.endsWith('.test.ts') }).filter((file) =>
    statSync(file).isFile(),
  )
  return { server, admin, name: `filled_${digestOfFiles('.', files, String(engineVersion))}_${items}` }
}

async function makeKept({ admin, name }: Kept, items: number): Promise<Filled | null> {
  let made: Filled | null = null
  await forgetOthers(admin, name)
  await makeTemplate(admin, {
    name,
    async fill(base) {
      await layTables(base)
      await stock(base)
      made = await fillBase(base, { items, say })
    },
  })
  return made
}

/** Those of as many items that were made otherwise: they take gigabytes, and nobody asks for them any more. */
async function forgetOthers({ pool }: Database<unknown>, name: string): Promise<void> {
  const { rows } = await pool.query<{ datname: string }>(
    `select datname from pg_database where datname ~ ('^filled_[0-9a-f]+_' || $1 || '(_unfinished)?$') and datname not like $2 || '%'`,
    [name.split('_').at(-1), name],
  )
  for (const { datname } of rows) await pool.query(`drop database if exists ${datname} with (force)`)
}

async function closeKept({ server, admin }: Kept): Promise<void> {
  await admin.close()
  await server.release()
}

function urlOf({ admin }: Kept, name: string): string {
  return admin.url.replace('/postgres?', `/${name}?`)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
