/**
 * What is computed of a series: how far it looks, what bounds it, what it says of the past and of values to come, and
 * where it says nothing.
 */
import { describe, expect, test } from 'vitest'
import { readPoint } from '#series/point-chance.ts'
import { computeTrendNumbers } from './compute-numbers.ts'
import { cheaper, madeOf, monthly, nearlyAll, numbersOf, quarterly, rising, wavy, yearly } from './test-series.ts'

test('a trend that nobody measures has no numbers', () => {
  expect(computeTrendNumbers({ series: null, thresholds: [], horizonTo: 2050 })).toEqual({
    projection: null,
    backtest: null,
    direction: null,
    momentum: null,
    maturity: null,
    crossings: [],
  })
})

test('the same series has the same numbers each time', () => {
  const wish = { thresholds: [100, 60] }
  expect(numbersOf(rising, wish)).toEqual(numbersOf(rising, wish))
})

describe('how far it looks', () => {
  test.each([
    ['to the end of the horizon', 2050, '2050', 27],
    ['ten years at the least', 2027, '2033', 10],
    ['forty years at the most', 2100, '2063', 40],
  ])('%s', (_, horizonTo, last, steps) => {
    const { points } = madeOf(rising, { horizonTo }).projection
    expect(points).toHaveLength(steps)
    expect(points[0]?.at).toBe('2024')
    expect(points.at(-1)?.at).toBe(last)
    expect(points.filter(({ validated }) => validated)).toHaveLength(Math.min(24, steps))
  })
  test('of quarters ten years, of which six were checked, half of it said by networks', () => {
    const values = Array.from({ length: 60 }, (_, i) => 50 + 0.4 * i + wavy(i))
    const { projection, backtest } = madeOf(values, { frequency: 'quarterly', observations: quarterly(values) })
    const { points, labels } = projection
    expect([points.length, points[0]?.at, points[4]?.at, points.at(-1)?.at]).toEqual([
      40,
      '2015-Q1',
      '2016-Q1',
      '2024-Q4',
    ])
    expect(points.filter(({ validated }) => validated)).toHaveLength(24)
    expect(labels).toContain('networks')
    // Looked back on by the eight quarters for which networks were learnt.
    const foreseen = backtest?.past.map((one) => one.points.map(({ at }) => at)) ?? []
    expect(foreseen).toContainEqual(['2011', '2012'].flatMap((year) => [1, 2, 3, 4].map((part) => `${year}-Q${part}`)))
    expect(Math.max(...foreseen.map(({ length }) => length))).toBe(8)
  })
  test('of months ten years', () => {
    const values = Array.from({ length: 60 }, (_, i) => 50 + wavy(i))
    const { points } = madeOf(values, { frequency: 'monthly', observations: monthly(values) }).projection
    expect(points).toHaveLength(120)
    expect([points[0]?.at, points[11]?.at, points[12]?.at]).toEqual(['2005-01', '2005-12', '2006-01'])
  })
})

describe('what no value can pass', () => {
  test.each([
    ['share', '% of people', rising, { least: 0, most: 100 }],
    ['count', 'people', rising, { least: 0, most: null }],
    ['price', 'US$', rising, { least: 0, most: null }],
    ['level', 'TWh per year', rising, { least: 0, most: null }],
    ['level', 'per 100 people', rising, { least: 0, most: null }],
    ['index', '0–100 (higher is cleaner)', rising, { least: 0, most: 100 }],
    ['index', '0–1', rising.map((value) => value / 100), { least: 0, most: 1 }],
    ['index', '0–1', rising, { least: 0, most: null }],
    ['level', '% per year', rising, { least: null, most: null }],
    ['level', '°C', rising, { least: null, most: null }],
    ['level', '°C relative to the source baseline', rising, { least: null, most: null }],
    ['level', 'inches above 1880', rising, { least: null, most: null }],
    ['level', 'm water equivalent', rising.map((value) => 60 - value), { least: null, most: null }],
  ] as const)('of a %s in %s', (kind, unit, values, bounds) => {
    expect(madeOf(values, { kind, unit }).projection.bounds).toEqual(bounds)
  })

  test.each([
    ['a market above', { least: null, most: 200 }, { least: 0, most: 200 }],
    ['a floor below', { least: 20, most: null }, { least: 20, most: null }],
    ['both', { least: 20, most: 200 }, { least: 20, most: 200 }],
    ['one that was passed', { least: null, most: 50 }, { least: 0, most: null }],
  ])('the trend may say of its own series: %s', (_, said, bounds) => {
    expect(madeOf(rising, { kind: 'count', unit: 'people', bounds: said }).projection.bounds).toEqual(bounds)
  })

  test('what grows into a known market slows down before it', () => {
    const sold = Array.from({ length: 13 }, (_, i) => 1.7 ** i)
    const [free, held] = [null, { least: 0, most: 8 * 1.7 ** 12 }].map((bounds) =>
      madeOf(sold, { kind: 'count', bounds }),
    )
    expect(free!.projection.points[9]!.knots[6]).toBeGreaterThan(8 * 1.7 ** 12)
    expect(held!.projection.labels).toContain('between-bounds')
    expect(held!.projection.points[9]!.knots[6]).toBeLessThanOrEqual(8 * 1.7 ** 12)
  })

  test('a share on its way to all comes near to 100 % and never there, and it is said how', () => {
    const { projection, backtest } = madeOf(nearlyAll, { kind: 'share', unit: '% of people', horizonTo: 2060 })
    expect(projection.labels).toContain('between-bounds')
    for (const { knots } of projection.points) expect(Math.max(...knots)).toBeLessThanOrEqual(100)
    const [, low, , , , high] = projection.points.at(-1)?.knots ?? []
    expect(high! - low!).toBeGreaterThan(0.01)
    for (const { points } of backtest?.past ?? [])
      for (const { knots } of points) expect(Math.max(...knots)).toBeLessThanOrEqual(100)
  })

  test('a price that falls by so much per cent goes on doing so, and not below nothing', () => {
    const { projection } = madeOf(cheaper, { kind: 'price', unit: 'US$' })
    expect(projection.labels).toContain('between-bounds')
    const medians = projection.points.map(({ knots }) => knots[3] ?? Number.NaN)
    expect(Math.min(...medians)).toBeGreaterThan(0)
    expect(medians.at(-1)).toBeLessThan(cheaper.at(-1)! / 2)
  })

  test('far from its bounds a series is projected as it is', () => {
    expect(
      madeOf(
        rising.map((value) => value / 2),
        { kind: 'share', horizonTo: 2030 },
      ).projection.labels,
    ).not.toContain('between-bounds')
  })
})

describe('when it gets there', () => {
  test('the chance to have met a value never falls, and adds up', () => {
    const { crossings, projection } = madeOf(rising, { thresholds: [100, 70, 500] })
    expect(crossings.map(({ value, towards, state }) => [value, towards, state])).toEqual([
      [100, 'up', 'ahead'],
      [70, 'down', 'ahead'],
      [500, 'up', 'ahead'],
    ])
    for (const { by, notWithinHorizon } of crossings) {
      expect(by.map(({ at }) => at)).toEqual(projection.points.map(({ at }) => at))
      by.forEach(({ chance }, i) => expect(chance).toBeGreaterThanOrEqual(by[i - 1]?.chance ?? 0))
      expect(by.at(-1)!.chance + notWithinHorizon).toBeCloseTo(1, 9)
    }
    expect(crossings[0]!.notWithinHorizon).toBeLessThan(crossings[2]!.notWithinHorizon)
  })
  test.for([
    ['a rise', rising, {}],
    ['a fall', cheaper, { kind: 'price' as const }],
    ['a share that is nearly all', nearlyAll, { kind: 'share' as const }],
  ] as const)('of %s: what stands there has met it, and stands there as likely as the fan says', ([, values, wish]) => {
    const thresholds = Array.from({ length: 40 }, (_, i) => Math.round(-20 + i * 7.7))
    const { crossings, projection } = madeOf([...values], { ...wish, thresholds })
    for (const { value, towards, state, by, notWithinHorizon } of crossings) {
      if (state !== 'ahead') continue
      for (const [i, { chance, beyond = Number.NaN }] of by.entries()) {
        const said = readPoint(projection.points[i]!, projection.bounds)
        expect(beyond).toBe(said.chanceOf(towards === 'up' ? '>=' : '<=', value))
        expect(chance).toBeGreaterThanOrEqual(beyond - 1e-12)
      }
      expect(notWithinHorizon).toBeCloseTo(1 - by.at(-1)!.chance, 9)
    }
  })
  test('it is said since when a value lies behind', () => {
    const { crossings } = madeOf(rising, { thresholds: [60, 30] })
    expect(crossings.map(({ since }) => since)).toEqual([yearly(rising).find(([, value]) => value > 60)?.[0], null])
  })
  test('a value that was just met is met', () => {
    const [crossing] = madeOf(rising, { thresholds: [rising.at(-1)!] }).crossings
    expect(crossing).toMatchObject({ state: 'reached-already', by: [], notWithinHorizon: 0 })
  })
  test('no share gets beyond 100 %', () => {
    const [crossing] = madeOf(nearlyAll, { kind: 'share', thresholds: [101] }).crossings
    expect(crossing?.notWithinHorizon).toBe(1)
  })
})

describe('gaps and refusals', () => {
  test('a year that is missing is filled in, and does not count', () => {
    const { projection, crossings } = madeOf(rising, {
      observations: yearly(rising).filter(([at]) => at !== '2010'),
      thresholds: [100],
    })
    expect(projection).toMatchObject({ used: 23, usedFrom: '2000' })
    expect(crossings).toHaveLength(1)
  })
  test.each([
    ['nine years', rising.slice(0, 9), 'too-few-points'],
    ['no change', rising.map(() => 7), 'constant'],
  ])('%s: there is no projection, and why', (_, values, refused) => {
    expect(numbersOf(values)).toMatchObject({ projection: { refused }, backtest: null, crossings: [] })
  })
  test('more gaps than may be filled in: there is none, nor a direction', () => {
    const every = yearly(rising).filter((_, i) => i % 2 === 0)
    expect(numbersOf([], { observations: every })).toMatchObject({
      projection: { refused: 'irregular' },
      direction: null,
    })
  })
})
