/** A hub hears that feeds have something new, finds itself and them in what it fetches, and hears of nothing private. */
import { parseAtomFeed } from 'feedsmith'
import { beforeEach, expect, test } from 'vitest'
import { aTrend } from '../../../../test/given/entries.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenSource } from '../../../../test/sources/stand-in.ts'

const hub = 'https://hub.example.org/push'
const { outside, at, asked } = await givenSource()
const { app, pool } = await givenServer({ env: { WEBSUB_HUB: hub }, sources: outside })
await app.listen({ port: 0 })
const ada = await givenUser(app)
await pool.query('update account set email_verified = true where id = $1', [ada.id])
await trust(pool, ada.id)

const heard: URLSearchParams[] = []
let answers = 204
at(hub, (request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    if (answers < 300) heard.push(new URLSearchParams(body))
    response.writeHead(answers, { location: 'https://elsewhere.example.org/' }).end()
  })
})
const topics = () => [...new Set(heard.map((form) => String(form.get('hub.url'))))].toSorted()
const jobs = async () => {
  const { rows } = await pool.query<{ state: string; failures: number }>(
    `select state, failures from job where task = 'outlets.ping' and state <> 'done' order by failures desc`,
  )
  return rows
}
const written = async () => (await ada.call('POST', '/api/items', aTrend())).json().item as { id: string }
const publish = (id: string) => ada.call('POST', `/api/items/trend/${id}/publish`)
const feeds = (name: string) => ['atom', 'json', 'rss'].map((format) => `http://localhost:3000/feeds/${name}.${format}`)

beforeEach(() => {
  answers = 204
  heard.length = 0
})

test('it hears of what is published, and fetches a feed that names it and itself', async () => {
  const { id } = await written()
  await publish(id)
  const own = `http://localhost:3000/trend/${id}.atom`
  await expect.poll(topics).toEqual(expect.arrayContaining([...feeds('new'), own]))
  expect(new Set(heard.map((form) => form.get('hub.mode')))).toEqual(new Set(['publish']))
  for (const topic of [...feeds('new').slice(0, 1), own]) {
    const { links } = parseAtomFeed((await app.inject(topic.replace('http://localhost:3000', ''))).body)
    const linked = (rel: string) => links?.find((one) => one.rel === rel)?.href
    expect([linked('hub'), linked('self')]).toEqual([hub, topic])
  }
})

test('it hears nothing of what is private, or in no list', async () => {
  const nia = await givenUser(app, { name: 'Nia Holt' })
  await pool.query('update account set email_verified = true where id = $1', [nia.id])
  const hidden = (await nia.call('POST', '/api/items', aTrend('Of somebody new'))).json().item as { id: string }
  await nia.call('POST', `/api/items/trend/${hidden.id}/publish`)
  const kept = await written()
  await ada.call('PATCH', `/api/items/trend/${kept.id}`, { version: 1, title: 'More of it is written' })
  const { id } = await written()
  await publish(id)
  await expect.poll(topics).toContain(`http://localhost:3000/trend/${id}.atom`)
  await expect.poll(jobs).toEqual([])
  for (const other of [hidden, kept]) expect(topics().join(' ')).not.toContain(`/trend/${other.id}.`)
  expect((await app.inject(`/trend/${hidden.id}.atom`)).body).not.toContain(hub)
})

test('a hub that fails, or sends on, is told again later, and nobody is followed', async () => {
  answers = 307
  const before = asked.length
  const { id } = await written()
  await publish(id)
  await expect.poll(async () => (await jobs())[0]?.failures ?? 0).toBeGreaterThan(0)
  expect(heard).toEqual([])
  expect(new Set(asked.slice(before).map(({ url }) => new URL(url).host))).toEqual(new Set(['hub.example.org']))
  answers = 202
  await pool.query(`update job set due_at = now() where task = 'outlets.ping'`)
  await expect.poll(topics).toContain(`http://localhost:3000/trend/${id}.atom`)
})

test.each(['/feeds/new.atom?kind=trend', '/feeds/closing.atom'])(
  'nobody is told of %s, and it names no hub',
  async (feed) => expect((await app.inject(feed)).body).not.toContain(hub),
)

test('one’s own feed is nobody else’s to know', async () => {
  const { token } = (await ada.call('POST', '/api/me/feed')).json()
  for (const format of ['atom', 'rss', 'json'])
    expect((await app.inject(`/feeds/mine/${token}.${format}`)).body).not.toContain('hub.example.org')
})

test('without a hub named nobody is told, and no feed names one', async () => {
  const other = await givenServer({ sources: outside })
  expect((await other.app.inject('/feeds/new.atom')).body).not.toContain('rel="hub"')
})
