/** Whatever the series, and whoever wrote it: the numbers make sense, come in time, and never fail. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import { trendNumbers } from '#trends/numbers.ts'
import { whyNotSeries } from '#series/series.ts'
import { monthly, numbersOf, wavy, yearly } from '#trends/test-series.ts'

const value = fc.oneof(
  fc.constantFrom(
    0,
    1,
    -1,
    100,
    5e-324,
    -5e-324,
    1e-300,
    1e300,
    -1e300,
    1.7e308,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    1e9 + 1e-6,
  ),
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
    kind: fc.constantFrom('level', 'share', 'count', 'index', 'price', 'interval'),
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
