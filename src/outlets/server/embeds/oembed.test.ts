/** oEmbed, as programs of others read it: by their library, by following the head of a page, as JSON and as XML. */
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenOembedReader } from '../../../../test/sharing/oembed-reader.ts'

const { app, pool } = await givenServer({ stocked: true })
const server = await app.listen({ port: 0 })
const origin = 'http://localhost:3000'
const get = (url: string) => app.inject({ url })
const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`)
type Said = Record<string, string | number> & { html: string; thumbnail_url: string }
const said = async (more = '', item = '/trend/131') => (await ask(origin + item, more)).json<Said>()

const extract = await givenOembedReader(server, origin)

test('a library of others shows an item of each kind: its title, its frame, its picture', async () => {
  for (const item of ['/trend/131', '/prediction/12', '/scenario/181']) {
    const found = await extract(item)
    expect(found).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Farsight',
      provider_url: origin,
      title: expect.stringMatching(/\w+ \w+/),
      width: 640,
      html: expect.stringContaining(`<iframe src="${origin}/embed${item}" width="640"`),
    })
    expect((await get(`/embed${item}`)).statusCode).toBe(200)
    const picture = await get(String(found.thumbnail_url).replace(origin, ''))
    const { width, height } = await (await PDFDocument.create()).embedPng(picture.rawPayload)
    expect([found.thumbnail_width, found.thumbnail_height]).toEqual([width, height])
  }
})

test('whoever reads a page finds the way in its head and in its headers, of each version to that version', async () => {
  for (const page of ['/trend/131', '/trend/131/v/1']) {
    const { body, headers } = await get(page)
    for (const type of ['application/json+oembed', 'text/xml+oembed']) {
      const inHead = body
        .match(/<link rel="alternate"[^>]*>/g)
        ?.find((tag) => tag.includes(`type="${type}"`))
        ?.match(/href="([^"]+)"/)?.[1]
        ?.replaceAll('&amp;', '&')
      expect(headers['link']).toContain(`<${inHead}>; rel="alternate"; type="${type}"`)
      const answer = await get(String(inHead).replace(origin, ''))
      expect(answer.statusCode).toBe(200)
      expect(answer.body.includes('/embed/trend/131?v=1')).toBe(page.endsWith('/v/1'))
    }
  }
  for (const page of ['/', '/pricing', '/trend/999999', '/set/nothing'])
    expect((await get(page)).headers['link']).toBeUndefined()
})

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

test('XML says what JSON says, field by field', async () => {
  await pool.query(`update item set title = 'Cats & dogs <at> "home"' where id = 131`)
  const json = await said()
  const { body, headers } = await ask(`${origin}/trend/131`, '&format=xml')
  expect(headers['content-type']).toBe('text/xml; charset=utf-8')
  const fields = [...body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => [name, plain(String(text))])
  expect(Object.fromEntries(fields)).toEqual(
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
  )
})

test.each(['/v/1', '/v/latest', '/', '?v=1&x=1', '?v=latest', '#answer'])('an address may end in %s', async (end) => {
  expect((await ask(`${origin}/trend/131${end}`)).statusCode).toBe(200)
})

test.each<[more: string, expected: object]>([
  ['&maxwidth=480', { type: 'rich', width: 480 }],
  ['&maxwidth=1000000000&maxheight=999999999', { type: 'rich', width: 640 }],
  ['&maxwidth=-1&maxheight=abc', { type: 'rich', width: 640 }],
  ['&maxheight=1e9', { type: 'rich', width: 640 }],
  ['&maxheight=350', { type: 'rich', html: expect.stringContaining('?view=card') }],
  ['&maxheight=150', { type: 'rich', height: 150, html: expect.stringContaining('?view=number') }],
  ['&maxwidth=239', { type: 'link' }],
  ['&maxwidth=300.5', { type: 'rich', width: 300 }],
  ['&maxwidth=239.9', { type: 'link' }],
  ['&maxheight=119', { type: 'link' }],
  ['&maxwidth=0', { type: 'link' }],
])('it keeps within %s, and so does its picture', async (more, expected) => {
  const found = await said(more)
  expect(found).toMatchObject(expected)
  const limit = (name: string) => Number(new RegExp(`${name}=(\\d+)(?!\\w)`).exec(more)?.[1] ?? Infinity)
  const sizes = (side: string) => [found[side], found[`thumbnail_${side}`]].filter((one) => one !== undefined)
  expect(sizes('width').every((one) => Number(one) <= limit('maxwidth'))).toBe(true)
  expect(sizes('height').every((one) => Number(one) <= limit('maxheight'))).toBe(true)
  expect(Object.keys(found).filter((name) => name.startsWith('thumbnail')).length % 3).toBe(0)
  if (found['thumbnail_url'] === undefined) return
  const picture = await get(found.thumbnail_url.replace(origin, ''))
  const { width, height } = await (await PDFDocument.create()).embedPng(picture.rawPayload)
  expect([found['thumbnail_width'], found['thumbnail_height']]).toEqual([width, height])
})

const styleOf = ({ html }: Said) => /style="([^"]*)"/.exec(html)?.[1]
test('a frame grows on telephones by as much as its words need there, and never beyond what was asked for', async () => {
  expect(styleOf(await said())).toBe('border:0;max-width:100%;height:clamp(450px,(480px - 100vw)*999,465px)')
  expect(styleOf(await said('', '/all-stuff?kind=trend'))).toMatch(
    /;height:clamp\(635px,\(480px - 100vw\)\*999,990px\)$/,
  )
  expect(styleOf(await said('&maxheight=700', '/all-stuff?kind=trend'))).toMatch(/,700px\)$/)
  expect(styleOf(await said('&maxheight=450'))).toBe('border:0;max-width:100%')
  expect(styleOf(await said('&maxwidth=300'))).toBe('border:0;max-width:100%')
})

test.each([
  ['', 400],
  ['url=', 400],
  [`url=${origin}/trend/131&url=${origin}/trend/132`, 400],
  [`url=${origin}/trend/131&format=yaml`, 501],
  [`url=${origin}/trend/131&format=__proto__`, 501],
  [`url=${origin}/trend/131&format=json&format=xml`, 501],
  ['url=javascript:alert(1)', 404],
  ['url=//evil.example/trend/131', 404],
  ['url=https://evil.example/trend/131', 404],
  ['url=http://someone@localhost:3000/trend/131', 404],
  [`url=${encodeURIComponent(encodeURIComponent(`${origin}/trend/131`))}`, 404],
  [`url=${origin}/trend/131?${'x'.repeat(2_048)}`, 404],
  [`url=${origin}/trend/999999`, 404],
  [`url=${origin}/trend/131/v/9`, 404],
  [`url=${encodeURIComponent(`${origin}/trend/131?v=9`)}`, 404],
  [`url=${encodeURIComponent(`${origin}/trend/131?v=-1`)}`, 404],
  [`url=${origin}/set/nothing`, 404],
  [`url=${encodeURIComponent(`${origin}/all-stuff?tag=nothing-has-it`)}`, 404],
  [`url=${origin}/prediction/131`, 404],
  [`url=${origin}/my-stuff`, 404],
  [`url=${origin}/`, 404],
])('%.60s is refused with %i', async (query, status) => {
  expect((await get(`/oembed?${query}`)).statusCode).toBe(status)
})

test('an address of ten thousand signs is refused', async () => {
  expect((await get(`/oembed?url=${origin}/trend/131?${'x'.repeat(10_000)}`)).statusCode).toBe(400)
})

test('what is private, hidden or gone is refused as what never was', async () => {
  const never = await ask(`${origin}/trend/999999`)
  expect((await ask(`${origin}/trend/132`)).statusCode).toBe(200)
  for (const way of [
    'update item set published_at = null where id = 132',
    "update item set hidden_at = now(), hidden_reason = 'said so', hidden_published_at = now() where id = 132",
    'delete from item where id = 132',
  ]) {
    await pool.query(way)
    expect([(await ask(`${origin}/trend/132`)).statusCode, (await ask(`${origin}/trend/132`)).body]).toEqual([
      404,
      never.body,
    ])
  }
})
