/** One's own feed and calendar over HTTP: at an address that only its owner knows, and nothing in them but what all may read. */
import ICAL from 'ical.js'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { createLog } from '#kit/server/log.ts'
import { givenServer, quickPasswords } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { plenty } from '../../../../test/plenty.ts'
import { whenDone } from '../../../../test/when-done.ts'

const { app, pool, database } = await givenServer({ stocked: true })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
let ada: Awaited<ReturnType<typeof givenUser>>
let token = ''
const renew = async () => (await ada.call('POST', '/api/me/feed')).json<{ token: string; madeAt: string }>()
const madeAt = async () => (await ada.call('GET', '/api/me/feed')).json<{ madeAt: string | null }>().madeAt
const feed = async (of = token) => parseAtomFeed((await get(`/feeds/mine/${of}.atom`)).body).entries ?? []
const refsIn = async () => [...new Set((await feed()).map(({ id }) => /:(\w+\/\d+)\//.exec(id ?? '')?.[1]))]

/** Two that moved, of which one resolved as well, and one beside them that nobody saved. */
await pool.query(
  `insert into item_move (item_id, at, before, after, because, size)
   select item_id, timestamptz '2026-11-26' + item_id * interval '1 second', jsonb_set(stand, '{last,value}', '1'), stand, '{"by": "itself"}', .3
   from item_stand where item_id in (131, 133, 142)`,
)
beforeEach(async () => {
  ada = await givenUser(app)
  for (const item of ['trend/131', 'trend/133', 'prediction/12']) await ada.call('PUT', `/api/items/${item}/save`)
  token = (await renew()).token
})

test('it tells what happened to what its owner saved, the newest first, in every format, and their days', async () => {
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(await refsIn()).toEqual(['trend/133', 'trend/131'])
  const [first] = await feed()
  expect(first?.title?.value).toMatch(/^Moved: /)
  const { headers, body } = await get(`/feeds/mine/${token}.rss`)
  expect(headers).toMatchObject({ 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  const ids = (await feed()).map(({ id }) => id)
  expect(parseRssFeed(body).items?.map(({ guid }) => guid?.value)).toEqual(ids)
  expect(parseJsonFeed((await get(`/feeds/mine/${token}.json`)).json()).items?.map(({ id }) => id)).toEqual(ids)
  expect((await get(`/feeds/mine/${token}.rss`, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
  const calendar = new ICAL.Component(ICAL.parse((await get(`/calendar/mine/${token}.ics`)).body))
  expect(calendar.getAllSubcomponents('vevent').map((one) => one.getFirstPropertyValue('uid'))).toEqual(
    expect.arrayContaining(['prediction-12-closes@localhost', 'prediction-12-resolves@localhost']),
  )
  expect(calendar.toString()).not.toContain('trend-142-')
})

test('nothing in it says whose it is', async () => {
  for (const path of [`/feeds/mine/${token}.atom`, `/calendar/mine/${token}.ics`]) {
    const { body } = await get(path)
    for (const own of [ada.email, 'Ada Okafor', ada.token]) expect(body).not.toContain(own)
  }
})

test('what is no longer saved or no longer shared is gone from it, and what was taken back comes again', async () => {
  await ada.call('DELETE', '/api/items/trend/133/save')
  expect(await refsIn()).toEqual(['trend/131'])
  await pool.query('update item set published_at = null where id in (12, 131)')
  expect(await refsIn()).toEqual([])
  expect((await get(`/calendar/mine/${token}.ics`)).body).not.toContain('prediction-12-')
  await pool.query('update item set published_at = now() where id in (12, 131)')
  expect(await refsIn()).toEqual(['trend/131'])
})

test('one’s own item that nobody else may read is not told, although one saved it', async () => {
  await pool.query('update item set owner_id = $1, published_at = null where id = 131', [ada.id])
  expect(await refsIn()).toEqual(['trend/133'])
  await pool.query('update item set owner_id = null, published_at = now() where id = 131')
})

test('a new address ends the one before, and both are answered as where nothing ever was', async () => {
  const never = await get(`/feeds/mine/${'a'.repeat(22)}.atom`)
  expect(never.statusCode).toBe(404)
  const old = token
  token = (await renew()).token
  expect(await refsIn()).toEqual(['trend/133', 'trend/131'])
  await ada.call('DELETE', '/api/me/feed')
  const gone = [old, token, '', '.', `${token}.`, `${token}.x`, `../${token}`, '__proto__', 'x'.repeat(190)]
  for (const one of gone) {
    const { statusCode, body, headers } = await get(`/feeds/mine/${encodeURIComponent(one)}.atom`)
    expect([one, statusCode, body, headers['cache-control']]).toEqual([one, 404, never.body, 'no-store'])
    expect((await get(`/calendar/mine/${encodeURIComponent(one)}.ics`)).body).toBe(never.body)
  }
  for (const ending of ['', '.', '.html', '.constructor', '.ics'])
    expect((await get(`/feeds/mine/${token}${ending}`)).statusCode).toBe(404)
  expect(await madeAt()).toBeNull()
})

test('its owner reads when it was made and not what it is, and the database does not know it either', async () => {
  const { madeAt: at, token: own } = await renew()
  const { body } = await ada.call('GET', '/api/me/feed')
  expect([JSON.parse(body), body.includes(own)]).toEqual([{ madeAt: at }, false])
  const { rows } = await pool.query('select own_feed::text as row from own_feed where account_id = $1', [ada.id])
  expect(rows[0]?.row).not.toContain(own)
  expect(rows[0]?.row).not.toContain(Buffer.from(own, 'base64url').toString('hex'))
  expect((await ada.call('GET', '/api/me/export')).json().ownFeedMadeAt).toBe(at)
})

test('it ends with the account', async () => {
  expect((await ada.call('DELETE', '/api/me')).statusCode).toBeLessThan(300)
  expect((await get(`/feeds/mine/${token}.atom`)).statusCode).toBe(404)
  const { rows } = await pool.query('select from own_feed where account_id = $1', [ada.id])
  expect(rows).toEqual([])
})

test('no line of the log holds an address', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const logged = await createServer({
    database,
    config: readConfig({}),
    log,
    passwordCost: quickPasswords,
    allowances: plenty,
  })
  whenDone(() => logged.close())
  for (const path of [`/feeds/mine/${token}.atom`, `/feeds/mine/${token}`, `/calendar/mine/${token}.ics`])
    await logged.inject(path)
  expect(lines.filter((line) => line.includes('/mine/')).length).toBeGreaterThanOrEqual(3)
  expect(lines.join('')).not.toContain(token)
})
