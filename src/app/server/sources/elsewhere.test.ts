/**
 * The whole server and other platforms: nothing is asked or shown until an operator names one, what comes is on the page
 * that is open and on the one that is kept, and switched off nothing of it is anywhere.
 */
import { expect, test } from 'vitest'
import { elsewherePlatforms } from '#kit/server/config/sources.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { platforms } from '#sources/elsewhere/platforms/index.ts'
import { removeSaid, saveElsewhere } from '#sources/server/elsewhere/store.ts'
import { givenDatabase, givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { asked, recorded } from '../../../../test/sources/elsewhere/given.ts'
import { givenSource } from '../../../../test/sources/stand-in.ts'

const source = await givenSource()
const sources = source.outside
const database = await givenDatabase({ stocked: true })
const operator = 'olga.nilsen@example.org'
const env = { OPERATOR_EMAILS: operator, SOURCES_CONTACT: 'sources@example.org' }
const other = await givenServer({ database, sources, env: { ...env, SOURCES: 'on', FORECASTS_ELSEWHERE: 'kalshi' } })
const silent = await givenServer({ database, sources, env: { ...env, FORECASTS_ELSEWHERE: 'manifold' } })
const on = await givenServer({
  database,
  sources,
  env: { ...env, SOURCES: 'on', FORECASTS_ELSEWHERE: 'manifold, kalshi' },
})
const { pool, db } = on
const { token, cookie } = await givenUser(on.app, { email: operator, verifiedIn: pool })
const headers = { authorization: `Bearer ${token}`, cookie }
await pool.query('delete from source_binding')
const { rows } = await pool.query(
  `select item.id from item join item_version on item_id = item.id and item_version.version = item.version
   where kind = 'prediction' and data #>> '{details,question,type}' = 'binary' order by 1 limit 1`,
)
const id = String(rows[0].id)
/** Words and a chance that stand nowhere else in the base. */
const planted = 'Will quokkas outnumber zithers'
const isPlanted = (text: string) => /quokkas|0\.7137|71%, the price/.test(text)
const page = async ({ app }: typeof on) => (await app.inject(`/prediction/${id}`)).body
const due = () =>
  pool.query(
    `insert into job (task, key, payload) values ('sources.elsewhere', 'schedule', '{}') on conflict do nothing`,
  )

await saveElsewhere(db, {
  itemId: id,
  platform: 'manifold',
  address: { user: 'someone', slug: 'will-x-happen-by-2030' },
  alike: [],
  hosts: ['api.manifold.markets'],
  nextAt: new Date(0),
})
source.at(asked.manifold, recorded('manifold', { probability: 0.7137, question: planted }))

test('the names of platforms in the settings are those that there are', () => {
  expect([...elsewherePlatforms]).toEqual(platforms.map((one) => one.id))
  expect(() => readConfig({ FORECASTS_ELSEWHERE: 'manifold, metaculous' })).toThrow('FORECASTS_ELSEWHERE')
  expect(readConfig({}).sources.elsewhere).toEqual([])
})

test('where another platform is named, or sources are off, nothing is asked', async () => {
  await due()
  expect(await silent.app.lookAtSources()).toBe(0)
  expect(await other.app.lookAtSources()).toBe(1)
  expect(source.asked).toEqual([])
})

test('switched on, what is said there is on the page, the kept one too, and the log tells of it', async () => {
  expect(await page(on)).not.toContain('id="elsewhere"')
  const before = (await on.app.inject(`/api/items/prediction/${id}?include=numbers`)).json()
  await due()
  expect(await on.app.lookAtSources()).toBe(1)
  expect(source.asked.map(({ url }) => url)).toEqual([asked.manifold])
  expect(source.asked[0]?.headers['user-agent']).toContain('sources@example.org')
  await expect.poll(() => page(on)).toContain('Manifold says 71%, the price on a market of play money.')
  expect(await page(on)).toContain(planted)
  const { rows: told } = await pool.query(
    `select ref, data from event where kind = 'elsewhere.changed' order by seq desc limit 1`,
  )
  expect(told).toEqual([{ ref: `item/${id}`, data: { isPublic: true } }])
  expect((await on.app.inject(`/api/items/prediction/${id}?include=numbers`)).json()).toEqual(before)
})

async function walk({ app }: typeof on) {
  const found: string[] = []
  expect((await app.inject({ url: '/api/operate/elsewhere', headers })).statusCode).toBe(200)
  const api: { paths: Record<string, { get?: object }> } = (await app.inject('/api/openapi.json')).json()
  const stands: Record<string, string> = {
    kind: 'prediction',
    id,
    version: '1',
    slug: 'democracy-2035',
    author: 'farsight',
    name: 'terms',
  }
  const urls = Object.entries(api.paths).flatMap(([path, { get }]) =>
    get && !/\/(stream|events)$/.test(path)
      ? [path.replaceAll(/\{(\w+)\}/g, (_, name: string) => stands[name] ?? '0')]
      : [],
  )
  expect(urls).toContain(`/api/items/prediction/${id}/elsewhere`)
  const others = [
    `/prediction/${id}`,
    '/',
    '/all-stuff',
    '/record',
    '/method',
    '/sitemap/0.xml',
    '/api/operator/events',
    `/api/items/prediction/${id}?include=numbers&include=neighbours&include=versions`,
  ]
  for (const url of [...urls, ...others])
    for (const call of [(to: string) => app.inject(to), (to: string) => app.inject({ url: to, headers })]) {
      // eslint-disable-next-line no-await-in-loop
      if (isPlanted((await call(url)).body)) found.push(url)
    }
  return [...new Set(found)].toSorted()
}

test('while it is on, the page and its own call alone hand it out', async () => {
  expect(await walk(on)).toEqual([`/api/items/prediction/${id}/elsewhere`, `/prediction/${id}`])
})

test('a server that has it off hands it out nowhere, though another has kept it', async () => {
  expect(await walk(other)).toEqual([])
  expect(await walk(silent)).toEqual([])
})

test('a start without its name takes away all that was said there, and keeps what the prediction is tied to', async () => {
  await removeSaid(db, ['kalshi'])
  expect((await on.app.inject(`/api/items/prediction/${id}/elsewhere`)).json().elsewhere).toEqual([])
  await expect.poll(() => page(on)).not.toContain(planted)
  const { rows: left } = await pool.query('select platform, question, chance, seen_at, state from elsewhere')
  expect(left).toEqual([{ platform: 'manifold', question: null, chance: null, seen_at: null, state: 'active' }])
  expect((await pool.query('select from elsewhere_day')).rows).toEqual([])
  await removeSaid(db, ['kalshi'])
  await due()
  expect(await on.app.lookAtSources()).toBe(1)
  await removeSaid(db, ['manifold'])
  expect((await on.app.inject(`/api/items/prediction/${id}/elsewhere`)).json().elsewhere).toMatchObject([
    { chance: 0.7137 },
  ])
})

test('untied by an operator it goes from the page', async () => {
  await expect.poll(() => page(on)).toContain(planted)
  expect(
    (await on.app.inject({ method: 'DELETE', url: `/api/items/prediction/${id}/elsewhere/manifold`, headers }))
      .statusCode,
  ).toBe(200)
  await expect.poll(() => page(on)).not.toContain(planted)
})
