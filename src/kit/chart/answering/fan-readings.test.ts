import { assert, boolean, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FanGiven, planFan } from '../fan-plan.ts'
import { fanReadings } from './fan-readings.ts'
import type { Scale } from '../scale.ts'
import { type Reading, sayReading } from './reading.ts'

const given: FanGiven = {
  observations: [
    ['2019', 10],
    ['2020', 12],
    ['2024', 20],
  ],
  points: [2025, 2026, 2027].map((year, i) => ({
    at: String(year),
    knots: [12, 15, 18, 21, 24, 27, 30].map((knot) => knot + i),
    validated: i < 2,
  })),
  bounds: { least: 0, most: null },
  thresholds: [],
  today: '2024-11-22',
}
const told = (part: Partial<FanGiven> = {}, wording: Parameters<typeof fanReadings>[1] = {}) =>
  fanReadings(planFan({ ...given, ...part }, true), wording).map(sayReading)

describe('a chart answers', () => {
  test('with what was measured, and then with what is expected and its band', () => {
    expect(told({}, { unit: ' ppm' })).toEqual([
      '2019: 10 ppm, measured',
      '2020: 12 ppm, measured',
      '2024: 20 ppm, measured',
      '2025: expected 21 ppm, 80% between 15 and 27 (projected)',
      '2026: expected 22 ppm, 80% between 16 and 28 (projected)',
      '2027: expected 23 ppm, 80% between 17 and 29 (projected, further than was checked)',
    ])
  })

  test('of what has come by now and was not measured that it is estimated, and not seen yet', () => {
    expect(told({ today: '2026-02-01' }).slice(3, 5)).toEqual([
      '2025: estimated 21, 80% between 15 and 27 (not seen yet)',
      '2026: estimated 22, 80% between 16 and 28 (not seen yet)',
    ])
  })

  test('with nothing between two measured values: 2022 was not measured, and is not told', () => {
    expect(told().some((says) => says.startsWith('2022'))).toBe(false)
  })

  test('with the word that the source has for a value in place of "measured"', () => {
    expect(told({}, { noteOf: (at) => (at === '2020' ? ', revised' : '') })[1]).toBe('2020: 12, revised')
  })

  test('once of a value that is drawn hollow, and of what is known from elsewhere by whom', () => {
    const beside = [
      { at: '2024', value: 20, says: 'preliminary' },
      { at: '2025', value: 22, says: 'by WMO, a newer value from elsewhere' },
    ]
    expect(told({ beside }).slice(2, 5)).toEqual([
      '2024: 20, preliminary',
      '2025: expected 21, 80% between 15 and 27 (projected)',
      '2025: 22, by WMO, a newer value from elsewhere',
    ])
    const names = fanReadings(planFan({ ...given, beside }, true)).map(({ at }) => at)
    expect(names.slice(2, 5)).toEqual(['2024', '2025', '2025.2'])
  })

  test('with months and quarters as they are called', () => {
    const observations = [
      ['2025-11', 3],
      ['2025-12', 4],
    ] as const
    const knots = [1, 2, 3, 4, 5, 6, 7]
    const months = told({ observations, points: [{ at: '2026-01', knots, validated: true }], today: '2025-12-20' })
    expect(months).toEqual([
      'Nov 2025: 3, measured',
      'Dec 2025: 4, measured',
      'Jan 2026: expected 4, 80% between 2 and 6 (projected)',
    ])
    expect(told({ observations: [['2025-Q3', 3]], points: [] })).toEqual(['Q3 2025: 3, measured'])
  })

  test('over the years that are shown, and over all once they are', () => {
    const long = { ...given, observations: Array.from({ length: 140 }, (_, i) => [String(1885 + i), i + 1] as const) }
    expect(fanReadings(planFan(long)).length).toBeLessThan(100)
    expect(fanReadings(planFan(long, true))).toHaveLength(143)
  })
})

/** The number behind a word: 'expected 1.2 million ppm' is 1200000. */
function numberIn(said: string): number {
  const [, minus, digits = '', word = ''] = /(−?)([\d,.]+)(?: (million|billion|trillion))?/.exec(said) ?? []
  const times = { million: 1e6, billion: 1e9, trillion: 1e12 }[word] ?? 1
  return (minus ? -1 : 1) * Number(digits.replaceAll(',', '')) * times
}

/** What was measured is told to four digits. */
function isMeasured({ value, y: place, span }: Reading, measured: number, y: Scale): void {
  expect(place).toBeCloseTo(1000 - y.at(measured), 6)
  expect(Math.abs(numberIn(value) - measured)).toBeLessThanOrEqual(measured / 999)
  expect(span).toBeUndefined()
}

/** What is expected no more finely than it is known: to a twentieth of its band. */
function isExpected({ value, more, y: place, span }: Reading, knots: readonly number[], y: Scale): void {
  const [least = 0, middle = 0, most = 0] = [knots[1], knots[3], knots[5]]
  const [, low = '', high = ''] = /between (\S+(?: \w+illion)?) and (\S+(?: \w+illion)?)/.exec(more) ?? []
  expect(place).toBeCloseTo(1000 - y.at(middle), 6)
  expect(span).toEqual([1000 - y.at(most), 1000 - y.at(least)])
  const off = [numberIn(value) - middle, numberIn(low) - least, numberIn(high) - most].map((one) => Math.abs(one))
  expect(Math.max(...off)).toBeLessThanOrEqual((1.0001 * (most - least)) / 20)
}

test('the value told is the value drawn: measured and expected, on any scale, also beyond the checked range', () => {
  const series = record({
    start: double({ min: 0.5, max: 5000, noNaN: true }),
    growth: double({ min: 0.9, max: 1.45, noNaN: true }),
    width: double({ min: 0.01, max: 0.3, noNaN: true }),
    count: integer({ min: 3, max: 40 }),
    ahead: integer({ min: 0, max: 20 }),
    isWhole: boolean(),
  })
  assert(
    property(series, ({ start, growth, width, count, ahead, isWhole }) => {
      const valueAt = (i: number) => start * growth ** i
      const plan = planFan(
        {
          ...given,
          observations: Array.from({ length: count }, (_, i) => [String(1985 + i), valueAt(i)] as const),
          points: Array.from({ length: ahead }, (_, i) => ({
            at: String(1985 + count + i),
            knots: [-3, -2, -1, 0, 1, 2, 3].map((z) => valueAt(count + i) * (1 + (width * z) / 3)),
            validated: i < 5,
          })),
          today: `${1985 + count + 2}-03-01`,
        },
        isWhole,
      )
      const readings = fanReadings(plan)
      const { line, fan, y, extent } = plan
      const drawn = [...line, ...(fan?.places ?? [])]
      expect(readings.map((one) => [one.x, one.y])).toEqual(drawn.map(([x, top]) => [x, top]))
      expect(readings).toHaveLength(extent.observations.length + extent.points.length)
      for (const reading of readings) {
        const knots = extent.points.find(({ at }) => at === reading.at)?.knots
        if (knots) isExpected(reading, knots, y)
        else isMeasured(reading, valueAt(Number(reading.at) - 1985), y)
      }
    }),
  )
})
