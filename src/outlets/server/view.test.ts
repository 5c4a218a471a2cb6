/** Views of items over HTTP: for every site to use, told apart by version, gone with the item. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a view is read by any site, without cookies, and is not sent twice', async () => {
  const { statusCode, headers, body } = await get('/trend/131.json')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(JSON.parse(body)).toMatchObject({
    kind: 'trend',
    figure: '29',
    versionUrl: 'http://localhost:3000/trend/131/v/1',
  })
  const again = await get('/trend/131.json', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/trend/131.json', { 'if-none-match': '"v1.other"' })).statusCode).toBe(200)
})

test.each(['?v=2', '?v=0', '?v=-1', '?v=1e9', '?v=abc', '?v=99999999999'])(
  'a version that never was is not there: %s',
  async (query) => {
    const { statusCode, body } = await get(`/trend/131.json${query}`)
    expect([statusCode, JSON.parse(body).error.code]).toEqual([404, 'item-not-found'])
  },
)

test('what nobody may see is answered like what never was', async () => {
  const never = await get('/trend/999999.json')
  await pool.query('update item set published_at = null where id = 132')
  const { statusCode, body } = await get('/trend/132.json')
  expect([statusCode, body]).toEqual([404, never.body])
  for (const url of ['/prediction/131.json', '/trend/131.jsonx', '/trend/x.json'])
    expect((await get(url)).statusCode).toBe(404)
})

test('what an item has no view of is not there for those either who say that they have it', async () => {
  for (const known of ['*', '"v1.a6c58d64"']) {
    const { statusCode, headers } = await get('/trend/126.csv', { 'if-none-match': known })
    expect([statusCode, headers['etag']]).toEqual([404, undefined])
  }
})

const named = async (path: string) => Object.values((await get(path)).json<{ files: Record<string, string> }>().files)
const endings = (files: string[] = []) => files.map((file) => file.replace(/^.*\/\d+|\?.*$/g, ''))

test('an item names the files that it has, and every one of them is there', async () => {
  const [trend, question, withheld] = await Promise.all(
    ['/trend/131.json', '/prediction/12.json', '/trend/126.json'].map(named),
  )
  expect(endings(trend)).toEqual(expect.arrayContaining(['.csv', '.metadata.json', '.md', '.bib']))
  expect(endings(question)).not.toContain('.csv')
  expect(endings(question)).toContain('.ics')
  expect(endings(withheld)).not.toContain('.csv')
  for (const file of [trend, question, withheld].flat())
    expect((await get(file?.replace('http://localhost:3000', '') ?? '')).statusCode).toBe(200)
})

const robots = async (url: string) => (await get(url)).headers['x-robots-tag']
test('search engines find no file of what no list shows, nor of a version that is not the newest', async () => {
  expect([await robots('/trend/133.json'), await robots('/trend/133.png?v=1')]).toEqual([undefined, undefined])
  await pool.query('update item set is_listed = false where id = 133')
  expect(await robots('/trend/133.json')).toBe('noindex')
  await pool.query('update item set is_listed = true, version = 2 where id = 133')
  expect([await robots('/trend/133.md'), await robots('/trend/133.md?v=1')]).toEqual([undefined, 'noindex'])
})

test('a twin in Markdown is another one once an item that it names is there no longer', async () => {
  const { rows } = await pool.query<{ from: string; to: string }>(
    `select 'prediction/' || a.id as from, b.id as to from link join item a on a.id = from_id join item b on b.id = to_id
     where a.kind = 'prediction' and b.kind = 'trend' and b.id > 140 limit 1`,
  )
  const [{ from, to } = { from: '', to: '' }] = rows
  const before = await get(`/${from}.md`)
  expect(before.body).toContain(`/trend/${to}`)
  await pool.query('update item set published_at = null where id = $1', [to])
  const after = await get(`/${from}.md`, { 'if-none-match': String(before.headers['etag']) })
  expect(after.statusCode).toBe(200)
  expect(after.body).not.toContain(`/trend/${to}`)
})

test('a title is text in Markdown, whatever it looks like', async () => {
  await pool.query(`update item set title = 'A [link](javascript:alert(1)) ![x](http://evil/x.png) <b>' where id = 134`)
  const [first] = (await get('/trend/134.md')).body.split('\n')
  expect(first).toBe(String.raw`# A \[link\](javascript:alert(1)) \!\[x\](http://evil/x.png) \<b\>`)
})
