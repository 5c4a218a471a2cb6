/**
 * Pages as readers without scripts, search engines and caches get them: the real application, the starter collection.
 */
import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { givenServer } from '../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const page = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const between = (html: string, start: string, end: string) => html.split(start)[1]?.split(end)[0] ?? ''
const meta = (html: string, name: string) =>
  /content="([^"]*)"/.exec(html.split('<meta').find((tag) => tag.includes(`="${name}"`)) ?? '')?.[1]
const visible = (html: string) =>
  between(html, '<div id="app">', '<script type="application/json"').replaceAll(/<[^>]+>/g, ' ')

/** The start of a text, as HTML writes it. */
const plain = (words = '') => words.replaceAll("'", '&#x27;').replaceAll(/\s+/g, ' ').slice(0, 60)

async function statusOf(url: string): Promise<string | undefined> {
  return /Closing soon|Open|Closed, not resolved/.exec(visible((await page(url)).body))?.[0]
}

const screens = [
  '/',
  '/all-stuff',
  '/my-stuff',
  '/purchase-success',
  '/purchase-cancelled',
  '/purchase-error',
  '/success',
]
const shared = ['/prediction/12', '/trend/131', '/scenario/181']

describe('metadata in the HTML that the server sends', () => {
  test.each([
    ['/prediction/12', 'Farsight Prediction 12', 'View this prediction on Farsight', 'Predictions'],
    ['/trend/131', 'Farsight Trend 131', 'View this trend on Farsight', 'Trends'],
    ['/scenario/181', 'Farsight Scenario 181', 'View this scenario on Farsight', 'Scenarios'],
  ])('R10 R12 %s says what it shares', async (url, title, description, section) => {
    const { body } = await page(url)
    expect(between(body, '<title>', '</title>')).toBe(title)
    expect([meta(body, 'description'), meta(body, 'og:type'), meta(body, 'article:section')]).toEqual([
      description,
      'article',
      section,
    ])
    expect(meta(body, 'og:title')).toBe(title)
    expect(meta(body, 'keywords')).toMatch(/\w/)
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}"`)
    const data = JSON.parse(between(body, '<script type="application/ld+json" data-page>', '</script>'))
    expect(data).toMatchObject({ '@context': 'https://schema.org', url: `http://localhost:3000${url}` })
  })

  test.each(screens)('R11 R12 %s says what the site is, and nothing of an article', async (url) => {
    const { body } = await page(url)
    expect(between(body, '<title>', '</title>')).toBe('Farsight')
    expect([meta(body, 'description'), meta(body, 'og:type')]).toEqual(['Knowledge Base of the Future', 'website'])
    expect(body).not.toContain('article:')
  })
})

describe('screens', () => {
  test.each([...screens, ...shared])(
    'R1-R8 %s is drawn on the server, in the element with id app, in the default layout',
    async (url) => {
      const { statusCode, body } = await page(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('<div id="app">')
      expect(visible(body)).toMatch(/Farsight.*Home.*All stuff.*My stuff/s)
      expect(body.match(/<h1[ >]/g)).toHaveLength(1)
      expect(body).toContain('class="farsightTheme"')
    },
  )

  test.each([...screens, ...shared, '/nothing-here'])(
    '%s holds no inline script, no style element and no handler',
    async (url) => {
      const { body } = await page(url)
      const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
      expect(scripts.filter((attributes) => !/src="\/assets|type="application\/(ld\+)?json"/.test(attributes))).toEqual(
        [],
      )
      expect(body).not.toMatch(/<style|\son[a-z]+="/i)
    },
  )

  test('R8 a shared item is there in full without any script: title, criteria, reason, source', async () => {
    const { rows } = await pool.query<{
      title: string
      details: { criteria: string; houseForecast: { reason: string } }
    }>('select title, details from item where id = 12')
    const text = visible((await page('/prediction/12')).body).replaceAll(/\s+/g, ' ')
    expect(text).toContain(plain(rows[0]?.details.criteria))
    expect(text).toContain(plain(rows[0]?.details.houseForecast.reason))
  })

  test.each([
    ['an id of another type', '/trend/12'],
    ['no item at all', '/prediction/99999'],
    ['no id', '/prediction/twelve'],
    ['an id beyond every number', '/prediction/99999999999999999999'],
    ['no screen', '/nowhere'],
    ['a path of many parts', '/prediction/12/x'],
  ])('R8 %s: status 404, and a page that says so', async (_, url) => {
    const { statusCode, body } = await page(url)
    expect(statusCode).toBe(404)
    expect(body.match(/<h1[ >]/g)).toHaveLength(1)
    expect(body).toContain('noindex')
  })

  test('a place in a list that nobody made is refused with a page that says so', async () => {
    const { statusCode, body } = await page('/all-stuff?cursor=nonsense')
    expect(statusCode).toBe(400)
    expect(visible(body)).toContain('Start again from the first')
  })

  test('every screen that a route names is in the build, so that its code can be announced early', async () => {
    const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<
      string,
      { file: string }
    >
    const source = readFileSync('src/app/web/routes.tsx', 'utf8') + readFileSync('src/app/web/kind-pages.tsx', 'utf8')
    const named = [...source.matchAll(/['`]((?:src\/|\$\{files\})[^'`]+\.tsx)/g)].map(([, file = '']) =>
      file.replace('${files}', 'src/membership/web/outcome/'),
    )
    expect(named.length).toBeGreaterThan(12)
    for (const file of named) expect([file, existsSync(file), file in manifest]).toEqual([file, true, true])
    const { body } = await page('/trend/131')
    for (const file of ['src/site/web/item/ItemScreen.tsx', 'src/trends/web/page.tsx']) {
      expect(body).toContain(`rel="modulepreload" fetchpriority="low" href="/${manifest[file]?.file}"`)
    }
  })
})

describe('caching', () => {
  test('pages are public, without cookies, and answered 304 to who has them', async () => {
    const { headers } = await page('/trend/131', { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/)
    expect([headers['set-cookie'], headers['vary']]).toEqual([undefined, 'accept-encoding, cookie'])
    const again = await page('/trend/131', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(
      (await page('/trend/131', { 'if-none-match': `"x", ${String(headers['etag']).replace('W/', '')}` })).statusCode,
    ).toBe(304)
    expect((await page('/trend/131', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('the same page travels as brotli, gzip or plain, as the reader can', async () => {
    const whole = await page('/trend/131')
    const brotli = await page('/trend/131', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole.body)
    expect((await page('/trend/131', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect(
      (await page('/trend/131', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
    ).toBeUndefined()
  })

  test('what only tracks a reader makes no page of its own', async () => {
    const one = await page('/all-stuff?kind=trend&utm_source=x&category=social')
    const other = await page('/all-stuff?category=social&kind=trend')
    expect(one.headers['etag']).toBe(other.headers['etag'])
  })

  test('an address that is spelt with needless escapes leads to the plain one, one in capitals to nothing', async () => {
    expect((await page('/all%2Dstuff?kind=trend')).headers['location']).toBe('/all-stuff?kind=trend')
    expect((await page('/prediction/%31%32')).headers['location']).toBe('/prediction/12')
    expect((await page('/ALL-STUFF?kind=trend')).statusCode).toBe(404)
    expect((await page('/%2Fevil.example')).statusCode).toBe(404)
  })

  test.each([
    ['br;q=0.9, gzip;q=0.8', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br ; q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
  ])('accept-encoding %j is answered with %s', async (accepted, encoding) => {
    expect((await page('/trend/131', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
  })

  test('on another day a page says what holds then, though nothing in the base has changed', async () => {
    expect(await statusOf('/prediction/46')).toBe('Open')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    expect(await statusOf('/prediction/46')).toBe('Closing soon')
    vi.setSystemTime('2027-04-09T00:00:01Z')
    expect(await statusOf('/prediction/46')).toBe('Closed, not resolved')
  })

  test.each(['/constructor/1', '/__proto__/1', '/assets/', '/assets/%2e%2e/package.json'])(
    '%s is no address, and no bug',
    async (url) => {
      expect((await page(url)).statusCode).toBe(404)
    },
  )

  test('an address with a slash too many leads to the one without', async () => {
    const { statusCode, headers } = await page('/all-stuff/?kind=trend')
    expect([statusCode, headers['location']]).toEqual([301, '/all-stuff?kind=trend'])
  })

  test('the radar has an address of its own, which leads to the view that it is', async () => {
    for (const [asked, at] of [
      ['/radar', '/all-stuff?view=radar'],
      ['/radar/?kind=trend', '/all-stuff?kind=trend&view=radar'],
      ['/radar?view=map', '/all-stuff?view=radar'],
    ] as const) {
      const { statusCode, headers } = await page(asked)
      expect([asked, statusCode, headers['location']]).toEqual([asked, 301, at])
    }
  })

  test('a change shows at once: the kept page is gone', async () => {
    const before = (await page('/prediction/13')).headers['etag']
    await pool.query(`update item set title = 'Will this title change?' where id = 13`)
    await expect
      .poll(async () => (await page('/prediction/13')).body, { interval: 20 })
      .toContain('Will this title change?')
    expect((await page('/prediction/13')).headers['etag']).not.toBe(before)
  })

  test('R3 saving orders the lists of what is saved most at once, and leaves every other page kept', async () => {
    const ordered = async () => (await page('/all-stuff?sort=saved&view=list')).body.search('/prediction/46"')
    const [before, place] = [(await page('/prediction/13')).headers['etag'], await ordered()]
    await pool.query('update item set saves = saves + 7 where id in (13, 46)')
    expect((await page('/prediction/13')).headers['etag']).toBe(before)
    expect(await ordered()).not.toBe(place)
    expect(await ordered()).toBeGreaterThan(0)
  })
})

describe('hostile content', () => {
  test('a title full of markup stays text in the page, the head, the JSON-LD and the data', async () => {
    const hostile = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(1)> \u2028 \u202e end`
    await pool.query(`update item set title = $1, summary = $1, label = 'x' where id = 14`, [hostile])
    app.forgetPages()
    const { body } = await page('/prediction/14')
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    for (const [, json = ''] of body.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^]*?)<\/script>/g)) {
      expect(json).not.toContain('<')
      expect(JSON.stringify(JSON.parse(json))).toContain('alert(1)')
    }
  })
})

describe('for machines', () => {
  test('robots.txt names the sitemap, and the sitemap every published item and every set', async () => {
    expect((await page('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect((await page('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/sitemap/0.xml</loc>')
    const { body } = await page('/sitemap/0.xml')
    expect(body.match(/<loc>/g)).toHaveLength(6 + 221 + 12)
    for (const path of ['/method', '/record', '/leaderboard', '/pricing', '/set/ageing-societies-2050'])
      expect(body).toContain(`<loc>http://localhost:3000${path}</loc>`)
    expect(body).toContain('<loc>http://localhost:3000/scenario/181</loc>')
  })

  test('the sitemap says when an item moved last, and which picture it has', async () => {
    const ofTrend = async () =>
      (await page('/sitemap/0.xml')).body.split('<url>').find((one) => one.includes('/trend/133<'))
    expect(await ofTrend()).toContain('<image:loc>http://localhost:3000/trend/133.png</image:loc>')
    expect((await page('/trend/133.png')).headers['content-type']).toBe('image/png')
    await pool.query(
      `insert into item_move (item_id, at, before, after, because, size)
       select item_id, '2031-02-03T04:05:06.007Z', stand, stand, '{"by": "itself"}', 1 from item_stand where item_id = 133`,
    )
    expect(await ofTrend()).toContain('<lastmod>2031-02-03T04:05:06.007Z</lastmod>')
    await pool.query(`delete from item_move where item_id = 133 and at > '2031-01-01'`)
  })

  test('built files are kept for a year and travel compressed', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await page('/')).body)?.[1] ?? ''
    const { headers, statusCode } = await page(script, { 'accept-encoding': 'br' })
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect((await page('/assets/none.js')).statusCode).toBe(404)
    expect((await page('/assets/../package.json')).statusCode).toBe(404)
  })

  test('healthz and readyz answer; stopping, readyz says no first', async () => {
    expect((await page('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await page('/readyz')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      parts: {
        listening: { state: 'ok', seconds: expect.any(Number) },
        work: { state: 'ok', seconds: expect.any(Number) },
        migrations: { state: 'ok' },
      },
    })
    app.isStopping = true
    expect((await page('/readyz')).statusCode).toBe(503)
    expect((await page('/healthz')).statusCode).toBe(200)
  })
})
