/** Binding a series, asking for a look, and what operators decide on changes that wait. */
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'

const { source, trend, look, seriesOf, ask, bindingOf, pool } = await givenBound()
const at = (id: string) => `/api/items/trend/${id}/source`
const worldBank = { connector: 'world-bank', address: { indicator: 'EN.ATM.TEST', area: 'WLD' } }
const file = {
  connector: 'plain-file',
  address: { url: 'https://files.example.org/a.csv', date: 'year', value: 'mean', source: 'A file', licence: 'CC0' },
}

const asked = { connector: 'wikidata', address: { query: 'SELECT ?year ?value WHERE { ?a wdt:P1082 ?value }' } }

/** A change of the series that waits, by its id. */
async function held(change: (value: number) => number) {
  const id = await trend()
  source.at(indicator, worldBankAnswer(tenYears.map(([year, value]) => [year, change(value)])))
  await look(id)
  const { holds } = (await ask('/api/operate/holds', { as: 'olga' })).body
  return { id, hold: holds.find((one: { itemId: string }) => one.itemId === id) }
}

test('a pasted address binds a trend of one’s own; the page says where its values come from', async () => {
  const id = await trend()
  await ask(`DELETE ${at(id)}`, { as: 'ada' })
  expect((await ask(at(id))).body.source).toMatchObject({ bound: null, newest: '2023', own: null })
  const url = 'https://data.worldbank.org/indicator/EN.ATM.TEST?locations=1W'
  const { status, body } = await ask(`PUT ${at(id)}`, { as: 'ada', body: { url } })
  expect([status, body.source.own.binding]).toEqual([200, { ...worldBank, derive: { is: 'as-is' }, every: 'monthly' }])
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4]]))
  await look(id)
  const { bound, looks, own } = (await ask(at(id))).body.source
  expect(bound).toMatchObject({
    state: 'active',
    attribution: { text: 'World Bank, A quantity for tests, EN.ATM.TEST', licence: 'CC BY 4.0' },
    heldSince: null,
  })
  expect(looks[0]).toMatchObject({
    outcome: 'new',
    sentence: '2024 added.',
    version: 2,
    url: `${indicator}?format=json&per_page=1000`,
    digest: expect.stringMatching(/^[\da-f]{64}$/),
    licence: 'CC BY 4.0',
  })
  expect(own).toBe(null)
})

test('a call that wants a body and gets none names what is missing', async () => {
  const { status, body } = await ask(`PUT ${at(await trend())}`, { as: 'olga' })
  expect([status, body.error.details]).toEqual([400, [{ field: 'url', reason: 'is missing' }]])
})

test('all that is wrong with the parts of an address is said at once, in words', async () => {
  const id = await trend()
  const wrong = { connector: 'plain-file', address: { url: 'ftp://files.example.org/a', date: 'year', value: 'mean' } }
  const { status, body } = await ask(`PUT ${at(id)}`, { as: 'olga', body: wrong })
  expect([status, body.error.details]).toEqual([
    400,
    [
      { field: 'address.url', reason: 'is no address of the web' },
      { field: 'address.source', reason: 'is missing' },
      { field: 'address.licence', reason: 'is missing' },
    ],
  ])
})

test.each([
  ['http://127.0.0.1/a.csv', 'its host is an address, not a name'],
  ['http://2130706433/', 'its host is an address, not a name'],
  ['https://localhost./a.csv', 'its host is no name of the open internet'],
  ['https://ada:secret@files.example.org/a.csv', 'it names a user'],
  ['https://files.example.org:8443/a.csv', 'it names a port'],
])('%s is not kept as a source, since it is never asked', async (url, why) => {
  const id = await trend()
  const body = { ...file, address: { ...file.address, url } }
  const { status, body: said } = await ask(`PUT ${at(id)}`, { as: 'olga', body })
  expect([status, said.error.details]).toEqual([400, [{ field: 'address.url', reason: `is never asked: ${why}` }]])
})

test('a pasted address is said to be what it is before anything is bound, and what to do where it is none', async () => {
  const understood = async (as: 'ada' | 'olga', url: string) =>
    (await ask(`/api/sources/understood?url=${encodeURIComponent(url)}`, { as })).body
  const url = 'https://data.worldbank.org/indicator/EN.ATM.TEST?locations=1W'
  expect(await understood('ada', url)).toEqual({
    understood: {
      connector: { id: 'world-bank', title: 'World Bank Indicators' },
      parts: [
        { label: 'Indicator', value: 'EN.ATM.TEST' },
        { label: 'Area', value: 'WLD' },
      ],
      attribution: {
        text: 'World Bank, Indicators, EN.ATM.TEST',
        url: 'https://data.worldbank.org/indicator/EN.ATM.TEST?locations=1W',
        licence: 'CC BY 4.0',
      },
    },
    mayBind: true,
    why: null,
  })
  const unknown = 'https://example.org/data.csv'
  expect(await understood('ada', unknown)).toMatchObject({
    understood: null,
    why: expect.stringContaining('bring it as a file'),
  })
  expect((await understood('olga', unknown)).why).toContain('is bound by its columns')
  expect((await ask(`/api/sources/understood?url=${unknown}`)).body.error.code).toBe('sign-in-needed')
})

test('whoever did not write a trend binds nothing, and authors no address of their own choice', async () => {
  const id = await trend()
  const refusal = async (as: 'ada' | 'ben' | 'olga', body: object) =>
    (await ask(`PUT ${at(id)}`, { as, body })).body.error?.code ?? null
  expect(await refusal('ben', worldBank)).toBe('own-item-not-found')
  expect(await refusal('ada', file)).toBe('not-yours-to-bind')
  expect(await refusal('olga', file)).toBe(null)
  expect(await refusal('ada', asked)).toBe('not-yours-to-bind')
  expect(await refusal('olga', asked)).toBe(null)
  const weighted = { is: 'world-of-countries', how: 'weighted', by: { indicator: 'SP.POP.TOTL', area: 'All!' } }
  expect(await refusal('ada', { ...worldBank, derive: weighted })).toBe('invalid-input')
  expect(await refusal('ada', { connector: 'nobody', address: {} })).toBe('invalid-input')
  expect(await refusal('ada', { url: 'https://example.org/x' })).toBe('invalid-input')
  expect(await refusal('ada', { ...worldBank, address: { indicator: '../x', area: 'WLD' } })).toBe('invalid-input')
  expect((await ask(`DELETE ${at('9999')}`, { as: 'ada' })).body.error.code).toBe('item-not-found')
})

test('a look is asked for once in ten minutes', async () => {
  const id = await trend()
  expect((await ask(`POST ${at(id)}/refresh`, { as: 'ada' })).status).toBe(202)
  expect((await ask(`POST ${at(id)}/refresh`, { as: 'ada', body: {} })).body.error.code).toBe('looked-just-now')
  expect((await ask(`POST ${at(id)}/refresh`, { as: 'ben', body: {} })).body.error.code).toBe('own-item-not-found')
  await ask(`DELETE ${at(id)}`, { as: 'ada' })
  expect((await ask(`POST ${at(id)}/refresh`, { as: 'ada', body: {} })).body.error.code).toBe('source-not-found')
})

test('a source that is broken is looked at at once when it is bound again as it was, and what is known of it stays', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer(tenYears))
  await look(id)
  source.at(indicator, (_, response) => void response.writeHead(404).end())
  await look(id)
  const broken = await bindingOf(id)
  expect([broken.state, broken.tries]).toEqual(['broken', 1])
  await pool.query(`update source_binding set next_at = '2040-01-01' where item_id = $1`, [id])
  expect((await ask(`PUT ${at(id)}`, { as: 'ada', body: worldBank })).status).toBe(200)
  const { state, tries, why, next_at: next, digest, said } = await bindingOf(id)
  expect({ state, tries, why, digest, said }).toEqual({
    state: 'active',
    tries: 0,
    why: null,
    digest: broken.digest,
    said: broken.said,
  })
  expect(next <= new Date()).toBe(true)
})

test('one that is in order keeps its time when it is bound again as it was', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer(tenYears))
  await look(id)
  const { next_at: next } = await bindingOf(id)
  await ask(`PUT ${at(id)}`, { as: 'ada', body: worldBank })
  expect((await bindingOf(id)).next_at).toEqual(next)
})

test('a change that waits shows both series and why; refused, it is never asked about again', async () => {
  const { id, hold } = await held((value) => value * 1000)
  expect(hold).toMatchObject({
    reasons: [{ rule: 'first' }, { rule: 'factor' }, { rule: 'size' }],
    diff: expect.stringContaining('10 values revised'),
    stands: { unit: 'ppm', observations: tenYears },
  })
  expect((await ask(at(id))).body.source.bound.heldSince).not.toBe(null)
  const body = { decision: 'refuse' }
  expect((await ask(`POST /api/operate/holds/${hold.id}`, { as: 'ada', body })).body.error.code).toBe('operators-only')
  expect((await ask(`POST /api/operate/holds/${hold.id}`, { as: 'olga', body })).status).toBe(200)
  expect((await ask(`POST /api/operate/holds/${hold.id}`, { as: 'olga', body })).body.error.code).toBe('hold-not-found')
  expect((await seriesOf(id)).observations).toEqual(tenYears)
  expect(await look(id)).toMatchObject({ outcome: 'same', sentence: expect.stringContaining('refused') })
  expect((await ask(at(id))).body.source.bound.heldSince).toBe(null)
})

test('what waits at a trend that nobody else reads is told to its author alone, who decides', async () => {
  const id = await trend()
  await ask(`POST /api/items/trend/${id}/unpublish`, { as: 'ada', body: {} })
  source.at(indicator, worldBankAnswer(tenYears.map(([year, value]) => [year, value * 1000])))
  await look(id)
  const { sources } = (await ask('/api/operate/sources', { as: 'olga' })).body
  const { holds } = (await ask('/api/operate/holds', { as: 'olga' })).body
  for (const told of [sources, holds]) expect(told.some((one: { itemId: string }) => one.itemId === id)).toBe(false)
  const { hold } = (await ask(at(id), { as: 'ada' })).body.source.own
  expect(hold).toMatchObject({ itemId: id, stands: { observations: tenYears } })
  const body = { decision: 'take' }
  const own = `POST ${at(id)}/holds/${hold.id}`
  expect((await ask(`POST /api/operate/holds/${hold.id}`, { as: 'olga', body })).body.error.code).toBe('hold-not-found')
  for (const as of ['olga', 'ben'] as const)
    expect([as, (await ask(own, { as, body })).body.error.code]).toEqual([as, 'item-not-found'])
  const other = await trend()
  const elsewhere = `POST ${at(other)}/holds/${hold.id}`
  expect((await ask(elsewhere, { as: 'ada', body })).body.error.code).toBe('hold-not-found')
  const { status, body: said } = await ask(own, { as: 'ada', body })
  expect([status, said.source.own.hold, said.source.bound.heldSince]).toEqual([200, null, null])
  const { item } = (await ask(`/api/items/trend/${id}`, { as: 'ada' })).body
  expect(item.series.observations[0]).toEqual(['2014', 401_200])
})

test('taken, it is a version by the source; the next look finds nothing new', async () => {
  const { id, hold } = await held((value) => Math.round((value + 20) * 10) / 10)
  await ask(`POST /api/operate/holds/${hold.id}`, { as: 'olga', body: { decision: 'take' } })
  const { observations, unit } = await seriesOf(id)
  expect([observations[0], unit]).toEqual([['2014', 421.2], 'ppm'])
  expect(await look(id)).toMatchObject({ outcome: 'same', sentence: 'Nothing new.' })
  expect(await bindingOf(id)).toMatchObject({ largest_move: expect.closeTo(20, 5) })
})

test('taken as a new series it has a name of its own, and the source’s words', async () => {
  const { id, hold } = await held((value) => value * 1000)
  await ask(`POST /api/operate/holds/${hold.id}`, { as: 'olga', body: { decision: 'take-as-new' } })
  expect(await seriesOf(id)).toMatchObject({
    id: `own-${hold.id}`,
    source: 'World Bank, A quantity for tests, EN.ATM.TEST',
    licence: 'CC BY 4.0',
    observations: expect.arrayContaining([['2014', 401_200]]),
  })
  const { rows } = await pool.query(
    `select known_to < 'infinity' as "isPast", name from series_state join series on series.id = series_id where item_id = $1 order by known_from`,
    [id],
  )
  expect(rows.map(({ isPast }) => isPast)).toEqual([true, false])
})

test('operators are told where values are withheld, in place of that there are none', async () => {
  const id = await trend()
  const found = async () => {
    const { sources } = (await ask('/api/operate/sources', { as: 'olga' })).body
    return sources.find((one: { itemId: string }) => one.itemId === id)
  }
  expect(await found()).toMatchObject({ isWithheld: false })
  await pool.query('update series set withheld = true where item_id = $1', [id])
  expect(await found()).toMatchObject({ isWithheld: true })
})

test('operators see every source with its health; others do not', async () => {
  const id = await trend()
  source.at(indicator, (_, response) => void response.writeHead(500).end())
  await look(id)
  expect((await ask('/api/operate/sources', { as: 'ada' })).body.error.code).toBe('operators-only')
  const { sources, connectors } = (await ask('/api/operate/sources', { as: 'olga' })).body
  const mine = sources.find((one: { itemId: string }) => one.itemId === id)
  expect(mine).toMatchObject({ state: 'active', failures: 1, isLate: true, newest: '2023', holds: 0 })
  expect(mine.why).toContain('It answered 500')
  expect(connectors.map((one: { id: string }) => one.id)).toContain('world-bank')
})
