/** Items in frames over HTTP: whole, under a policy of their own, without cookies, gone with the item. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hostScript } from '#items/sharing/embedding.ts'
import { createHash } from 'node:crypto'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('an embed may be framed by every site, loads its own files alone, and sets no cookie', async () => {
  const { statusCode, headers, body } = await get('/embed/trend/131')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; .*frame-ancestors \*$/),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=300',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/trend/131">')
  expect(body).toContain('<meta name="color-scheme" content="light dark">')
  expect((await get('/embed/trend/131', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

test('whatever else there is may be framed by nobody', async () => {
  for (const url of ['/trend/131', '/trend/131/v/1', '/', '/all-stuff', '/my-stuff'])
    expect((await get(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  ['trend/131', 'Fewer children die before the age of five', '29'],
  ['prediction/12', 'How much sea ice will the Arctic have', '4'],
  ['scenario/181', 'Scenario', '%'],
])('%s says its number, whose it is and where it leads', async (item, title, figure) => {
  for (const view of ['chart', 'distribution', 'number', 'card']) {
    const { body, statusCode } = await get(`/embed/${item}?view=${view}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(title)
    expect(body).toMatch(new RegExp(`<b[^>]*>[^<]*${figure}`))
    expect(body).toContain(`href="http://localhost:3000/${item}" class=`)
    expect(body.match(/<a /g)?.length).toBe(body.match(/target="_blank" rel="noopener"/g)?.length)
    expect(body).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('the chart of a trend is that of its page, with every value that its script can tell', async () => {
  const { body } = await get('/embed/trend/131')
  const page = (await get('/trend/131')).body
  const drawn = /<path class="[^"]*_was_[^"]*" d="([^"]+)"/.exec(body)?.[1]
  expect(drawn?.length).toBeGreaterThan(100)
  expect(page).toContain(String(drawn))
  const rows = JSON.parse(/<script type="application\/json">(.+?)<\/script>/.exec(body)?.[1] ?? '[]') as unknown[][]
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.map(([, , says]) => says)).toContainEqual(expect.stringMatching(/^2030: expected .*80% between/))
})

test('theme, title and version are as asked, and what is not understood changes nothing', async () => {
  const usual = (await get('/embed/trend/131')).body
  expect((await get('/embed/trend/131?theme=dark')).body).toContain('<html lang="en" data-scheme="dark">')
  expect((await get('/embed/trend/131?title=0')).body).toContain('<h1 class="unseen">Fewer children')
  expect((await get('/embed/trend/131?v=1')).body).toContain('href="http://localhost:3000/trend/131/v/1" class=')
  for (const query of [
    'theme="><script>',
    'view=all&theme=light&theme=dark',
    'v=latest',
    'locale=de',
    'width=1e9',
    'title=%F0%9F',
  ])
    expect((await get(`/embed/trend/131?${query}`)).body).toBe(usual)
})

test('what is not public is not there, in a frame that says so and leads home, the same as what never was', async () => {
  const never = await get('/embed/trend/999999')
  expect(never.statusCode).toBe(404)
  expect(never.headers).toMatchObject({
    'content-security-policy': expect.stringContaining('frame-ancestors *'),
    'cache-control': 'no-store',
  })
  expect(never.body).toContain('There is no public item here.')
  for (const url of ['/embed/trend/131?v=2', '/embed/trend/131?v=-1', '/embed/trend/131?v=0', '/embed/nothing/1'])
    expect((await get(url)).body).toBe(never.body)
  for (const url of [
    '/embed/prediction/131',
    '/embed/trend/1%20or%201=1',
    '/embed/trend/',
    '/embed/set/nothing/at/all',
  ])
    expect([(await get(url)).statusCode, (await get(url)).body]).toEqual([404, never.body])
  expect((await get('/embed/trend/132')).statusCode).toBe(200)
  for (const way of [
    'published_at = null',
    "published_at = null, hidden_at = now(), hidden_reason = 'said so', hidden_published_at = now()",
  ]) {
    await pool.query(`update item set ${way} where id = 132`)
    expect((await get('/embed/trend/132')).body).toBe(never.body)
    expect((await get('/embed/trend/132?v=1')).body).toBe(never.body)
    await pool.query(
      'update item set published_at = now(), hidden_at = null, hidden_reason = null, hidden_published_at = null where id = 132',
    )
  }
  await pool.query('delete from item where id = 133')
  expect((await get('/embed/trend/133')).body).toBe(never.body)
})

test('a title is other people’s words: nothing in it is markup', async () => {
  const title = `</title></script><script>alert("1")</script>'"><img src=x onerror=alert(1)>`
  await pool.query('update item set title = $1, summary = $1 where id = 134', [title])
  for (const view of ['chart', 'card']) {
    const { body } = await get(`/embed/trend/134?view=${view}`)
    expect(body).not.toMatch(/<script>|<img|alert\("1"\)/)
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
})

const most = 35 * 1024

function filesIn(body: string): string[] {
  return [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => String(file))
}

test('R8 no embed of any item is over 35 KB with its styles, script and font', async () => {
  const usual = filesIn((await get('/embed/trend/131')).body)
  expect(usual.map((file) => file.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js', 'woff2'])
  const parts = await Promise.all(usual.map((file) => get(file)))
  for (const { statusCode, headers } of parts) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  const script = parts.find((_, i) => usual[i]?.endsWith('.js'))
  expect(script?.rawPayload.length).toBeLessThan(4096)
  const bytesOf = ({ headers, rawPayload }: (typeof parts)[number]) =>
    String(headers['content-type']).startsWith('font') ? rawPayload.length : gzipSync(rawPayload, { level: 9 }).length
  const shared = parts.reduce((sum, part) => sum + bytesOf(part), 0)
  const { rows } = await pool.query<{ kind: string; id: string }>(
    'select kind, id::text from item where published_at is not null',
  )
  const sheet = String(parts.find((_, i) => usual[i]?.endsWith('.css'))?.body)
  const unstyled = new Set<string>()
  const heavy: string[] = []
  let heaviest = 0
  for (const { kind, id } of rows) {
    const { statusCode, body } = await get(`/embed/${kind}/${id}`)
    expect(statusCode).toBe(200)
    for (const [, names = ''] of body.matchAll(/class="([^"]+)"/g))
      for (const name of names.split(' ')) if (!sheet.includes(`.${name}`)) unstyled.add(name)
    const bytes = shared + gzipSync(body).length
    heaviest = Math.max(heaviest, bytes)
    if (bytes > most) heavy.push(`${kind}/${id}: ${bytes}`)
  }
  expect(rows.length).toBeGreaterThan(200)
  expect(heavy).toEqual([])
  expect([...unstyled]).toEqual([])
  expect(heaviest).toBeGreaterThan(shared)
})

test('the script of pages around it is what they have its digest of, for good', async () => {
  const { headers, rawPayload } = await get(hostScript.path)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(rawPayload.length).toBeLessThanOrEqual(1024)
  const digest = createHash('sha384').update(rawPayload).digest('base64')
  expect(hostScript.integrity).toBe(`sha384-${digest}`)
  // Whoever changes it breaks every page that has it: a new one needs another address.
  expect(digest).toBe('a5SEzc7c8yyWOG4q4GofwBxxfT4e7SLAMoTWh0WhyBBDPHOQFFROe0EJl/pYnD5D')
})
