/** Search engines are told once an hour of pages that everybody finds, and find the key that proves who told them. */
import { expect, test } from 'vitest'
import { aTrend } from '../../../../test/given/entries.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenSource } from '../../../../test/sources/stand-in.ts'
import { indexNow } from './batch-work.ts'

type Told = { host: string; key: string; keyLocation: string; urlList: string[] }
const key = 'a1b2c3d4e5f6'
const env = { INDEXNOW_KEY: key, PUBLIC_URL: 'https://farsight.example', FARSIGHT_LOCAL_PAYMENTS: '1' }
const { outside, at, asked } = await givenSource()
const { app, pool } = await givenServer({ env, sources: outside })
await app.listen({ port: 0 })
const ada = await givenUser(app)
await pool.query('update account set email_verified = true where id = $1', [ada.id])
await trust(pool, ada.id)

const heard: { type: string | undefined; told: Told }[] = []
let answers = 200
at(indexNow, (request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    if (answers < 300) heard.push({ type: request.headers['content-type'], told: JSON.parse(body) as Told })
    response.writeHead(answers, { location: 'https://elsewhere.example.org/' }).end()
  })
})

const published = async (title: string) => {
  const { id } = (await ada.call('POST', '/api/items', aTrend(title))).json().item as { id: string }
  await ada.call('POST', `/api/items/trend/${id}/publish`)
  return id
}
const waiting = async () => {
  const { rows } = await pool.query<{ failures: number; late: boolean }>(
    `select failures, due_at > now() as late from job where task = 'outlets.index-now' and state = 'waiting'`,
  )
  return rows
}
const hourIsOver = () => pool.query(`update job set due_at = now() where task = 'outlets.index-now'`)
const addresses = () => heard.flatMap(({ told }) => told.urlList)
const of = (id: string) => `https://farsight.example/trend/${id}`

test('what changes waits until its hour is over, and is then told in one call, without what has been taken back or is in no list', async () => {
  const [shown, takenBack, unlisted] = [await published('One'), await published('Two'), await published('Three')]
  const draft = (await ada.call('POST', '/api/items', aTrend('Four'))).json().item as { id: string }
  await ada.call('POST', `/api/items/trend/${takenBack}/unpublish`)
  await pool.query('update item set published_at = null where id = $1', [takenBack])
  await pool.query('update item set is_listed = false where id = $1', [unlisted])
  await expect.poll(waiting).toEqual([{ failures: 0, late: true }])
  expect(heard).toEqual([])
  answers = 503
  await hourIsOver()
  await expect.poll(async () => (await waiting())[0]?.failures).toBe(1)
  answers = 307
  await hourIsOver()
  await expect.poll(async () => (await waiting())[0]?.failures).toBe(2)
  answers = 200
  await hourIsOver()
  await expect.poll(() => heard.length).toBe(1)
  const [{ type, told } = { type: '', told: null }] = heard
  expect(type).toBe('application/json; charset=utf-8')
  expect(told).toEqual({
    host: 'farsight.example',
    key,
    keyLocation: `https://farsight.example/${key}.txt`,
    urlList: [of(shown)],
  })
  expect(addresses().join(' ')).not.toMatch(new RegExp(`/trend/(${takenBack}|${unlisted}|${draft.id})$`))
  expect(new Set(asked.map(({ url }) => new URL(url).host))).toEqual(new Set(['api.indexnow.org']))
})

test('the key lies where it is said to', async () => {
  const { statusCode, body, headers } = await app.inject(`/${key}.txt`)
  expect([statusCode, body, headers['content-type']]).toEqual([200, key, 'text/plain; charset=utf-8'])
  expect((await app.inject('/another-key.txt')).statusCode).toBe(404)
})

test.each([{}, { INDEXNOW_KEY: key }])('without a key, or a public address, nobody is told: %j', async (other) => {
  const silent = await givenServer({ env: other, sources: outside })
  expect((await silent.app.inject(`/${key}.txt`)).statusCode).toBe(404)
  const { rows } = await silent.pool.query(`select from job where task = 'outlets.index-now'`)
  expect(rows).toEqual([])
})
