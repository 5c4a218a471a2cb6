/** The projection of a trend without networks, as a call answers it. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { aSeries } from '../../../test/given/series.ts'
import { givenUser } from '../../../test/given/user.ts'
import type { Observation, Series } from '#series/series.ts'
import { monthly, rising, yearly } from '../test-series.ts'

const { app, pool } = await givenServer()
const [ada, ben] = [await givenUser(app), await givenUser(app)]
const years = yearly(rising)
const months = monthly(Array.from({ length: 60 }, (_, i) => 50 + Math.sin(i * 1.7)))
const read = async (at: string, who = anybody) => {
  const { statusCode: status, body } = await who('GET', at)
  return { status, body: JSON.parse(body) }
}
const anybody: typeof ada.call = (method, url) => app.inject({ method, url })
const times = (points: { at: string }[]) => points.map((point) => point.at)
const call = (at: string) => `${at}/without-networks`

/** Written by Ada; its numbers are not made yet. */
async function written(observations: readonly Observation[], other: Partial<Series> = {}): Promise<string> {
  const { id: _, ...series } = aSeries(observations, other)
  const answer = await ada.call('POST', '/api/items', aTrend('Air holds more carbon', { series }))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return `/api/items/trend/${answer.json().item.id}`
}

test('it answers what is kept beside the numbers, which the item itself is told without', async () => {
  const at = await written(years)
  expect((await read(call(at), ada.call)).body.error.code).toBe('no-networks') // nobody has made its numbers yet
  await app.makeNumbers()
  const { status, body } = await read(call(at), ada.call)
  expect(status).toBe(200)
  const { item, numbers } = (await read(`${at}?include=numbers`, ada.call)).body
  expect([body.version, body.madeAt]).toEqual([item.version, numbers.madeAt])
  expect(times(body.withoutNetworks.points)).toEqual(times(numbers.projection.points))
  expect(body.withoutNetworks.points[0].knots).not.toEqual(numbers.projection.points[0].knots)
  expect(numbers).not.toHaveProperty('withoutNetworks')
  const { rows } = await pool.query(`select numbers from item_numbers where item_id = $1`, [item.id])
  expect(rows[0].numbers.withoutNetworks).toEqual(body.withoutNetworks)
})

test('of a trend that is not there it says so', async () => {
  const { status, body } = await read(call('/api/items/trend/999999'))
  expect([status, body.error.code]).toEqual([404, 'item-not-found'])
})

test('of a private trend nobody but its author is told, and of one that is published everybody', async () => {
  const at = await written(years)
  await app.makeNumbers()
  expect((await read(call(at), ada.call)).status).toBe(200)
  const refused = [404, 'item-not-found']
  for (const who of [ben.call, anybody]) {
    const { status, body } = await read(call(at), who)
    expect([status, body.error.code]).toEqual(refused)
  }
  await pool.query('update item set published_at = now() where id = $1', [at.split('/').at(-1)])
  await app.makeNumbers()
  for (const who of [ben.call, anybody]) expect((await read(call(at), who)).status).toBe(200)
})

test.each([
  ['of months', months, { frequency: 'monthly' as const }],
  ['that is too short to be projected', years.slice(0, 3), {}],
])('of a trend %s, in which networks have no say, there is none', async (_, observations, other) => {
  const at = await written(observations, other)
  await app.makeNumbers()
  const { status, body } = await read(call(at), ada.call)
  expect([status, body.error.code]).toEqual([404, 'no-networks'])
})
