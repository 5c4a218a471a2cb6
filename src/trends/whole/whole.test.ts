/** What is projected of a part beside what is projected of its whole. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { roundedDown } from '#series/rounding.ts'
import { readPoint } from '#series/point-chance.ts'
import { madeOf, numbersOf, rising, wavy, yearly } from '../test-series.ts'
import { type Whole, wholeOf } from './whole.ts'

/** Growing by a fifth each year, and a whole that hardly grows. */
const part = Array.from({ length: 24 }, (_, i) => 2 * 1.2 ** i * Math.exp(0.03 * wavy(i)))
const steady = Array.from({ length: 24 }, (_, i) => 200 + 2 * i + wavy(i))
const of = { unit: 'tonnes', frequency: 'yearly', observations: yearly(part) } as const

/** As it is read: a series of the name with its numbers. */
function given(values: readonly number[], series: Partial<typeof of> = {}, to = 2040) {
  const observations = yearly(values)
  return {
    ref: 'trend/9',
    title: 'All of it grows',
    details: { series: { ...about, ...of, observations, ...series }, thresholds: [], signals: [] },
    numbers: { numbers: numbersOf(values, { observations, horizonTo: to }) },
  }
}
const about = {
  id: 'all',
  kind: 'level',
  source: 'An office',
  sourceUrl: 'https://example.org/',
  licence: 'CC0',
  retrieved: '2026-01-01',
}
const wholeIn = (...read: Parameters<typeof given>) => wholeOf(of, given(...read))!

describe('a part that outgrows its whole', () => {
  const whole = wholeIn(steady)
  const [held, free] = [madeOf(part, { whole }), madeOf(part)]
  const ends = (made: typeof held, at: string) => made.projection.points.find((point) => point.at === at)!.knots

  it('has no end of a band above the same of the whole in any year', () => {
    expect(ends(free, '2040')[5]).toBeGreaterThan(whole.ahead.at(-1)!.knots[5]!)
    for (const { at, knots } of whole.ahead)
      ends(held, at).forEach((knot, i) => expect(knot).toBeLessThanOrEqual(knots[i]!))
    expect(ends(held, '2040')[5]).toBeCloseTo(whole.ahead.at(-1)!.knots[5]!, 2)
  })

  it('is the same to the last digit in the years before, and says from when on it is another', () => {
    const { cutFrom } = held.projection.whole!
    expect(held.projection.whole).toEqual({ item: 'trend/9', name: 'All of it grows', cutFrom: expect.any(String) })
    const before = free.projection.points.filter(({ at }) => at < cutFrom!)
    expect(before.length).toBeGreaterThan(1)
    for (const { at, knots } of before) expect(ends(held, at)).toEqual(knots)
    expect(ends(held, cutFrom!)).not.toEqual(ends(free, cutFrom!))
    expect(held.backtest).toEqual(free.backtest)
  })

  it('is no likelier to reach what its whole hardly reaches, on paths as in its years', () => {
    const far = whole.ahead.at(-1)!.knots[5]!
    const chances = (wish: { whole?: Whole }) => madeOf(part, { ...wish, thresholds: [far] }).crossings[0]!.by.at(-1)!
    expect(chances({ whole }).beyond).toBeLessThanOrEqual(0.11)
    expect(chances({}).beyond).toBeGreaterThan(0.2)
    expect(chances({ whole }).chance).toBeLessThan(chances({}).chance)
  })

  it('follows its whole when that is revised', () => {
    const lower = wholeIn(steady.map((value) => 0.8 * value))
    const points = madeOf(part, { whole: lower }).projection.points
    points.forEach(({ at, knots }) => {
      const all = lower.ahead.find((one) => one.at === at)!.knots
      knots.forEach((knot, i) => expect(knot).toBeLessThanOrEqual(all[i]!))
    })
    expect(points.at(-1)!.knots[5]).toBeLessThan(ends(held, '2040')[5]!)
  })
})

test('what is held to a whole is held without networks too', () => {
  const all = rising.map((value) => value + 4)
  const whole = wholeOf({ ...of, observations: yearly(rising) }, given(all))!
  const { projection, withoutNetworks: alone } = madeOf(rising, { whole })
  if (alone?.refused !== null) throw new Error('no projection without networks')
  for (const points of [projection.points, alone.points])
    points.forEach(({ at, knots }) => {
      const known = whole.ahead.find((one) => one.at === at)!.knots
      knots.forEach((knot, i) => expect(knot).toBeLessThanOrEqual(known[i]!))
    })
  expect(projection.labels).toContain('networks')
})

test('far below its whole nothing of a part changes but that it is said', () => {
  const whole = wholeIn(steady.map((value) => 1000 * value))
  const { projection, ...rest } = numbersOf(part, { whole, thresholds: [300] })
  const { projection: free, ...other } = numbersOf(part, { thresholds: [300] })
  expect(projection).toEqual({ ...free, whole: { item: 'trend/9', name: 'All of it grows', cutFrom: null } })
  expect(rest).toEqual(other)
})

test('where its whole was measured later than the part, that value is the most there can be', () => {
  const whole = wholeIn([...steady.slice(0, 20), 110, 111, 112, 113, 114, 115])
  expect(whole.ahead[0]).toEqual({ at: '2024', knots: Array(7).fill(114) })
  const [next] = madeOf(part, { whole }).projection.points
  expect(readPoint(next!, { least: 0, most: null }).chanceOf('>', 114)).toBe(0)
})

test('a whole that is told in another unit, at other times or with no projection bounds nothing', () => {
  expect(wholeOf({ ...of, unit: 'kg' }, given(steady))).toBeNull()
  expect(wholeOf({ ...of, frequency: 'monthly' }, given(steady))).toBeNull()
  expect(wholeOf(of, given(steady.slice(0, 4)))).toBeNull()
  expect(wholeOf(of, { ...given(steady), numbers: null })).toBeNull()
  expect(wholeOf(of, { ...given(steady), details: { series: null, thresholds: [], signals: [] } })).toBeNull()
})

test('beyond what is projected of its whole nothing bounds a part', () => {
  const short = wholeIn(steady, {}, 2035)
  const [held, free] = [madeOf(part, { whole: short }), madeOf(part)]
  expect(held.projection.points.at(-1)).toEqual(free.projection.points.at(-1))
})

test('six digits rounded down are never more, and lose less than one in a hundred thousand', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      const down = roundedDown(value)
      expect(down).toBeLessThanOrEqual(value)
      expect(value - down).toBeLessThanOrEqual(Math.abs(value) * 1.1e-5)
      expect(Number(down.toPrecision(6))).toBe(down)
    }),
  )
})
