/**
 * A licence is given up: no address hands out a value of its series any more, nor a number that was made of it. Every
 * GET of the API is asked, every page that shows the item, and what an account takes away.
 */
import { expect, test } from 'vitest'
import { collectionWithOther } from '../../../test/collection-copy.ts'
import { peopleOf } from '../../../test/given/analyses.ts'
import { givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'
import { loadCollection } from './collection.ts'

const operator = 'olga.nilsen@example.org'
const { app, pool, db } = await givenServer({ stocked: true, env: { OPERATOR_EMAILS: operator } })
await app.startAnalyses()
const { orderer, order, until } = peopleOf(app, pool)
const trend = '138'
const licences = ['democracy-eiu']
/** Its values lie where no other number of the base does. */
const folder = collectionWithOther('trends/democracy-eiu.md', (text) =>
  text.replaceAll(
    /^( {4}(\d{4})) [\d.]+/gm,
    (_, begin: string, year: string) => `${begin} ${61.74 + Number(year) / 1e6}`,
  ),
)
/** However it is rounded; no other number of the collection, nor of what is projected, begins so. */
const isPlanted = (text: string) => /61[.,]74/.test(text)

const buyer = await orderer({ trend: 1 })
const watcher = await givenUser(app, { email: operator, verifiedIn: pool })
let analysis = ''
let key = ''
let radar = ''

/** What stands for a parameter; an address with another one fails the walk until somebody says what to ask. */
const given: Partial<Record<string, () => string>> = {
  kind: () => 'trend',
  id: () => trend,
  version: () => '2',
  slug: () => 'democracy-2035',
  author: () => 'farsight',
  name: () => 'terms',
  draft: () => '0',
  secret: () => '0',
  radar: () => radar,
  comment: () => '1',
  evidence: () => 'answer',
}
function standFor(name: string): string {
  const value = given[name]
  if (!value) throw new Error(`Say what the walk asks where an address names {${name}}.`)
  return value()
}

const isStream = (path: string) => /\/(stream|events)$/.test(path)
/** It is the buyer's, who keeps what was bought under the licence. */
const isBought = (path: string) => path.startsWith('/api/analyses/{id}') || path === '/api/me/analyses'
const withoutBought = (body: string) => JSON.stringify({ ...JSON.parse(body), analyses: [] })
const asked = [
  '?kind=trend&limit=100',
  '?q=democracy&limit=100',
  '?include=numbers&include=neighbours&include=versions',
  '?thin=2000',
]
const pages = [
  '/',
  `/trend/${trend}`,
  '/all-stuff?kind=trend',
  '/all-stuff?q=democracy',
  '/record',
  '/method',
  '/sitemap.xml',
  '/sitemap/0.xml',
]

async function walk() {
  const found: string[] = []
  const statuses = new Map<string, number>()
  const api: { paths: Record<string, { get?: object }> } = (await app.inject('/api/openapi.json')).json()
  const paths = Object.entries(api.paths).flatMap(([path, { get }]) => (get && !isStream(path) ? [path] : []))
  const beside = await neighbours()
  const urls = [
    ...paths
      .filter((path) => !isBought(path))
      .map((path) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => standFor(name))),
    ...beside,
    ...pages,
  ]
  for (const url of urls.flatMap((one) =>
    one.startsWith('/api/items') ? [one, ...asked.map((query) => one + query)] : [one],
  ))
    for (const { call } of [{ call: (method: 'GET', to: string) => app.inject({ method, url: to }) }, watcher, buyer]) {
      const { statusCode, body } = await call('GET', url)
      statuses.set(url, Math.min(statusCode, statuses.get(url) ?? 999))
      if (isPlanted(url === '/api/me/export' ? withoutBought(body) : body)) found.push(url)
    }
  return { found: [...new Set(found)], statuses }
}

/** Whatever is tied to it, as calls and as pages. */
async function neighbours(): Promise<string[]> {
  const { items } = (await app.inject(`/api/items/trend/${trend}/neighbours`)).json()
  return items.flatMap(({ kind, id }: { kind: string; id: string }) => [`/${kind}/${id}`, `/api/items/${kind}/${id}`])
}

async function shared() {
  return app.inject({ method: 'POST', url: `/api/analyses/${analysis}/shared`, payload: { key } })
}

test('while the licence is held the walk meets the values: on the page, in lists, versions, the series and a shared report', async () => {
  expect((await watcher.call('GET', '/api/operate/sources')).statusCode).toBe(200)
  expect((await loadCollection(db, { folder, licences })).faults).toEqual([])
  await app.makeNumbers()
  const ordered = await order(buyer, { question: 'How will democracy go on?', trendId: trend })
  expect([ordered.code, ordered.error]).toEqual([202, undefined])
  analysis = ordered.analysis.id
  await until(buyer, analysis, 'done')
  key = (await buyer.call('POST', `/api/analyses/${analysis}/share`, {})).json().key
  expect((await buyer.call('PUT', `/api/items/trend/${trend}/save`)).statusCode).toBe(200)
  radar = String((await watcher.call('POST', '/api/me/radars', { name: 'Of its own' })).json().id)
  const placed = { sector: null, year: null }
  await watcher.call('PUT', `/api/me/radars/${radar}/items/trend/${trend}`, placed)
  await watcher.call('POST', `/api/me/radars/${radar}/editions`, { name: 'While it was held' })
  const { found, statuses } = await walk()
  expect(statuses.get(`/api/me/radars/${radar}`)).toBe(200) // its owner reads it
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
  expect(found).toEqual(
    expect.arrayContaining([
      `/trend/${trend}`,
      `/api/items/trend/${trend}`,
      '/api/items?kind=trend&limit=100',
      `/api/items/trend/${trend}/series`,
      `/api/items/trend/${trend}/versions/2`,
    ]),
  )
  expect([(await shared()).statusCode, isPlanted((await shared()).body)]).toEqual([200, true])
})

test('when it is given up the walk meets none, and a shared report says why it is not shown; its buyer keeps it', async () => {
  await loadCollection(db, { folder })
  await app.makeNumbers()
  app.forgetPages()
  expect((await walk()).found).toEqual([])
  const { statusCode, body } = await shared()
  expect([statusCode, JSON.parse(body).error.code]).toEqual([451, 'report-withheld'])
  const own = await buyer.call('GET', `/api/analyses/${analysis}`)
  expect([own.statusCode, isPlanted(own.body)]).toEqual([200, true])
})
