/** What waits of a source, once its trend is bound to another, or to none, or has no series any more. */
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../../test/sources/stand-in.ts'

const { source, trend, look, seriesOf, ask, bindingOf } = await givenBound()
const at = (id: string) => `/api/items/trend/${id}/source`
const other = { connector: 'world-bank', address: { indicator: 'EN.ATM.OTHER', area: 'WLD' } }
const take = { decision: 'take' }

/** A trend at which a change of ten values waits. */
async function held() {
  const id = await trend()
  source.at(indicator, worldBankAnswer(tenYears.map(([year, value]) => [year, value * 1000])))
  await look(id)
  const { hold } = (await ask(at(id), { as: 'ada' })).body.source.own
  return { id, hold: hold.id as string }
}
const waiting = async (): Promise<string[]> => {
  const { status, body } = await ask('/api/operate/holds', { as: 'olga' })
  expect(status).toBe(200)
  return body.holds.map(({ itemId }: { itemId: string }) => itemId)
}

test.each([
  ['bound to another source', (id: string) => ask(`PUT ${at(id)}`, { as: 'ada', body: other })],
  ['bound to none', (id: string) => ask(`DELETE ${at(id)}`, { as: 'ada' })],
])('%s, a change that the source before had brought waits no more, and nobody can take it', async (_, act) => {
  const { id, hold } = await held()
  expect(await waiting()).toContain(id)
  expect((await act(id)).status).toBe(200)
  expect(await waiting()).not.toContain(id)
  expect((await ask(at(id), { as: 'ada' })).body.source.own.hold).toBe(null)
  const refused = [
    await ask(`POST /api/operate/holds/${hold}`, { as: 'olga', body: take }),
    await ask(`POST ${at(id)}/holds/${hold}`, { as: 'ada', body: take }),
  ]
  expect(refused.map(({ body }) => body.error.code)).toEqual(['hold-not-found', 'hold-not-found'])
  expect((await seriesOf(id)).observations).toEqual(tenYears)
})

test('bound again as it was, what waits goes on waiting', async () => {
  const { id, hold } = await held()
  const { connector, address } = await bindingOf(id)
  await ask(`PUT ${at(id)}`, { as: 'ada', body: { connector, address } })
  expect((await ask(at(id), { as: 'ada' })).body.source.own.hold.id).toBe(hold)
})

test('a trend whose author has taken its series out holds up nobody', async () => {
  const { id } = await held()
  const { item } = (await ask(`/api/items/trend/${id}`, { as: 'ada' })).body
  const gone = await ask(`PATCH /api/items/trend/${id}`, { as: 'ada', body: { version: item.version, series: null } })
  expect(gone.status).toBe(200)
  expect(await waiting()).not.toContain(id)
  const { status, body } = await ask(at(id), { as: 'ada' })
  expect([status, body.source.own.hold, body.source.bound.heldSince]).toEqual([200, null, null])
})
