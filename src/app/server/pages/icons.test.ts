/** The site among others, on a tab, a shelf of bookmarks, a device's own screen. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maskableIcons, touchIcon } from '#kit/app-icons.ts'
import { colourOf } from '../../../../test/colours.ts'
import { givenServer } from '../../../../test/given.ts'

const { app } = await givenServer({ env: { PRODUCT_NAME: 'Outlook' } })
const manifest = async () => (await app.inject('/manifest.webmanifest')).json()

type Listed = { src: string; sizes: string; type: string; purpose: string }

test.each(['/', '/trend/999999', '/api/docs'])(
  '%s names icons and manifest, each is there as what it is',
  async (url) => {
    const { body } = await app.inject(url)
    const links = [...body.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)]
    expect(links.map(([, rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest'])
    const types = await Promise.all(
      links.map(async ([, , href = '']) => (await app.inject(href)).headers['content-type']),
    )
    expect(types).toEqual(['image/svg+xml', 'image/png', 'application/manifest+json'])
  },
)

test('the manifest has the name of the product, and icons that are as large as it says', async () => {
  const told = await manifest()
  expect(told).toMatchObject({
    name: 'Outlook',
    short_name: 'Outlook',
    start_url: '/',
    scope: '/',
    theme_color: '#ffffff',
  })
  const icons: Listed[] = told.icons
  const pictures = icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any maskable'],
    ['512x512', 'any maskable'],
  ])
  for (const { src, sizes } of pictures) expect(await sizeOf(src)).toBe(sizes)
  expect(await sizeOf(touchIcon.path)).toBe('180x180')
})

test('a device may cut its icon to a circle of four fifths: nothing of the mark lies outside', () => {
  const points = [...drawing('mark.svg').matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => cornersOf(path))
  expect(points).toHaveLength(10)
  const farthest = Math.max(...points.map(([x, y]) => Math.hypot(x / 32 - 0.5, y / 32 - 0.5)))
  for (const { room } of maskableIcons) expect(farthest * room).toBeLessThan(0.4)
})

test('the icon of a tab is light where the system is dark, in the colours of the pages', () => {
  const [light = '', dark = ''] = drawing('favicon.svg').split('@media(prefers-color-scheme:dark)')
  expect([coloursIn(light), coloursIn(dark)]).toEqual(
    (['light', 'dark'] as const).map((scheme) => ['trend-3', 'trend', 'ink'].map((name) => colourOf(name)[scheme])),
  )
})

test('an old address of the icon leads to it', async () => {
  expect((await app.inject('/favicon.ico')).headers['location']).toBe('/favicon.svg')
})

const drawing = (name: string) => readFileSync(`src/kit/web/theme/icons/${name}`, 'utf8')
const coloursIn = (text: string) => text.match(/#\w{6}/g)

/** As the header of a PNG says it. */
async function sizeOf(path: string): Promise<string> {
  const { rawPayload, statusCode } = await app.inject(path)
  expect([statusCode, rawPayload.subarray(1, 4).toString()]).toEqual([200, 'PNG'])
  return `${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`
}

/** Of a path from corner to corner: `M9 15.5 29 3 29 22.5Z` has three. */
function cornersOf(path: string): [number, number][] {
  return [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}
