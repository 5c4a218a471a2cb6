/**
 * Whoever hides what others forecast is told no number of it before they have forecast: every GET of the API is asked,
 * every page and every view that is shown elsewhere. A visitor meets the number in the same places.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tellCrowd } from '#forecasts/server/tell-crowd.ts'
import { keepEdition } from '#items/server/radar/keep-edition.ts'
import { dayOf } from '#kit/dates.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { listNews } from '#notices/server/digests/digest-store.ts'
import { followingReader } from '#notices/server/following/following-work.ts'
import { saveElsewhere } from '#sources/server/elsewhere/store.ts'
import { aPrediction } from '../../../../test/given/entries.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenServer } from '../../../../test/given.ts'
import { kinds } from '../../kinds.ts'

// Both who read are operators: they are asked for all that there is.
const emails = ['hanna@example.org', 'vera@example.org']
const { app, pool, db } = await givenServer({
  env: {
    OPERATOR_EMAILS: emails.join(','),
    SOURCES: 'on',
    SOURCES_CONTACT: 'sources@example.org',
    FORECASTS_ELSEWHERE: 'manifold',
  },
})
const person = (name: string) => {
  const email = emails.find((one) => one.startsWith(name.split(' ')[0]?.toLowerCase() ?? ''))
  return givenUser(app, { name, verifiedIn: pool, ...(email && { email }) })
}
const ok = async (answer: ReturnType<Awaited<ReturnType<typeof person>>['call']>) => {
  const { statusCode, body } = await answer
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body)
}

const ada = await person('Ada Okafor')
await trust(pool, ada.id)
const ask = async (title: string, other: object = {}, by = ada): Promise<string> => {
  const { item } = await ok(by.call('POST', '/api/items', aPrediction(title, other)))
  await ok(by.call('POST', `/api/items/prediction/${item.id}/publish`, {}))
  return item.id
}
const id = await ask('Will a person land on Mars by 2040?')
const on = `prediction/${id}`
const branch = await ask('And will that person come back?', { condition: { on, outcome: 'yes' } })
const late = await ask('Will a person land on Mars by 2050?')
await pool.query(
  `update item set family = 'mars', details = details || jsonb_build_object('group', jsonb_build_object('id', 'mars', 'label', label)) where id = any($1)`,
  [[id, late]],
)

/**
 * However it is rounded, as a number or in words: first 83 %, then 43 %. Instants have digits before their point; what is
 * drawn at some place stands as a number beside it.
 */
const planted = /(?<!\d)0?\.(43|83)|(?<![\d.])(43|83)(\.\d+)?%|\b40 points/
const isPlanted = (text: string) => planted.test(text.replaceAll(/style="[^"]*"/g, ''))

const [hider, visitor, ...crowd] = await Promise.all(
  ['Hanna Moss', 'Vera Lund', 'Ben Sato', 'Eve Marsh', 'Nia Holt', 'Uma Reyes', 'Ira Stone'].map(person),
)
if (!hider || !visitor) throw new Error('Nobody reads.')
const forecast = (user: typeof ada, probability: number, of = id) => {
  const body = { requestId: randomUUID(), estimate: { type: 'binary', probability } }
  return ok(user.call('POST', `/api/items/prediction/${of}/forecasts`, body))
}
await trust(pool, crowd[0]!.id)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

for (const reader of [hider, visitor]) {
  await ok(reader.call('PUT', `/api/items/${on}/follow`))
  await ok(reader.call('PUT', `/api/items/${on}/save`))
}
for (const [i, one] of crowd.entries()) await forecast(one, 0.83 + i / 1000)
await tellCrowd(db, id, hours(1))
for (const [i, one] of crowd.entries()) await forecast(one, 0.43 + i / 1000)
await tellCrowd(db, id, hours(3))
await keepEdition(db, kinds, dayOf(hours(-24)))
await keepEdition(db, kinds, dayOf(hours(-48)))
/** Whoever asks a question has not forecast it by that. */
const askOwn = async (reader: typeof ada) => {
  const own = await ask('Will a person live on the Moon by 2040?', {}, reader)
  for (const [i, one] of crowd.entries()) await forecast(one, 0.43 + i / 1000, own)
  await tellCrowd(db, own, hours(4))
  return own
}
const owned = [await askOwn(hider), await askOwn(visitor)] as const
const comment = { requestId: randomUUID(), text: 'It is far away.', withStance: true }
const { comment: said } = await ok(crowd[0]!.call('POST', `/api/items/${on}/comments`, comment))
const there = { platform: 'manifold', address: { user: 'someone', slug: 'mars' }, hosts: [], nextAt: null }
await saveElsewhere(db, { itemId: id, alike: [], ...there })
await pool.query(`update elsewhere set chance = 0.43, question = 'Mars?', seen_at = now()`)
const radarOf = async (reader: typeof ada) => {
  const radar = await ok(reader.call('POST', '/api/me/radars', { name: 'Of my own' }))
  await ok(reader.call('PUT', `/api/me/radars/${radar.id}/items/${on}`, { sector: null, year: null }))
  const kept = await ok(reader.call('POST', `/api/me/radars/${radar.id}/editions`, { name: 'At first' }))
  return { radar: String(radar.id), edition: String(kept.id) }
}
const readers = [hider, visitor]
const radars = await Promise.all(readers.map(radarOf))
const feeds = await Promise.all(readers.map(async (reader) => ok(reader.call('POST', '/api/me/feed', {}))))
await catchUp(db, followingReader(kinds))
await app.hearEvents()

const given: Partial<Record<string, string>> = {
  kind: 'prediction',
  id,
  version: '1',
  slug: 'none',
  author: `${ada.id}`,
  name: 'terms',
  draft: '0',
  secret: '0',
  comment: said.id,
  evidence: 'answer',
}
const days = [dayOf(hours(-24)), dayOf(hours(-48))] as const
const asked = [
  '/api/items?q=mars',
  '/api/items?sort=moved',
  '/api/items?family=mars',
  `/api/radar/since?items=${id}`,
  `/api/radar/then?edition=${days[0]}&since=${days[1]}`,
  `/api/items/${on}?include=numbers&include=neighbours&include=versions&include=shared&include=card`,
  `/api/items/prediction/${branch}?include=neighbours&include=shared`,
  `/api/items/prediction/${late}/asked-with`,
  `/api/items/prediction/${branch}/asked-with`,
]
const pages = [
  '/',
  `/${on}`,
  `/${on}?v=1`,
  `/prediction/${branch}`,
  `/prediction/${late}`,
  ...['cards', 'table', 'timeline', 'radar'].map((view) => `/all-stuff?kind=prediction&view=${view}`),
  `/all-stuff?view=map&item=${encodeURIComponent(on)}`,
  `/all-stuff?view=radar&edition=${days[0]}`,
  '/all-stuff?sort=moved',
  `/author/${ada.id}`,
  '/record',
  '/method',
]
const views = [
  ...['.json', '.md', '.atom', '.ics', '.bib', '.ris', '.csl.json'].map((ending) => `/${on}${ending}`),
  `/embed/${on}`,
  `/embed/list?q=mars`,
  `/oembed?url=${encodeURIComponent(`http://localhost:80/${on}`)}`,
  ...['new', 'moved', 'closing'].flatMap((name) => ['atom', 'rss', 'json'].map((format) => `/feeds/${name}.${format}`)),
  '/calendar.ics',
]

async function addresses(reader: 0 | 1): Promise<string[]> {
  const api: { paths: Record<string, { get?: object }> } = (await app.inject('/api/openapi.json')).json()
  const { radar, edition } = radars[reader]!
  const standFor = (_: string, name: string) => {
    const value = name === 'radar' ? radar : given[name]
    if (value === undefined) throw new Error(`Say what the walk asks where an address names {${name}}.`)
    return value
  }
  const paths = Object.entries(api.paths).filter(([path, { get }]) => get && !/\/(stream|events)$/.test(path))
  const { token } = feeds[reader]
  return [
    ...paths.map(([path]) => path.replaceAll(/\{(\w+)\}/g, standFor)),
    ...asked,
    `/api/me/radars/${radar}?edition=${edition}`,
    ...pages,
    ...views,
    ...['atom', 'rss', 'json'].map((format) => `/feeds/mine/${token}.${format}`),
    `/calendar/mine/${token}.ics`,
  ]
}

/** Where the number is told, with a session by token and by cookie alone. */
async function walk(reader: 0 | 1): Promise<string[]> {
  const found = new Set<string>()
  const user = readers[reader]!
  for (const url of await addresses(reader)) {
    const byCookie = await app.inject({ url, headers: { cookie: user.cookie } })
    const byToken = url.startsWith('/api') ? await user.call('GET', url) : byCookie
    expect([url, byCookie.statusCode < 500, byToken.statusCode < 500]).toEqual([url, true, true])
    if (isPlanted(byCookie.body) || isPlanted(byToken.body)) found.add(url)
  }
  return [...found]
}

/** What is answered to what a reader sends. */
async function send(reader: 0 | 1): Promise<string[]> {
  const user = readers[reader]!
  const sent = [
    user.call('POST', `/api/items/${on}/comments`, { requestId: randomUUID(), text: 'And cold.' }),
    user.call('PUT', `/api/items/${on}/comments/${said.id}/mind`),
    user.call('POST', '/api/analyses/preview', { question: 'Will a person land on Mars by 2040?' }),
    user.call('POST', `/api/items/${on}/reports`, { reason: 'other', note: 'Look at this.' }),
  ]
  return (await Promise.all(sent)).map(({ body }) => body)
}

test('a reader who hides nothing meets the number everywhere that tells it', async () => {
  const found = await walk(1)
  expect(found).toEqual(
    expect.arrayContaining([
      '/api/moved',
      '/api/me/moved',
      '/api/me/export',
      '/api/me/follows',
      '/api/me/notices',
      `/api/me/radars/${radars[1]?.radar}?edition=${radars[1]?.edition}`,
      `/api/authors/${ada.id}`,
      ...['crowd', 'crowd/history', 'crowd/history.csv', 'asked-with', 'comments', 'elsewhere'].map(
        (at) => `/api/items/${on}/${at}`,
      ),
      ...asked,
      ...pages.slice(0, -2),
      ...['.json', '.md', '.atom'].map((ending) => `/${on}${ending}`),
      `/embed/${on}`,
      '/feeds/moved.atom',
      `/feeds/mine/${feeds[1].token}.atom`,
    ]),
  )
})

test('whoever hides crowds meets it nowhere, neither by token nor by session', async () => {
  await ok(hider.call('PATCH', '/api/me', { hidesCrowd: true }))
  expect(await walk(0)).toEqual([])
  expect((await send(0)).some(isPlanted)).toBe(false)
  for (const part of ['crowd/history', 'crowd/history.csv', 'crowd/shift']) {
    const refused = await hider.call('GET', `/api/items/${on}/${part}`)
    expect([part, refused.statusCode, refused.json().error.code]).toEqual([part, 403, 'crowd-hidden'])
  }
  // Nor by the mail of a day, which nobody asks for.
  const news = await Promise.all(readers.map((reader) => listNews(db, reader.id)))
  expect(news.map((rows) => rows.map(({ what }) => what))).toEqual([[], ['moved']])
  const [hidden, shown] = await Promise.all(
    readers.map(({ cookie }) => app.inject({ url: `/${on}.png`, headers: { cookie } })),
  )
  expect(hidden?.rawPayload.equals(shown?.rawPayload ?? Buffer.of())).toBe(false)
  expect(hidden?.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' })
})

test('once they have forecast a question they are told of it, and of no other', async () => {
  const crowdOf = async (of: string) => (await hider.call('GET', `/api/items/prediction/${of}/crowd`)).json()
  expect(await crowdOf(id)).toMatchObject({ isHidden: true, forecasters: 5, crowd: null, methods: [], headline: null })
  const answer = await forecast(hider, 0.6)
  expect(answer).toMatchObject({ forecasters: 5, crowd: { estimate: { probability: expect.any(Number) } } })
  expect(await crowdOf(id)).toMatchObject({ isHidden: false, headline: { by: 'crowd' } })
  const found = await walk(0)
  expect(found).toEqual(expect.arrayContaining(['/api/me/notices', '/api/moved', `/feeds/mine/${feeds[0].token}.atom`]))
  // No document knows who has forecast what: their browser asks again.
  expect(found.filter((url) => pages.includes(url))).toEqual([])
  for (const other of owned) expect(await crowdOf(other)).toMatchObject({ isHidden: true, crowd: null })
  await ok(hider.call('DELETE', `/api/items/${on}/forecasts/mine`))
  expect(await crowdOf(id)).toMatchObject({ isHidden: false })
})

test('a question that takes no more forecasts is told to everybody', async () => {
  const at = `/api/items/prediction/${owned[1]}`
  const closed = JSON.stringify('2026-11-02')
  await pool.query(
    `update item set closes = '2026-11-02', card = jsonb_set(card, '{closes}', $2), details = jsonb_set(details, '{closes}', $2) where id = $1`,
    [owned[1], closed],
  )
  await app.hearEvents()
  for (const url of [at, `${at}/crowd`, `${at}/crowd/history`]) {
    const { statusCode, body } = await hider.call('GET', url)
    expect([url, statusCode, isPlanted(body)]).toEqual([url, 200, true])
  }
  const { body } = await app.inject({ url: `/prediction/${owned[1]}`, headers: { cookie: hider.cookie } })
  expect(isPlanted(body)).toBe(true)
})
