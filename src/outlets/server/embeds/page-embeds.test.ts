/** Lists, the radar, sets and the record in frames, and how other programs learn of them. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const origin = 'http://localhost:3000'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const plain = (text: string) => text.replaceAll('&amp;', '&')

/** Each frame with its page. */
const frames: [frame: string, page: string][] = [
  ['/embed/set/ai-work-2040', '/set/ai-work-2040'],
  ['/embed/shelf', '/all-stuff'],
  ['/embed/shelf?kind=trend&category=environmental', '/all-stuff?kind=trend&category=environmental'],
  ['/embed/timeline?kind=prediction', '/all-stuff?kind=prediction&view=timeline'],
  ['/embed/radar', '/all-stuff?view=radar'],
  ['/embed/map?item=trend/167', '/all-stuff?view=map&item=trend/167'],
  ['/embed/record', '/record'],
]
const and = (address: string, more: string) => `${address}${address.includes('?') ? '&' : '?'}${more}`
const filesIn = (body: string) =>
  [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => String(file))

test.each(frames)(
  '%s is whole, leads to its page, may be framed, sets no cookie and weighs little',
  async (frame, page) => {
    const usual = await get(frame)
    const files = await Promise.all(filesIn(usual.body).map((file) => get(file)))
    const sheet = String(files.find(({ headers }) => String(headers['content-type']).includes('css'))?.body)
    const weight = ({ headers, rawPayload }: (typeof files)[number]) =>
      String(headers['content-type']).startsWith('font') ? rawPayload.length : gzipSync(rawPayload, { level: 9 }).length
    expect(files).toHaveLength(3)
    for (const view of ['chart', 'distribution', 'number', 'card']) {
      const { statusCode, headers, body } = await get(and(frame, `view=${view}`))
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors \*$/),
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
        'cache-control': 'public, max-age=300',
      })
      expect([headers['set-cookie'], headers['cross-origin-opener-policy']]).toEqual([undefined, undefined])
      expect(plain(body)).toContain(
        `<link rel="canonical" href="${origin}${page.replaceAll('item=trend/', 'item=trend%2F')}`.slice(0, 60),
      )
      expect(body.match(/<a /g)?.length).toBe(body.match(/target="_blank" rel="noopener"/g)?.length)
      expect(body).not.toMatch(/NaN|undefined|Infinity/)
      for (const [, names = ''] of body.matchAll(/class="([^"]+)"/g))
        for (const name of names.split(' ')) expect(sheet).toContain(`.${name}`)
      expect(files.reduce((sum, file) => sum + weight(file), gzipSync(body).length)).toBeLessThan(35 * 1024)
      expect((await get(and(frame, `view=${view}`), { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    }
  },
)

test('a list shows its first items with their numbers and the way to each', async () => {
  const { body } = await get('/embed/shelf?kind=trend&tag=children')
  const { items } = (await get('/api/items?kind=trend&tag=children')).json<{ items: { id: string }[] }>()
  const led = [...body.matchAll(/href="http:\/\/localhost:3000\/trend\/(\d+)"/g)].map(([, id]) => id)
  expect(led).toEqual(items.slice(0, 6).map(({ id }) => id))
})

test('theme and title are as asked, and what is not understood changes nothing', async () => {
  const usual = (await get('/embed/radar')).body
  expect((await get('/embed/radar?theme=dark')).body).toContain('<html lang="en" data-scheme="dark">')
  expect((await get('/embed/radar?title=0')).body).toContain('<h1 class="unseen">What the coming years bring')
  for (const query of ['theme="><script>', 'view=timeline', 'v=latest', 'locale=de', 'sort=nothing', 'kind=nothing'])
    expect((await get(`/embed/radar?${query}`)).body).toBe(usual)
})

test('what is not there is not there in the words of what never was: no such set, nothing found, no version', async () => {
  const never = await get('/embed/trend/999999')
  for (const url of [
    '/embed/set/nothing',
    '/embed/set/..%2Fall-stuff',
    '/embed/shelf?tag=nothing-has-it',
    '/embed/shelf?v=1',
    '/embed/radar?v=-1',
    '/embed/set/ai-work-2040?v=999',
    '/embed/map?item=trend/999999&tag=nothing-has-it',
    '/embed/map?item=trend/999999',
    '/embed/map?item=trend/999999999999999999',
  ])
    expect([url, (await get(url)).statusCode, (await get(url)).body]).toEqual([url, 404, never.body])
})

test('words that somebody searched for are not shown under our name', async () => {
  const { body } = await get('/embed/shelf?q=children%20%3Cscript%3E')
  expect(body).not.toMatch(/&lt;script|<script>/)
  expect((await get('/embed/shelf?q=children')).body).toContain('All stuff: found by a search')
})

test.each(frames)('the page of %s leads programs to a frame of it', async (frame, page) => {
  const { body } = await get(page)
  const [, href] =
    /type="application\/json\+oembed" href="([^"]+)"/.exec(body) ??
    /href="([^"]+)"[^>]*type="application\/json\+oembed"/.exec(body) ??
    []
  const way = plain(String(href)).replace(origin, '')
  const said = (await get(way)).json<Record<string, string | number>>()
  expect(said).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'Farsight',
    width: 640,
    thumbnail_width: 1200,
  })
  const src = plain(String(/src="([^"]+)"/.exec(String(said['html']))?.[1])).replace(origin, '')
  expect(decodeURIComponent(src)).toBe(frame)
  expect((await get(src)).statusCode).toBe(200)
  expect((await get(String(said['thumbnail_url']).replace(origin, ''))).headers['content-type']).toBe('image/png')
})

const ways = [
  'published_at = null',
  'is_listed = false',
  "published_at = null, hidden_at = now(), hidden_reason = 'said so', hidden_published_at = now()",
]
test.each([...ways, null])(
  'what is private, unlisted, hidden or deleted is in no frame and no picture of a list: %s',
  async (way) => {
    const id = 130 + (way === null ? 6 : ways.indexOf(way) + 3)
    const { rows } = await pool.query<{ title: string; tag: string }>(
      'select title, tags[1] as tag from item where id = $1',
      [id],
    )
    const { title, tag } = rows[0] ?? { title: '', tag: '' }
    const lists = ['shelf', 'timeline', 'radar', 'map'].map((name) => `/embed/${name}?kind=trend&tag=${tag}`)
    const bodies = async () =>
      Promise.all([...lists, `/embed/map?item=trend/${id}`].map(async (url) => (await get(url)).body))
    const heads = async () => (await get(`/all-stuff?kind=trend&tag=${tag}`)).body
    expect((await bodies()).some((body) => body.includes(`/trend/${id}"`))).toBe(true)
    await pool.query(way === null ? 'delete from item where id = $1' : `update item set ${way} where id = $1`, [id])
    await app.hearEvents()
    for (const body of await bodies()) expect(body).not.toContain(title.slice(0, 24))
    expect(await heads()).not.toContain(title.slice(0, 24))
  },
)
