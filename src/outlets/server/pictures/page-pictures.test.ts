/** Pictures of lists, sets and the record over HTTP: their own, of what lists show, and no longer than that. */
import openGraph from 'open-graph-scraper'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const origin = 'http://localhost:3000'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
/** By readers of PNG and of heads that are not ours. */
async function sizeOf(bytes: Buffer): Promise<[number, number]> {
  const { width, height } = await (await PDFDocument.create()).embedPng(bytes)
  return [width, height]
}
async function pictureIn(html: string): Promise<{ url: string; alt: string }> {
  const { error, result } = await openGraph({ html })
  expect([error, result.twitterCard]).toEqual([false, 'summary_large_image'])
  const [picture] = result.ogImage ?? []
  expect(picture).toMatchObject({ width: '1200', height: '630', type: 'image/png' })
  expect(html).toContain(`<meta name="twitter:image:alt" content="${String(picture?.alt).slice(0, 20)}`)
  return { url: String(picture?.url).replace(origin, ''), alt: String(picture?.alt) }
}

const pages = [
  '/set/ai-work-2040',
  '/all-stuff',
  '/all-stuff?kind=trend&category=environmental',
  '/all-stuff?view=radar',
  '/all-stuff?view=timeline&kind=prediction',
  '/record',
]

test.each(pages)(
  '%s has a picture of its own, in three widths and as a square, for every site to show',
  async (page) => {
    const { url, alt } = await pictureIn((await get(page)).body)
    expect(url).toMatch(/^\/(all-stuff|record|set\/ai-work-2040)\.png\?(.*&)?d=[\da-f]{8}$/)
    expect(alt).toMatch(/^(Scenario set|List|Radar|Timeline|Record): .*\d/)
    for (const [more, size] of [
      ['', [1200, 630]],
      ['&w=600', [600, 315]],
      ['&w=99999', [1200, 630]],
      ['&size=square', [1080, 1080]],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(url + more)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300',
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(await sizeOf(rawPayload)).toEqual(size)
      expect(rawPayload.length).toBeLessThan(100_000)
      expect((await get(url + more, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    }
  },
)

test('the picture of a set says aloud what its page answers', async () => {
  const { alt } = await pictureIn((await get('/set/ai-work-2040')).body)
  expect(alt).toMatch(
    /^Scenario set: What will artificial intelligence .*\? About \d+% .*the likeliest of four worlds, (likely|about \d+% by those of its members) .*; .*; None of these about \d+%( or more)?\.$/,
  )
})

test('a list tells its first three with the numbers that all views of them tell', async () => {
  const { alt } = await pictureIn((await get('/all-stuff?kind=trend&q=children+die+before')).body)
  expect(alt).toContain('Fewer children die before the age of five, 29 deaths per 1,000 births in 2030, 80%: 25 to 37')
  // What was typed would stand under our name wherever the link is shown.
  expect(alt).not.toMatch(/children die before,/)
  expect(alt).toMatch(/^List: Trends: found by a search\./)
})

test('what is not listed is in no picture of a list, and changes it', async () => {
  const page = '/all-stuff?kind=trend&tag=children'
  const first = async () => pictureIn((await get(page)).body)
  const listed = (await get('/api/items?kind=trend&tag=children')).json<{ items: { id: string; title: string }[] }>()
    .items
  const [item] = listed
  const before = await first()
  expect(before.alt).toContain(item?.title)
  await pool.query('update item set published_at = null where id = $1', [item?.id])
  await app.hearEvents()
  const after = await first()
  expect(after.alt).not.toContain(item?.title)
  expect(after.url).not.toBe(before.url)
  const pictures = await Promise.all([before, after].map(({ url }) => get(url)))
  expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
})

test('the picture of a map is of the item in its middle and of what it is linked to', async () => {
  const { url, alt } = await pictureIn((await get('/all-stuff?view=map&item=trend/167')).body)
  expect(url).toMatch(/^\/all-stuff\.png\?view=map&item=trend(\/|%2F)167&d=/)
  expect(alt).toMatch(/^Map: .+\. Linked to \d+ items?, the first stands in the middle\./)
  expect((await get(url)).statusCode).toBe(200)
})

test('where there is nothing to show there is no picture, and the page has that of the site', async () => {
  const never = await get('/set/nothing.png')
  expect(never.statusCode).toBe(404)
  for (const url of ['/all-stuff.png?tag=nothing-has-it', '/set/1.png', '/all-stuff.png?cursor=eyJ4IjoxfQ'])
    expect([(await get(url)).statusCode, (await get(url)).body]).toEqual([404, never.body])
  expect((await pictureIn((await get('/all-stuff?tag=nothing-has-it')).body)).url).toBe('/share.png')
})
