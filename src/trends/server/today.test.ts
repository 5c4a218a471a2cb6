/** What lists, pages and the API say of a series today, where it ends long ago and where it does not. */
import { sayLate } from '#series/today.ts'
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { dayOf } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { periodOn } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import type { TrendCard } from '../web/item.ts'

const { app, pool } = await givenServer({ stocked: true })
const trends = async (): Promise<TrendCard[]> => (await app.inject('/api/items?kind=trend&limit=100')).json().items
const one = async (id: string) => (await trends()).find((item) => item.id === id)
const year = dayOf(new Date()).slice(0, 4)
/** The yearly series that ended the longest ago, of those with an estimate. */
const {
  id: old,
  series: { last: lastMeasured },
} = (await trends())
  .flatMap(({ id, series, today }) => (today && series?.frequency === 'yearly' ? [{ id, series }] : []))
  .toSorted((a, b) => Number(a.series.last.at) - Number(b.series.last.at))[0]!

test('a list has an estimate of today for each series that ends too long ago, and for no other', async () => {
  const measured = (await trends()).filter(({ series }) => series !== null)
  expect(measured.length).toBeGreaterThan(45)
  const estimated = measured.flatMap(({ series, today }) => (series && today ? [{ series, today }] : []))
  for (const { series, today } of estimated) {
    expect(today.at).toBe(periodOn(dayOf(new Date()), howOften[series.frequency as 'yearly']))
    expect(today.low80 <= today.median && today.median <= today.high80).toBe(true)
    expect(Number(series.last.at.slice(0, 4))).toBeLessThan(Number(year))
  }
  expect(
    estimated.filter(
      ({ series: { frequency, last } }) => frequency === 'yearly' && Number(last.at) >= Number(year) - 1,
    ),
  ).toEqual([])
  expect(estimated.length).toBeGreaterThan(10)
})

test('its page leads with the estimate and says when it was last measured', async () => {
  const { body } = await app.inject(`/trend/${old}`)
  const said = body.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, '')
  expect(said).toMatch(new RegExp(`\\b${year}, not measured yet: about `))
  expect(said).toContain(
    `Measured: ${sayShort(lastMeasured.value)} in ${lastMeasured.at}. ${sayLate(lastMeasured.at, 'yearly', dayOf(new Date()))}`,
  )
  expect(said).toMatch(/The newest value here is \d+ years old\./)
  const gold = await app.inject('/trend/148')
  expect(gold.body.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, '')).toMatch(
    /It was [\d,]+ in \w+ \d{4}, [^.]*\. The newest value here is \d+ months old\./,
  )
  // Its band has held so little that nothing may be read off it unsaid.
  expect(gold.body).toMatch(/Its 80% band, which has held only \d+% of past values, lies between/)
  expect(gold.body).not.toContain('Eight times in ten')
  expect(body).toContain('Eight times in ten between')
  expect(body).toContain('Stripes, up to now, are estimates too: those values are not seen yet.')
})

test('a card has as much of a projection as it draws, and beside another item there is none of it', async () => {
  const measured = (await trends()).filter(({ series }) => series !== null)
  expect(measured.filter(({ drawn }) => drawn).length).toBeGreaterThan(40)
  for (const { series, drawn } of measured)
    expect(drawn?.points.every(({ at, knots }) => at > series!.last.at && knots.length === 7) ?? true).toBe(true)
  const { items } = (await app.inject('/api/items/scenario/181/neighbours')).json()
  const beside = (items as { item: object }[]).map(({ item }) => item)
  expect(beside.length).toBeGreaterThan(2)
  expect(beside.filter((item) => 'drawn' in item)).toEqual([])
})

test('numbers of another version than the one that stands say nothing of today', async () => {
  expect((await one(old))?.today).not.toBeNull()
  await pool.query('update item set version = version + 1 where id = $1', [old])
  expect((await one(old))?.today).toBeNull()
  await app.makeNumbers()
  expect((await one(old))?.today?.at).toBe(year)
})

test('of all years to come a card shows the one that it is, or its month, and no other', async () => {
  const { rows } = await pool.query('select ahead from item_numbers where item_id = $1 order by made_at desc', [old])
  const keep = (ahead: unknown) => pool.query('update item_numbers set ahead = $2 where item_id = $1', [old, ahead])
  const estimate: unknown = rows[0].ahead[year]
  const month = dayOf(new Date()).slice(0, 7)
  for (const [ahead, shown] of [
    [{ [month]: estimate, '2199': null }, estimate],
    [{ [Number(year) + 1]: estimate, [Number(year) - 1]: estimate }, null],
    [null, null],
    [rows[0].ahead, estimate],
  ]) {
    await keep(ahead)
    expect((await one(old))?.today).toEqual(shown)
  }
})

test('what was estimated while it was private is seen by nobody else', async () => {
  await pool.query('update item_numbers set is_public = false where item_id = $1', [old])
  expect((await one(old))?.today).toBeNull()
})
