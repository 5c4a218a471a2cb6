/** The whole server and its sources: nothing is asked until the operator says so, and what comes is on the page. */
import { expect, test } from 'vitest'
import { saveBinding } from '#sources/server/store.ts'
import { givenDatabase, givenServer } from '../../../../test/given.ts'
import { indicator } from '../../../../test/sources/bound.ts'
import { givenSource, worldBankAnswer } from '../../../../test/sources/stand-in.ts'

const source = await givenSource()
const sources = source.outside
const database = await givenDatabase({ stocked: true })
const off = await givenServer({ database, sources })
const on = await givenServer({ database, sources, env: { SOURCES: 'on', SOURCES_CONTACT: 'sources@example.org' } })
const { rows } = await off.pool.query(`select id from item where slug = 'urban-share'`)
const id: string = rows[0].id
const trend = async () => (await on.app.inject(`/api/items/trend/${id}`)).json().item
const address = { indicator: 'EN.ATM.TEST', area: 'WLD' }
// Those of the collection would be looked at beside it.
await off.pool.query('delete from source_binding')
await saveBinding(off.db, {
  itemId: id,
  connector: 'world-bank',
  address,
  derive: { is: 'as-is' },
  every: 'daily',
  nextAt: new Date(0),
})

test('until it is switched on nothing is asked, and the page says so', async () => {
  expect(await off.app.lookAtSources()).toBe(0)
  expect(source.asked).toEqual([])
  const { source: said } = (await off.app.inject(`/api/items/trend/${id}/source`)).json()
  expect(said.bound).toMatchObject({ state: 'paused', nextAt: null })
})

test('switched on, a new value is a version of the trend, with numbers made anew, and a page that says where it came from', async () => {
  const { series, version } = await trend()
  const [last, value] = series.observations.at(-1)
  source.at(
    indicator,
    worldBankAnswer([...series.observations, [String(Number(last) + 1), value + 0.3]], { unit: series.unit }),
  )
  await on.pool.query(`insert into job (task, key, payload) values ('sources.look', 'schedule', '{}')`)
  expect(await on.app.lookAtSources()).toBe(1)
  expect(source.asked[0]?.headers['user-agent']).toContain('sources@example.org')
  const after = await trend()
  expect([after.version, after.series.observations.at(-1)[0]]).toEqual([version + 1, String(Number(last) + 1)])
  await on.app.makeNumbers()
  const { numbers } = (await on.app.inject(`/api/items/trend/${id}?include=numbers`)).json()
  expect(numbers.version).toBe(version + 1)
  const metrics = (await on.app.inject('/metrics')).body
  expect(metrics).toContain('farsight_refresh_total{connector="world-bank",outcome="new"} 1')
})
