/** A replica that streams from a database in use, and processes that read what visitors are shown from it. */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createServer } from '#app/server/server.ts'
import type { Tables } from '#app/server/tables.ts'
import { loadCollection } from '#app/server/collection.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { findDatabase, migrate, openDatabase } from '#kit/server/database.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { makeReplica } from '#kit/server/replica/make-replica.ts'
import { promote } from '#kit/server/replica/promote.ts'
import { whenDone } from '../when-done.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsight-replica-'))
const into = join(folder, 'second')
const primary = await openEmbeddedPostgres(join(folder, 'first'))
whenDone(async () => {
  await replica?.release()
  await primary.release()
  rmSync(folder, { recursive: true, force: true })
})
const url = await primary.database('farsight')
let replica: EmbeddedPostgres | undefined
const { db, pool, close } = openDatabase<Tables>(url)
whenDone(close)

beforeAll(async () => {
  await migrate(db)
  await loadCollection(db)
  await makeReplica({ of: url, into, slot: 'second', say: () => {} })
  replica = await openEmbeddedPostgres(into)
})

/** Lines of the log, and the server that wrote them. */
async function givenReading() {
  const env = {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: (await replica?.database('farsight')) ?? '',
    SIGN_IN_STAND_INS: 'on',
  }
  const config = readConfig(env)
  const database = await findDatabase<Tables>(config)
  const app = await createServer({ database, config })
  whenDone(async () => {
    await app.close()
    await database.close()
  })
  return { app, reader: database.pool.replica }
}

const titled = (n: number) => `Title after change ${n} of all`

test('after each of 200 changes neither of two processes keeps an old page, and they read the replica', async () => {
  const readers = [await givenReading(), await givenReading()]
  await expect.poll(() => readers.every(({ reader }) => (reader?.totalCount ?? 0) > 0)).toBe(true)
  let old = 0
  let taken = 0
  for (const { reader } of readers) reader?.on('acquire', () => void taken++)
  for (let n = 1; n <= 200; n++) {
    await pool.query('update item set title = $1, version = version + 1 where id = 131', [titled(n)])
    const heard = readers.map(async ({ app }) => {
      await app.hearEvents()
      await app.inject('/trend/131') // what is kept from here on is what the next one is handed
      const { body } = await app.inject('/trend/131')
      if (!body.includes(titled(n))) old++
    })
    await Promise.all(heard)
  }
  expect(old).toBe(0)
  // Most of what 400 pages show was read there; the rest while it was not far enough.
  expect(taken).toBeGreaterThan(400)
})

test('once the replica is stopped nothing fails, and the primary answers', async () => {
  const { app, reader } = await givenReading()
  await expect.poll(() => reader?.totalCount ?? 0).toBeGreaterThan(0)
  await replica?.release()
  const pages = ['/', '/trend/1', '/trend/2', '/trend/3', '/stuff', '/record']
  const statuses = await Promise.all(pages.map(async (path) => (await app.inject(path)).statusCode))
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  replica = await openEmbeddedPostgres(into)
})

test('a replica is promoted once, and not while its primary answers', async () => {
  const at = (await replica?.database('postgres')) ?? ''
  await expect.poll(() => promote(at).catch((error: Error) => error.message)).toMatch(/Its primary still answers/)
  await expect(makeReplica({ of: at, into: join(folder, 'third'), slot: 'third', say: () => {} })).rejects.toThrow(
    'The database of --of is a replica itself. Name its primary.',
  )
  await expect(makeReplica({ of: url, into: join(folder, 'first'), slot: 'x', say: () => {} })).rejects.toThrow(
    /holds a database that is no replica/,
  )
  await close()
  await primary.release()
  expect(await promote(at)).toBeInstanceOf(Date)
  await expect(promote(at)).rejects.toThrow('It is no replica any more: it takes writes')
  const promoted = openDatabase<Tables>((await replica?.database('farsight')) ?? '')
  const { rows } = await promoted.pool.query('update item set title = $1 where id = 131 returning id', [
    'Written there',
  ])
  expect(rows).toHaveLength(1)
  await promoted.close()
})
