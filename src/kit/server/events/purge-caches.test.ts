/** Caches in front of this server: what they are told of each page, and what they are told to forget. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { eventKinds } from '#app/events.ts'
import { givenServer } from '../../../../test/given.ts'
import { purgeCaches } from './purge-caches.ts'
import { catchUp } from './reader.ts'

type Told = { tags: string[]; headers: IncomingHttpHeaders }
const told: Told[] = []
const world = { status: 200 }
/** What tells a network of caches to forget: it notes what it is told. */
const caches = createServer((request, reply) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    told.push({ ...(JSON.parse(text) as { tags: string[] }), headers: request.headers })
    reply.writeHead(world.status).end()
  })
})
await new Promise<void>((done) => caches.listen(0, '127.0.0.1', done))
afterAll(() => void caches.close())
const purgeUrl = `http://127.0.0.1:${(caches.address() as AddressInfo).port}/purge`
const env = { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: 'secret', CDN_TAG_HEADER: 'Surrogate-Key' }
const { app, db, pool } = await givenServer({ stocked: true, env })
const reader = purgeCaches({ purgeUrl, purgeToken: 'secret', tagHeader: 'surrogate-key' }, eventKinds, 0)
await catchUp(db, reader)

test('a page says what it shows, and is kept until the day ends; while it is stale, for seconds', async () => {
  await app.inject('/trend/131')
  const { headers } = await app.inject('/trend/131')
  expect(headers['cache-control']).toMatch(/s-maxage=\d+$/)
  expect(String(headers['surrogate-key']).split(' ')).toEqual(expect.arrayContaining(['page', 'i131']))
  await app.inject('/')
  await pool.query('update item set version = version + 1 where id = 131')
  await app.hearEvents()
  const stale = await app.inject('/')
  expect([stale.headers['cache-control'], stale.headers['surrogate-key']]).toEqual([
    'public, max-age=0, s-maxage=10',
    undefined,
  ])
})

test('what changed is told once however often it changed, thirty tags at a time, with the token', async () => {
  await catchUp(db, reader)
  told.length = 0
  await pool.query('update item set version = version + 1 where id in (12, 131)')
  await pool.query('update item set version = version + 1 where id between 20 and 50')
  await pool.query('update item set version = version + 1 where id = 131')
  await catchUp(db, reader)
  const tags = told.flatMap((one) => one.tags)
  expect(tags).toEqual(expect.arrayContaining(['i12', 'i131', 'n131', 'l']))
  expect(tags).toHaveLength(new Set(tags).size)
  expect(Math.max(...told.map((one) => one.tags.length))).toBe(30)
  expect(new Set(told.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer secret']))
})

test('what could not be told is told again, and of everything there is one word', async () => {
  told.length = 0
  world.status = 500
  await pool.query(`insert into event (kind, ref) values ('everything', 'everything')`)
  await expect(catchUp(db, reader)).rejects.toThrow('The shared caches answered 500.')
  world.status = 200
  await catchUp(db, reader)
  expect(told.map(({ tags }) => tags)).toEqual([['page'], ['page']])
})

test('without caches in front nothing is said of tags', async () => {
  const alone = await givenServer({ stocked: true })
  const { headers } = await alone.app.inject('/trend/131')
  expect([headers['cache-tag'], headers['cache-control']]).toEqual([
    undefined,
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ])
})
