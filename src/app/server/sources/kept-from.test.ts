/** A trend is saved with the address from which its series was brought: both are there then, or neither. */
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
const { pool } = on
const ada = await givenUser(on.app)
const olga = await givenUser(on.app, { email: operator, verifiedIn: pool })
const bank = { connector: 'world-bank', address: { indicator: 'EN.ATM.TEST', area: 'WLD' } }
const csv = 'https://files.example.org/a.csv'

/** No host rests from what another test has asked of it, and nothing of another test is due. */
beforeEach(async () => {
  await pool.query('delete from source_host')
  await pool.query(`update source_binding set next_at = '2040-01-01'`)
})

async function ownTrend(who: typeof ada): Promise<string> {
  const { id: _, ...series } = aSeries(tenYears)
  const { item } = (await who.call('POST', '/api/items', aTrend('Air holds more', { series }))).json()
  return item.id
}

const keptFrom = { ...bank, derive: { is: 'as-is' } }
const bound = async (id: string) =>
  (await pool.query('select connector, address, derive from source_binding where item_id = $1', [id])).rows[0]
const brought = (title: string, other: object = {}) => {
  const { id: _, ...series } = aSeries(tenYears)
  return aTrend(title, { series, keptFrom, ...other })
}

test('a trend is saved with the values that were brought and bound to their address in one act', async () => {
  source.at(indicator, worldBankAnswer(tenYears))
  const { item } = (await ada.call('POST', '/api/items', brought('It is brought'))).json()
  expect(item.series.observations).toEqual(tenYears)
  expect(item.keptFrom).toBe(undefined)
  expect(await bound(item.id)).toEqual(keptFrom)
  expect(await on.app.lookAtSources()).toBe(1)
  const said = async () => (await ada.call('GET', `/api/items/trend/${item.id}/source`)).json().source
  expect((await said()).looks[0]).toMatchObject({ outcome: 'same', sentence: 'Nothing new.' })
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4]]))
  await pool.query('delete from source_host')
  await pool.query(`update source_binding set next_at = now() where item_id = $1`, [item.id])
  await pool.query(
    `insert into job (task, key, payload) values ('sources.look', 'schedule', '{}') on conflict do nothing`,
  )
  expect(await on.app.lookAtSources()).toBe(1)
  expect((await said()).looks[0]).toMatchObject({ outcome: 'new', sentence: '2024 added.', version: 2 })
})

test('a trend that had no series gets one and its source by one revision; a later one that is silent leaves both', async () => {
  const { item } = (await ada.call('POST', '/api/items', aTrend('Nobody measures it yet'))).json()
  const { series } = brought('') as { series?: object }
  const at = `/api/items/trend/${item.id}`
  const revised = await ada.call('PATCH', at, { version: 1, series, keptFrom })
  expect([revised.statusCode, await bound(item.id)]).toEqual([200, keptFrom])
  await ada.call('PATCH', at, { version: 2, title: 'Somebody measures it' })
  expect(await bound(item.id)).toEqual(keptFrom)
})

test('only the address said anew binds a trend that is otherwise left as it was, without a version of it', async () => {
  const id = await ownTrend(ada)
  const { statusCode, body } = await ada.call('PATCH', `/api/items/trend/${id}`, { version: 1, keptFrom })
  expect([statusCode, JSON.parse(body).item.version, await bound(id)]).toEqual([200, 1, keptFrom])
})

test('of a file is kept whose it is and under what terms as the trend says it', async () => {
  const there = {
    connector: 'brought-file',
    address: { url: csv, answers: '', source: 'a host', licence: 'not said yet' },
  }
  const entry = brought('It is of a file', { keptFrom: { ...keptFrom, ...there } })
  const { item } = (await olga.call('POST', '/api/items', entry)).json()
  const { source: whose, licence, unit } = item.series
  expect((await bound(item.id)).address).toEqual({ url: csv, answers: '', source: whose, licence, unit })
})

const count = async () => (await pool.query('select count(*)::int as n from item')).rows[0].n

test.each<[why: string, other: object, field: string, reason: string]>([
  ['without a series', { series: null }, 'keptFrom', 'no series that a source could keep'],
  [
    'an address of one’s own choice',
    { keptFrom: { ...keptFrom, connector: 'plain-file', address: { url: csv, date: 'a', value: 'b' } } },
    'keptFrom',
    'authors bind their own trends',
  ], // oxlint-disable-line
  ['what is no address', { keptFrom: { ...keptFrom, address: { indicator: '?' } } }, 'keptFrom.address.indicator', ''],
  [
    'what may not be shown',
    { keptFrom: { ...keptFrom, connector: 'fred', address: { series: 'MCOILBRENTEU' } } },
    'keptFrom',
    'terms',
  ], // oxlint-disable-line
  ['no computation', { keptFrom: { ...keptFrom, derive: { is: 'magic' } } }, 'keptFrom.derive.is', ''],
])('nothing is saved of a trend that cannot be bound: %s', async (_, ...[other, field, reason]) => {
  const before = await count()
  const { statusCode, body } = await ada.call('POST', '/api/items', brought('It is not', other))
  expect([statusCode, JSON.parse(body).error.details[0]]).toEqual([
    400,
    { field, reason: expect.stringContaining(reason) },
  ])
  expect(await count()).toBe(before)
})
