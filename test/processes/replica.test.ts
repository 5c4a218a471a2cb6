/** A replica that streams from a database in use, and processes that read what visitors are shown from it. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Tables } from '#app/server/tables.ts'
import { openDatabase } from '#kit/server/database.ts'
import { makeReplica } from '#kit/server/replica/make-replica.ts'
import { promote } from '#kit/server/replica/promote.ts'
import { freezePostgres } from '../databases/frozen.ts'
import { givenReading, givenReplicated } from './replicated.ts'

const world = await givenReplicated()
const { folder, into, primary, url, pool, database } = world

/** From now on what visitors are shown is read there. */
async function isRead({ app, read }: Pick<Awaited<ReturnType<typeof givenReading>>, 'app' | 'read'>) {
  await expect.poll(async () => (await app.inject('/api/counts'), await read('replica'))).toBeGreaterThan(0)
}

const titled = (n: number) => `Title after change ${n} of all`

test('after each of 200 changes neither of two processes keeps an old page, and they read the replica', async () => {
  const readers = [await givenReading(world), await givenReading(world)]
  for (const one of readers) await isRead(one)
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

test('far behind, the replica shows nobody anything old, the figures say so, and it is read again once it has caught up', async () => {
  const { app, figure, read, textOf } = await givenReading(world)
  await isRead({ app, read })
  const there = openDatabase(await world.urlThere('postgres'))
  await there.pool.query('select pg_wal_replay_pause()')
  await pool.query(`update item set title = 'Written while it stood still', version = version + 1 where id = 131`)
  await app.hearEvents()
  const before = await read('primary')
  expect(await textOf('/trend/131')).toContain('Written while it stood still')
  expect(await read('primary')).toBeGreaterThan(before)
  await expect.poll(() => figure('farsight_replica_lag_seconds')).toBeGreaterThan(0)
  // It is left alone by then, and the pages that follow wait for nothing.
  await expect.poll(() => figure('farsight_replica_lag_seconds')).toBeGreaterThan(6)
  const untouched = await read('replica')
  expect(await textOf('/trend/133')).toContain('</html>')
  expect(await read('replica')).toBe(untouched)
  await there.pool.query('select pg_wal_replay_resume()')
  await there.close()
  await expect.poll(async () => (await textOf('/api/counts'), await read('replica'))).toBeGreaterThan(untouched)
  expect(await figure('farsight_replica_lag_seconds')).toBeLessThan(6)
  expect(await read('again')).toBe(0)
})

test('what is asked of a replica that stands still is asked of the primary before the replica would have been given up', async () => {
  const { app, read, reader, textOf } = await givenReading(world)
  await isRead({ app, read })
  const thaw = await freezePostgres(into)
  try {
    expect(await textOf('/trend/133')).toContain('</html>')
    expect(await read('again')).toBeGreaterThan(0)
    // The statement is still on its way there.
    expect((reader?.totalCount ?? 0) - (reader?.idleCount ?? 0)).toBeGreaterThan(0)
  } finally {
    thaw()
  }
  const untouched = await read('replica')
  await expect.poll(async () => (await textOf('/api/counts'), await read('replica'))).toBeGreaterThan(untouched)
})

test('while nobody hears what changes nothing is read there, and nothing old is shown', async () => {
  const { app, read, textOf } = await givenReading(world)
  await isRead({ app, read })
  const there = openDatabase(await world.urlThere('postgres'))
  await there.pool.query('select pg_wal_replay_pause()')
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'farsight changes' and datname = current_database()`,
  )
  await pool.query(`update item set title = 'Written while nobody heard', version = version + 1 where id = 131`)
  await expect.poll(() => textOf('/trend/131')).toContain('Written while nobody heard')
  await there.pool.query('select pg_wal_replay_resume()')
  await there.close()
  const untouched = await read('replica')
  await expect.poll(async () => (await textOf('/api/counts'), await read('replica'))).toBeGreaterThan(untouched)
  expect(await textOf('/trend/131')).toContain('Written while nobody heard')
})

test('what is shown outside of pages is read there too, and nothing for whoever brings a session', async () => {
  const { app, read } = await givenReading(world)
  await isRead({ app, read })
  const views = ['/trend/131.json', '/trend/131.csv', '/trend/131.png', '/embed/trend/131', '/calendar.ics']
  const paths = ['/sitemap.xml', '/sitemap/0.xml', '/feeds/new.atom', ...views]
  const question = 'Will Arctic sea ice vanish by 2040?'
  const asked = [...paths.map((path) => ({ url: path })), { url: '/api/analyses/preview', payload: { question } }]
  for (const one of asked) {
    const before = await read('replica')
    const { statusCode } = await app.inject({ ...one, method: 'payload' in one ? 'POST' : 'GET' })
    expect([one.url, statusCode, (await read('replica')) - before]).toEqual([one.url, 200, 1])
  }
  const before = await read('replica')
  for (const path of paths) await app.inject({ url: path, headers: { cookie: `farsight=${'x'.repeat(43)}` } })
  expect([await read('replica'), await read('again')]).toEqual([before, 0])
})

test('another database of the same replica is shown to nobody', async () => {
  const { read, textOf } = await givenReading({ url, urlThere: () => world.urlThere('template1') })
  // More than a second, in which it would have been found to be far enough.
  await expect
    .poll(async () => (await textOf('/api/counts'), await read('primary')), { interval: 50 })
    .toBeGreaterThan(30)
  expect(await textOf('/trend/131')).toContain('</html>')
  expect([await read('replica'), await read('again')]).toEqual([0, 0])
})

test('once the replica is stopped nothing fails, and the primary answers', async () => {
  const reading = await givenReading(world)
  const { app } = reading
  await isRead(reading)
  await world.state.replica?.release()
  const pages = ['/', '/trend/1', '/trend/2', '/trend/3', '/stuff', '/record']
  const statuses = await Promise.all(pages.map(async (path) => (await app.inject(path)).statusCode))
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await world.openReplica()
})

test('a replica is promoted once, and not while its primary answers', async () => {
  const at = await world.urlThere('postgres')
  await expect.poll(() => promote(at).catch((error: Error) => error.message)).toMatch(/Its primary still answers/)
  await expect(makeReplica({ of: at, into: join(folder, 'third'), slot: 'third', say: () => {} })).rejects.toThrow(
    'The database of --of is a replica itself. Name its primary.',
  )
  await expect(makeReplica({ of: url, into: join(folder, 'first'), slot: 'x', say: () => {} })).rejects.toThrow(
    /holds a database that is no replica/,
  )
  await database.close()
  await primary.release()
  expect(await promote(at)).toBeInstanceOf(Date)
  await expect(promote(at)).rejects.toThrow('It is no replica any more: it takes writes')
  const promoted = openDatabase<Tables>(await world.urlThere())
  const { rows } = await promoted.pool.query('update item set title = $1 where id = 131 returning id', [
    'Written there',
  ])
  expect(rows).toHaveLength(1)
  await promoted.close()
})
