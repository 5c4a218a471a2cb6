/**
 * The whole server asked what an address holds: what is understood of it, whom it asks of that and whom never, and that
 * nothing of it is kept.
 */
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase, givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { aSeries } from '../../../../test/given/series.ts'
import { indicator, tenYears } from '../../../../test/sources/bound.ts'
import { givenSource, worldBankAnswer } from '../../../../test/sources/stand-in.ts'

const source = await givenSource()
const database = await givenDatabase()
const operator = 'olga.nilsen@example.org'
const env = { OPERATOR_EMAILS: operator, SOURCES_CONTACT: 'sources@example.org', SOURCES_HOSTS: 'files.example.org' }
const on = await givenServer({ database, sources: source.outside, env: { ...env, SOURCES: 'on' } })
const off = await givenServer({ database, sources: source.outside, env })
const { pool } = on
const ada = await givenUser(on.app)
const olga = await givenUser(on.app, { email: operator, verifiedIn: pool })

type Who = typeof ada
const bank = { connector: 'world-bank', address: { indicator: 'EN.ATM.TEST', area: 'WLD' } }
const page = 'https://data.worldbank.org/indicator/EN.ATM.TEST?locations=1W'
const csv = 'https://files.example.org/a.csv'
const file = (url: string) => ({ url })

/** No host rests from what another test has asked of it. */
beforeEach(async () => {
  await pool.query('delete from source_host')
  source.asked.length = 0
  source.names.clear()
})

async function preview(who: Who, body: object, { app } = on) {
  const headers = { authorization: `Bearer ${who.token}`, cookie: who.cookie }
  const answer = await app.inject({ method: 'POST', url: '/api/sources/preview', headers, payload: body })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const refused = async (who: Who, body: object, server = on) => {
  const { status, body: said } = await preview(who, body, server)
  return [status, said.error?.code, said.error?.details?.[0]?.reason]
}

const codeOf = async (who: Who, body: object) => (await refused(who, body)).slice(0, 2)

/** Everything that is in the database, but for what calls cost and when hosts may be asked again. */
async function kept(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const names = rows
    .map(({ name }) => name)
    .filter((name) => !/\.(budget|source_host|session|job_schedule)$/.test(name))
  const each = await Promise.all(
    names.map(async (name) => {
      const { rows: all } = await pool.query(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t`,
      )
      return [name, all[0].sum] as const
    }),
  )
  return Object.fromEntries(each)
}

async function ownTrend(who: Who): Promise<string> {
  const { id: _, ...series } = aSeries(tenYears)
  const { item } = (await who.call('POST', '/api/items', aTrend('Air holds more', { series }))).json()
  return item.id
}

test('the page of a statistics site is asked by its API, and its values are shown with their terms', async () => {
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4]], { unit: 'ppm' }))
  const { status, body } = await preview(ada, { url: page })
  expect([status, body]).toMatchObject([
    200,
    {
      connector: { title: 'World Bank Indicators' },
      parts: [
        { label: 'Indicator', value: 'EN.ATM.TEST' },
        { label: 'Area', value: 'WLD' },
      ],
      attribution: { text: 'World Bank, A quantity for tests, EN.ATM.TEST', licence: 'CC BY 4.0' },
      said: { title: 'A quantity for tests', unit: 'ppm', updated: '2026-07-01' },
      preview: { series: [{ frequency: 'yearly' }], asks: [], diff: null, whyNot: null },
      notes: [],
      binding: { ...bank, derive: { is: 'as-is' } },
    },
  ])
  expect(body.preview.series[0].observations).toEqual([...tenYears, ['2024', 422.4]])
  expect(source.asked.map(({ url }) => url)).toEqual([`${indicator}?format=json&per_page=1000`])
  expect(source.asked[0]?.headers['user-agent']).toContain('sources@example.org')
})

test('it is held against the trend that one may change, and against nobody else’s', async () => {
  const url = page.replace('TEST', 'HELD')
  source.at(indicator.replace('TEST', 'HELD'), worldBankAnswer([...tenYears.slice(1), ['2024', 422.4]]))
  const trendId = await ownTrend(ada)
  expect((await preview(ada, { url, trendId })).body.preview.diff).toEqual({
    added: [['2024', 422.4]],
    revised: [],
    gone: [tenYears[0]],
    same: 9,
  })
  const ben = await givenUser(on.app)
  expect(await codeOf(ben, { url, trendId })).toEqual([404, 'item-not-found'])
})

test('of what an address answered nothing is kept, whatever came of it', async () => {
  source.at(indicator, worldBankAnswer(tenYears))
  source.at(csv, 'year,value\n2022,1\n2023,2\n')
  const trendId = await ownTrend(olga)
  const before = await kept()
  expect(Object.keys(before).length).toBeGreaterThan(30)
  expect((await preview(olga, { url: page, trendId })).status).toBe(200)
  expect((await preview(olga, file(csv))).status).toBe(200)
  expect((await preview(olga, file('https://files.example.org/none.csv'))).status).toBe(409)
  expect(await kept()).toEqual(before)
})

test('a file of an allowed host is asked about as one that is brought is, and asked for once', async () => {
  const url = 'https://files.example.org/countries.csv'
  source.at(url, 'country,year,value\nKenya,2022,1\nKenya,2023,2\nPeru,2022,3\nPeru,2023,4\n')
  const first = (await preview(olga, file(url))).body
  expect(first.preview).toMatchObject({
    whyNot: { code: 'needs-answer' },
    asks: [
      { ask: 'key', proposals: [{ answer: { key: { country: 'Kenya' } } }, { answer: { key: { country: 'Peru' } } }] },
    ],
  })
  expect(first.attribution).toEqual({ text: 'files.example.org', url, licence: null })
  expect(first.parts).toEqual([{ label: 'Address of the file', value: url }])
  const { body } = await preview(olga, { ...file(url), mapping: { key: { country: 'Peru' } } })
  expect(body.preview).toMatchObject({
    series: [
      {
        observations: [
          ['2022', 3],
          ['2023', 4],
        ],
      },
    ],
    whyNot: null,
  })
  expect(body.binding).toMatchObject({
    connector: 'brought-file',
    address: { url, answers: '{"key":{"country":"Peru"}}' },
  })
  expect(source.asked.length).toBe(1)
})

test('authors have statistics sites asked alone, and visitors nothing', async () => {
  expect(await refused(ada, file(csv))).toEqual([400, 'address-unknown', expect.stringContaining('bring it as a file')])
  const plain = {
    connector: 'plain-file',
    address: { url: csv, date: 'year', value: 'value', source: 'It', licence: 'CC0' },
  }
  expect(await codeOf(ada, plain)).toEqual([403, 'not-yours-to-bind'])
  const visitor = await on.app.inject({ method: 'POST', url: '/api/sources/preview', payload: { url: page } })
  expect(visitor.json().error.code).toBe('sign-in-needed')
  expect(source.asked).toEqual([])
})

test('while sources are off nothing leaves the machine, and it is said why', async () => {
  for (const who of [ada, olga])
    expect(await refused(who, { url: page }, off)).toEqual([409, 'sources-off', 'SOURCES is not set to on.'])
  expect(source.asked).toEqual([])
  expect((await pool.query('select from source_host')).rows).toEqual([])
})

test.each([
  ['http://127.0.0.1/a.csv', 400, 'invalid-input', 'is never asked: its host is an address, not a name'],
  ['https://localhost/a.csv', 400, 'invalid-input', 'is never asked: its host is no name of the open internet'],
  ['https://files.example.org:8443/a.csv', 400, 'invalid-input', 'is never asked: it names a port'],
  ['https://elsewhere.example.org/a.csv', 409, 'source-fenced', expect.stringContaining('SOURCES_HOSTS')],
])('%s is not asked, nor written down', async (url, ...says) => {
  expect(await refused(olga, file(url))).toEqual(says)
  expect(source.asked).toEqual([])
  expect((await pool.query('select from source_host')).rows).toEqual([])
})

test('a name that leads to a private address is not asked, nor one that does so the second time', async () => {
  const inner = 'https://files.example.org/inner.csv'
  source.names.set('files.example.org', () => ['10.0.0.5'])
  expect(await refused(olga, file(inner))).toEqual([409, 'source-fenced', expect.stringContaining('leads to 10.0.0.5')])
  expect(source.asked).toEqual([])
  const turns = [['93.184.216.34'], ['127.0.0.1']]
  source.names.set('files.example.org', () => turns.shift() ?? [])
  source.at(
    'https://files.example.org/turn.csv',
    (_, response) => void response.writeHead(302, { location: 'https://files.example.org/inner.csv' }).end(),
  )
  await pool.query('delete from source_host')
  expect(await codeOf(olga, file('https://files.example.org/turn.csv'))).toEqual([409, 'source-fenced'])
  expect(source.asked.map(({ address }) => address)).toEqual(['93.184.216.34'])
})

test.each([
  'http://169.254.169.254/latest',
  'https://127.0.0.1/a',
  'https://other.example.org/a',
  'http://localhost/a',
])('nobody is sent on to %s', async (location) => {
  source.at(csv.replace('a.csv', 'away.csv'), (_, response) => void response.writeHead(302, { location }).end())
  expect(await codeOf(olga, file(csv.replace('a.csv', 'away.csv')))).toEqual([409, 'source-fenced'])
  expect(source.asked.length).toBe(1)
})

test.each<[name: string, status: number, text: string, code: string, says: string]>([
  ['gone', 404, '', 'source-says-no', 'There is nothing at this address any more.'],
  ['barred', 403, '', 'source-says-no', 'wants a key or a permission'],
  ['broken', 500, '', 'source-away', 'had an error of its own'],
  ['busy', 429, '', 'source-resting', 'asked us to come later'],
  ['page', 200, '<!doctype html><p>Sign in', 'source-not-understood', 'A page for people'],
  ['words', 200, 'Nothing here is a table.', 'source-not-understood', ''],
])('what is wrong with a source is said in a sentence: %s', async (name, ...[status, text, code, says]) => {
  const url = `https://files.example.org/${name}`
  source.at(url, (_, response) => void response.writeHead(status, { 'retry-after': '120' }).end(text))
  expect(await refused(olga, file(url))).toEqual([expect.any(Number), code, expect.stringContaining(says)])
})

test('an answer that is larger than is read is not read to its end', async () => {
  const url = 'https://files.example.org/large'
  source.at(url, (_, response) => void response.writeHead(200, { 'content-length': '11000000' }).end('1'))
  expect(await codeOf(olga, file(url))).toEqual([409, 'source-too-large'])
})

test('a host that others ask just now is not asked beside them; whoever waits is told for how long', async () => {
  await pool.query(`insert into source_host (host, next_at) values ('api.worldbank.org', now() + interval '1 hour')`)
  const { status, body, headers } = await preview(olga, { url: page.replace('TEST', 'REST') })
  expect([status, body.error?.code]).toEqual([429, 'source-resting'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  expect(source.asked).toEqual([])
})

test('whoever brings an address of a host that others ask waits for them', async () => {
  const url = page.replace('TEST', 'TURN')
  let isFree = false
  const asked: boolean[] = []
  source.at(indicator.replace('TEST', 'TURN'), (_, response) => {
    asked.push(isFree)
    response.end(JSON.stringify(worldBankAnswer(tenYears)))
  })
  await pool.query(
    `insert into source_host (host, lease, leased_until) values ('api.worldbank.org', gen_random_uuid(), now() + interval '30 minutes')`,
  )
  const answer = preview(olga, { url })
  isFree = true
  await pool.query('update source_host set lease = null, leased_until = null')
  expect([(await answer).status, asked]).toEqual([200, [true]])
})

test('what may not be shown is not asked for, and what wants a key says so', async () => {
  const fred = { connector: 'fred', address: { series: 'MCOILBRENTEU' } }
  expect(await codeOf(olga, fred)).toEqual([409, 'not-republishable'])
  const eia = { connector: 'eia', address: { route: 'petroleum/pri/spt', series: 'RBRTE', frequency: 'monthly' } }
  expect(await refused(olga, eia)).toEqual([409, 'sources-off', 'EIA_API_KEY is not set.'])
  expect(source.asked).toEqual([])
})

test('nobody has sources asked more often than sixty times an hour', async () => {
  const eve = await givenUser(on.app)
  const codes: string[] = []
  // One after the other: at once only a few are let through.
  for (let i = 0; i < 61; i++) codes.push(String((await refused(eve, file(csv)))[1])) // oxlint-disable-line no-await-in-loop
  expect(codes.filter((code) => code === 'address-unknown').length).toBe(60)
  expect(codes.at(-1)).toBe('asked-enough')
})
