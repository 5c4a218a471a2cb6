/** Pictures over HTTP: of every size that we have, of nothing that is not public, gone with the item. */
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
/** By a reader of PNG that is not ours. */
async function sizeOf(bytes: Buffer): Promise<[number, number]> {
  const { width, height } = await (await PDFDocument.create()).embedPng(bytes)
  return [width, height]
}

test.each([
  ['/trend/131.png', 1200, 630],
  ['/prediction/46.png?size=square', 1080, 1080],
  ['/scenario/200.png?v=1&d=00000000&size=99999999', 1200, 630],
  ['/share.png', 1200, 630],
])('%s is %i by %i, for every site to show', async (url, width, height) => {
  const { statusCode, headers, rawPayload } = await get(url)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('max-age=300'),
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(await sizeOf(rawPayload)).toEqual([width, height])
  expect(rawPayload.length).toBeLessThan(100_000)
  const again = await get(url)
  expect(again.rawPayload.equals(rawPayload)).toBe(true)
  expect((await get(url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

test('another number is another picture, at once', async () => {
  const before = await get('/trend/133.png')
  await pool.query(`update item set title = 'Told anew' where id = 133`)
  const after = await get('/trend/133.png')
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
})

test.each([
  ['private', 'published_at = null'],
  ['hidden', "published_at = null, hidden_at = now(), hidden_reason = 'said so', hidden_published_at = now()"],
])('what was shared and is %s has no picture, kept or not', async (_, way) => {
  expect((await get('/trend/132.png')).statusCode).toBe(200)
  await pool.query(`update item set ${way} where id = 132`)
  const gone = await get('/trend/132.png')
  expect([gone.statusCode, gone.body]).toEqual([404, (await get('/trend/999999.png')).body])
  expect((await get('/trend/132.png?v=1&d=ab12cd34')).statusCode).toBe(404)
  await pool.query(
    'update item set published_at = now(), hidden_at = null, hidden_reason = null, hidden_published_at = null where id = 132',
  )
})

test('where too many are being drawn a link has the picture of the site for the moment, which nobody keeps', async () => {
  const asked = await Promise.all(Array.from({ length: 12 }, (_, i) => get(`/prediction/${i + 1}.png`)))
  const [plain] = asked.filter(({ headers }) => headers['cache-control'] === 'no-store')
  expect(asked.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(plain?.rawPayload.equals((await get('/share.png')).rawPayload)).toBe(true)
  const later = await Promise.all([get('/prediction/1.png'), get('/prediction/12.png')])
  expect(later.map(({ headers }) => headers['cache-control'])).not.toContain('no-store')
})

function tagOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
}

test('the head of a page leads to the picture of its version and number, and says it aloud', async () => {
  for (const [page, address] of [
    ['/trend/131', /^http:\/\/localhost:3000\/trend\/131\.png\?d=[\da-f]{8}$/],
    ['/trend/131/v/1', /^http:\/\/localhost:3000\/trend\/131\.png\?v=1&amp;d=[\da-f]{8}$/],
    ['/pricing', /^http:\/\/localhost:3000\/share\.png$/],
  ] as const) {
    const { body } = await get(page)
    expect(tagOf(body, 'og:image')).toMatch(address)
    const picture = await get(
      String(tagOf(body, 'og:image')).replaceAll('&amp;', '&').replace('http://localhost:3000', ''),
    )
    expect(await sizeOf(picture.rawPayload)).toEqual(
      ['width', 'height'].map((side) => Number(tagOf(body, `og:image:${side}`))),
    )
  }
  expect(tagOf((await get('/trend/131')).body, 'og:image:alt')).toMatch(
    /^Trend 131: Fewer children .* 29 deaths per 1,000/,
  )
  const { headers } = await get('/trend/131.json')
  expect((await get('/trend/131')).body).toContain(String(headers['etag']).slice(4, 12))
})
