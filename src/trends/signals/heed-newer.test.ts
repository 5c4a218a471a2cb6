/** What a newer value from elsewhere makes of the numbers of a trend. */
import { expect, test } from 'vitest'
import { madeOf, numbersOf, rising } from '../test-series.ts'
import { keptTrendNumbers } from '../networks/without-networks.ts'

/** The series ends in 2023 with about 86, and is about 92 in 2026. */
const newer = (value: number, plusMinus: number | null = null) => ({
  at: '2026',
  value,
  unit: 'tonnes',
  plusMinus,
  publisher: 'Another office',
})
const alone = madeOf(rising, { thresholds: [100] })
const then = ({ points }: typeof alone.projection) => points.find(({ at }) => at === '2026')?.knots ?? []

test('it moves what is projected, and the crossings with it, and says by how much', () => {
  const [low = 0, high = 0] = [then(alone.projection)[1], then(alone.projection)[5]]
  const { projection, crossings, backtest } = madeOf(rising, { thresholds: [100], newer: [newer(high)] })
  const [before = 0, after = 0] = [then(alone.projection)[3], then(projection)[3]]
  expect(after).toBeGreaterThan(before)
  expect(after).toBeLessThan(high)
  expect((then(projection)[5] ?? 0) - (then(projection)[1] ?? 0)).toBeLessThan(high - low)
  expect(projection.signal).toMatchObject({ at: '2026', value: high, publisher: 'Another office', low80: low })
  expect(projection.signal?.weight).toBeCloseTo((after - before) / (high - before), 1)
  const chanceBy = (made: typeof crossings) => made[0]?.by.find(({ at }) => at === '2030')?.chance ?? Number.NaN
  expect(chanceBy(crossings)).toBeGreaterThan(chanceBy(alone.crossings))
  expect(backtest).toEqual(alone.backtest)
})

test('one that lies outside the band of 95 % withdraws the projection and all that rests on it', () => {
  const { projection, crossings, backtest, direction } = numbersOf(rising, { thresholds: [100], newer: [newer(140)] })
  expect(projection).toMatchObject({ refused: 'overtaken', at: '2026', value: 140, publisher: 'Another office' })
  expect(crossings).toEqual([])
  expect([backtest, direction]).toEqual([alone.backtest, alone.direction])
  expect(numbersOf(rising, { newer: [newer(1e40)] }).projection?.refused).toBe('overtaken')
})

test('several are heeded together, so that no band passes by what is known, and the newest is told', () => {
  const [low = 0, , , , , high = 0] = then(alone.projection).slice(1)
  const earlier = { ...newer(low + 0.1 * (high - low), 0.2), at: '2025' }
  const newest = newer(high, 0.2)
  const { projection } = madeOf(rising, { newer: [earlier, newest] })
  const bandIn = (at: string, { points }: typeof projection) => points.find((point) => point.at === at)?.knots ?? []
  const [from = 0, , , , to = 0] = bandIn('2025', projection).slice(1)
  expect(from).toBeLessThan(earlier.value)
  expect(to).toBeGreaterThan(earlier.value)
  expect(bandIn('2025', madeOf(rising, { newer: [newest] }).projection)[0]).toBeGreaterThan(earlier.value)
  expect(projection.signal).toMatchObject({ at: '2026', value: newest.value, earlier: 1 })
  const beyond = { ...newest, at: '2090' }
  expect(madeOf(rising, { newer: [earlier, beyond] })).toEqual(madeOf(rising, { newer: [earlier] }))
})

test('one beyond what is projected changes nothing', () => {
  const far = { ...newer(100), at: '2090' }
  expect(madeOf(rising, { thresholds: [100], newer: [far] })).toEqual(alone)
})

test('its numbers are kept and read again, and so are those that were made before there was such a thing', () => {
  for (const made of [numbersOf(rising, { newer: [newer(93)] }), numbersOf(rising, { newer: [newer(140)] }), alone])
    expect(keptTrendNumbers.parse(JSON.parse(JSON.stringify(made)))).toEqual(made)
})
