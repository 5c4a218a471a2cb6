/** Feeds over HTTP: events of what lists show, in parts, the same names at every visit. */
import { parseAtomFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const read = async (url: string) => parseAtomFeed((await get(url)).body)
const idsIn = async (url: string) => (await read(url)).entries?.map(({ id }) => id ?? '') ?? []

await pool.query(
  `insert into item_version (item_id, version, at, author, data, is_public, is_text)
   select item_id, 2, at + interval '1 day', author, data || '{"title": "Told anew"}', item_id <> 132, true
   from item_version where item_id in (131, 132) and version = 1`,
)
await pool.query(`update item set version = 2, title = 'Told anew' where id in (131, 132)`)

test('a feed in parts tells everything once', async () => {
  const told: string[] = []
  let at: string | undefined = '/feeds/new.atom'
  for (let part = 0; at && part < 40; part++) {
    const feed: Awaited<ReturnType<typeof read>> = await read(at)
    told.push(...(feed.entries ?? []).map(({ id }) => id ?? ''))
    at = feed.links?.find(({ rel }) => rel === 'next')?.href?.replace('http://localhost:3000', '')
  }
  const { rows } = await pool.query<{ count: string }>('select count(*) from item where is_listed')
  expect(told.length).toBe(Number(rows[0]?.count))
  expect(new Set(told).size).toBe(told.length)
})

test('an entry holds the text of its item, with addresses that lead here from anywhere', async () => {
  await pool.query(`update item set body = 'See [another](/trend/132) & *this*.' where id = 131`)
  const { items } = (await get('/feeds/new.json?kind=trend&tag=children')).json<{
    items: { url: string; summary: string; content_html: string }[]
  }>()
  const { summary = '', content_html: html = '' } = items.find(({ url }) => url.endsWith('/131')) ?? {}
  expect(html).toContain('<p>See <a href="http://localhost:3000/trend/132">another</a> &amp; <em>this</em>.</p>')
  expect(html).toContain('<h2>What could break it</h2>')
  expect(html.startsWith(`<p>${summary.slice(0, 20)}`)).toBe(true)
})

test('a part has fifty entries', async () => expect(await idsIn('/feeds/new.atom')).toHaveLength(50))

test('a version that is not public is told of in no feed', async () => {
  expect(await idsIn('/feeds/revised.atom')).toEqual(['tag:localhost,2026:trend/131/v2'])
  const [entry] = (await read('/feeds/revised.atom')).entries ?? []
  expect(entry).toMatchObject({
    title: { value: 'Revised: Told anew' },
    links: [{ href: 'http://localhost:3000/trend/131/v/2' }],
  })
})

const path = (address = '') => address.replace('http://localhost:3000', '')

test('an entry has the picture of the number that it tells, where a format has pictures', async () => {
  const [first] = (await get('/feeds/new.json')).json<{ items: { url: string; image: string }[] }>().items
  const { digest } = (await get(`${path(first?.url)}.json`)).json<{ digest: string }>()
  expect(path(first?.image)).toBe(`${path(first?.url)}.png?d=${digest}`)
  expect((await get(path(first?.image))).headers['content-type']).toBe('image/png')
})

test('the filters of a shelf narrow a feed, and it is kept until something happens', async () => {
  const some = await idsIn('/feeds/new.atom?kind=scenario')
  expect(some.length).toBeGreaterThan(0)
  expect(some.every((id) => id.includes(':scenario/'))).toBe(true)
  const { headers } = await get('/feeds/new.atom?kind=scenario')
  const again = await get('/feeds/new.atom?kind=scenario', { 'if-none-match': String(headers['etag']) })
  expect(again.statusCode).toBe(304)
  await pool.query(`update item set title = 'Otherwise' where id = (select max(id) from item where kind = 'scenario')`)
  expect((await get('/feeds/new.atom?kind=scenario', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(
    200,
  )
})

test('what is taken back is told of no longer, and its name is the same when it comes again', async () => {
  const before = await idsIn('/feeds/new.atom?kind=trend')
  const id = before[0]?.split('/')[1]
  await pool.query('update item set published_at = null where id = $1', [id])
  expect(await idsIn('/feeds/new.atom?kind=trend')).not.toContain(before[0])
  await pool.query('update item set published_at = now() where id = $1', [id])
  expect(await idsIn('/feeds/new.atom?kind=trend')).toContain(before[0])
})

describe.each(['new', 'moved', 'revised', 'resolved', 'closing'])('the feed of what is %s', (name) => {
  test.each([
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['rss', 'application/rss+xml; charset=utf-8'],
    ['json', 'application/feed+json; charset=utf-8'],
  ])('is there as %s', async (format, type) => {
    const { statusCode, headers } = await get(`/feeds/${name}.${format}`)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
  })
})

test.each([
  'x',
  '',
  '2026-13-45 1',
  '2026-02-31 84',
  '2026-11-20 99:99:99+00 84',
  '2026-11-20 1 2',
  '2026-11-20 0',
  '0000-01-01 5',
  `${'9'.repeat(400)} 1`,
  '2026-11-20 1;drop',
  '2026-01-01T00:00:00+23:59 1',
  '2026-01-01 00:00:00+16 1',
  '2026-01-01T00:00:00-16:00 1',
])('a place that no part named is refused: "%s"', async (after) => {
  const { statusCode, body } = await get(`/feeds/new.atom?after=${encodeURIComponent(after)}`)
  expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'invalid-cursor'])
})

test.each(['kind=nothing', 'category=none', 'tag=a%0Ab', 'kind=trend,nothing', 'from=x', 'to=99999', 'kinds=trend'])(
  'a filter that there is not is refused, where nobody sees what it would have left in: %s',
  async (query) => {
    for (const address of ['/feeds/new.rss', '/calendar.ics']) {
      const { statusCode, body } = await get(`${address}?${query}`)
      expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'unknown-filter'])
    }
  },
)

test('the first version that others could read is new, and not revised', async () => {
  await pool.query(`update item_version set is_public = false where item_id = 131 and version = 1`)
  expect(await idsIn('/feeds/revised.atom')).toEqual([])
})

test('an entry says of its number what it is, with the unit, without a comma between', async () => {
  const told = (await get('/feeds/new.json?kind=trend')).body
  expect(told).toContain('Estimate: 29 deaths per 1,000 births in 2030, 80%: 25 to 37.')
})
