/** What is computed of a series, whoever wrote it: it makes sense, and whatever the series it never fails. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeTrendNumbers, type TrendInput } from './compute-numbers.ts'
import { trendNumbers } from './numbers.ts'
import type { Observation } from './series.ts'
import { whyNotSeries } from './series.ts'

const yearly = (values: readonly number[], from = 2000): Observation[] =>
  values.map((value, i) => [String(from + i).padStart(4, '0'), value])
const monthly = (values: readonly number[], from = 2000): Observation[] =>
  values.map((value, i) => [`${String(from + Math.floor(i / 12)).padStart(4, '0')}-${String((i % 12) + 1).padStart(2, '0')}`, value])

type Wish = Partial<NonNullable<TrendInput['series']>> & { thresholds?: number[]; horizonTo?: number }

function numbersOf(values: readonly number[], { thresholds = [], horizonTo = 2040, ...series }: Wish = {}) {
  return computeTrendNumbers({
    series: { unit: 'tonnes', frequency: 'yearly', kind: 'level', observations: yearly(values), ...series },
    thresholds,
    horizonTo,
  })
}

function madeOf(...given: Parameters<typeof numbersOf>) {
  const numbers = numbersOf(...given)
  const { projection } = numbers
  if (projection === null || projection.refused !== null) throw new Error(`no projection: ${projection?.refused}`)
  return { ...numbers, projection }
}

function lookedBack(horizonTo: number) {
  const { backtest } = madeOf(rising, { horizonTo })
  if (!backtest) throw new Error('nothing to look back on')
  return backtest
}

const wavy = (i: number) => Math.sin(i * 1.7) + Math.sin(i * 0.9)
const rising = Array.from({ length: 24 }, (_, i) => 40 + 2 * i + wavy(i))
const nearlyAll = Array.from({ length: 24 }, (_, i) => 100 - 60 * 0.85 ** i + 0.3 * wavy(i))
const cheaper = Array.from({ length: 40 }, (_, i) => 100 * Math.exp(-0.16 * i + 0.1 * wavy(i)))

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
    expect(points.filter(({ validated }) => validated)).toHaveLength(6)
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

  test('a share on its way to all comes near to 100 % and never there, and it is said how', () => {
    const { projection, backtest } = madeOf(nearlyAll, { kind: 'share', unit: '% of people', horizonTo: 2060 })
    expect(projection.labels).toContain('between-bounds')
    for (const { knots } of projection.points) expect(Math.max(...knots)).toBeLessThanOrEqual(100)
    const [, low, , , , high] = projection.points.at(-1)?.knots ?? []
    expect(high! - low!).toBeGreaterThan(0.01)
    for (const { points } of backtest?.past ?? []) for (const { high80 } of points) expect(high80).toBeLessThanOrEqual(100)
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

describe('looking back', () => {
  test('each past forecast is drawn over what came, from what was known', () => {
    const { past, origins, values } = lookedBack(2060)
    expect(past).toHaveLength(origins)
    expect(past.at(-1)).toMatchObject({ from: '2022', points: [{ at: '2023' }] })
    expect(past[0]).toMatchObject({ from: '2011', points: [{ at: '2012' }, {}, {}, {}, {}, { at: '2017' }] })
    const points = past.flatMap((one) => one.points)
    expect(points).toHaveLength(values)
    expect(points.filter(({ median, low80, high80 }) => !(low80 <= median && median <= high80))).toEqual([])
  })
  test('however far ahead one looks, methods are judged over the validated range', () => {
    expect(lookedBack(2060)).toEqual(lookedBack(2030))
  })
})

test('what would have been said is drawn within what can be, too', () => {
  const turned = [...Array.from({ length: 14 }, (_, i) => 32 + 5 * i), ...Array.from({ length: 10 }, (_, i) => 92 - 5 * i)]
  const { projection, backtest } = madeOf(turned, { kind: 'share', horizonTo: 2027 })
  expect(projection.labels).not.toContain('between-bounds')
  const highs = (backtest?.past ?? []).flatMap(({ points }) => points.map(({ high80 }) => high80))
  expect(Math.max(...highs)).toBe(100)
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
    const { projection, crossings } = madeOf(rising, { observations: yearly(rising).filter(([at]) => at !== '2010'), thresholds: [100] })
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
    expect(numbersOf([], { observations: every })).toMatchObject({ projection: { refused: 'irregular' }, direction: null })
  })
})

describe('how it moved of late', () => {
  test('a direction is that of the last 30 years', () => {
    const turned = [...Array.from({ length: 60 }, (_, i) => 10 + i + wavy(i)), ...Array.from({ length: 30 }, (_, i) => 70 - i + wavy(i))]
    expect(numbersOf(turned, { observations: yearly(turned, 1930) }).direction).toMatchObject({ direction: 'falling', values: 30 })
  })
  test('a summer is no rise', () => {
    const values = Array.from({ length: 66 }, (_, i) => 100 + 20 * Math.sin((i * Math.PI) / 6) + wavy(i))
    const { direction, momentum } = numbersOf([], { frequency: 'monthly', observations: monthly(values) })
    expect(direction).toMatchObject({ direction: 'no-clear-direction' })
    expect(momentum).toMatchObject({ momentum: 'no-clear-momentum' })
  })
  test('a slow rise is seen through the seasons', () => {
    const values = Array.from({ length: 60 }, (_, i) => 100 + 0.15 * i + 20 * Math.sin((i * Math.PI) / 6) + wavy(i))
    expect(numbersOf([], { frequency: 'monthly', observations: monthly(values) }).direction).toMatchObject({ direction: 'rising' })
  })
  test.each(['price', 'index'] as const)('a %s has no maturity', (kind) => expect(numbersOf(rising, { kind }).maturity).toBeNull())
  test('what fills up has one', () => {
    const values = Array.from({ length: 24 }, (_, i) => 90 / (1 + Math.exp(-(i - 10) / 2.5)))
    expect(numbersOf(values, { kind: 'share' }).maturity).toMatchObject({ refused: null, curve: 'logistic', limit: expect.closeTo(90, 0) })
  })
})

describe('a hostile series', () => {
  const value = fc.oneof(
    fc.constantFrom(0, 1, -1, 100, 5e-324, -5e-324, 1e-300, 1e300, -1e300, 1.7e308, Number.MAX_VALUE, Number.MIN_VALUE, 1e9 + 1e-6),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0), // the database has no minus nought
    fc.double({ min: 0, max: 100, noNaN: true }),
    fc.integer({ min: -3, max: 3 }),
  )
  const shape = fc.constantFrom<(values: number[]) => number[]>(
    (values) => values,
    (values) => values.map((_, i) => (values[0] ?? 1) * 1.5 ** i),
    (values) => values.map((_, i) => (values[0] ?? 1) / 10 ** (i / 2)),
    (values) => values.map((one, i) => (i < values.length / 2 ? 0 : one)),
    (values) => values.map((_, i) => (i % 2 ? 1 : -1)),
    (values) => values.map((one, i) => (i === values.length - 1 ? one : 5)),
    (values) => values.map((one) => Math.abs(one) % 100),
  )
  const input = fc
    .record({
      values: fc.array(value, { minLength: 2, maxLength: 70 }),
      shape,
      kind: fc.constantFrom('level', 'share', 'count', 'index', 'price'),
      unit: fc.constantFrom('tonnes', '0–100', '0–1', '% per year', '9999-0', '-5–5', '1e999'),
      frequency: fc.constantFrom('yearly', 'monthly'),
      gaps: fc.array(fc.nat(69), { maxLength: 10 }),
      from: fc.constantFrom(0, 1, 1850, 2000, 9900),
      thresholds: fc.array(value, { maxLength: 3 }),
      horizonTo: fc.integer({ min: 1900, max: 2200 }),
    })
    .map(({ values, shape: shaped, gaps, from, frequency, kind, unit, ...rest }): TrendInput => {
      const at = frequency === 'yearly' ? yearly : monthly
      const observations = at(shaped(values), from).filter((_, i) => !gaps.includes(i))
      return { ...rest, series: { kind, unit, frequency, observations } }
    })
    .filter(({ series }) => {
      const told = { id: 'x', source: 'x', sourceUrl: 'https://x.org', licence: 'x', retrieved: '9999-12-31' }
      return (
        !!series &&
        series.observations.length > 1 &&
        series.observations.every(([, one]) => Number.isFinite(one)) &&
        !whyNotSeries({ ...series, ...told })
      )
    })

  test('R3 has numbers that the schema takes, inside what can be, and never fails', () => {
    fc.assert(
      fc.property(input, (given) => {
        const numbers = trendNumbers.parse(structuredClone(computeTrendNumbers(given)))
        expect(JSON.parse(JSON.stringify(numbers))).toEqual(numbers)
        const { projection } = numbers
        if (projection === null || projection.refused !== null) return
        for (const { knots } of projection.points) expect(knots).toEqual(knots.toSorted((a, b) => a - b))
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  test.each([
    ['yearly', yearly],
    ['monthly', monthly],
  ] as const)('R3 of 5,000 %s values takes no more than two seconds', (frequency, at) => {
    const values = Array.from({ length: 5000 }, (_, i) => 100 + i / 50 + 10 * wavy(i))
    const began = process.cpuUsage()
    const { projection } = numbersOf([], { frequency, observations: at(values, 1), thresholds: [150, 250, 400] })
    const { user, system } = process.cpuUsage(began)
    expect(projection).toMatchObject({ refused: null, used: 600 })
    expect((user + system) / 1e6).toBeLessThan(2)
  })
})
