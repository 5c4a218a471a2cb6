/** What a card draws of a projection. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrendNumbers } from '../numbers.ts'
import { aSeries } from '../../../test/given/series.ts'
import type { TrendDetails } from '../trend.ts'
import { drawnOf, nearOf } from './drawn.ts'
import { expectedOf } from './figure.ts'
import { nearPoint } from './projection-of.ts'

const none = { backtest: null, direction: null, momentum: null, maturity: null, crossings: [] }
const details = (years: number) =>
  ({
    series: aSeries(Array.from({ length: years }, (_, i) => [String(2026 - years + i), 350 + i])),
    thresholds: [],
    signals: [],
  }) as unknown as TrendDetails

function numbers(ahead: number, bounds = { least: null as number | null, most: null as number | null }): TrendNumbers {
  const points = Array.from({ length: ahead }, (_, i) => ({
    at: String(2026 + i),
    validated: i < 15,
    knots: [-3, -2, -1, 0, 1, 2, 3].map((place) => 400 + i + place * (i + 1)),
  }))
  return { ...none, projection: { refused: null, points, bounds, labels: [] } } as unknown as TrendNumbers
}

test('the figure of a card names the point that its page names, today and on the same day of the next three years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 80 }), fc.integer({ min: 1, max: 34 }), (past, ahead) => {
      const made = numbers(ahead)
      const drawn = drawnOf(details(past), made, '2026-11-27')!
      const whole = made.projection as Parameters<typeof nearPoint>[0]
      for (const year of [2026, 2027, 2028, 2029]) {
        const day = `${year}-11-27`
        expect(nearPoint(drawn, day)?.at).toBe(nearPoint(whole, day)?.at)
        const series = { unit: 'ppm', last: { at: '2025', value: 0 } }
        const near = nearOf(details(past), made, '2026-11-27')
        expect(expectedOf({ series, near }, day)).toEqual(expectedOf({ series, drawn }, day))
        expect(near.length).toBeLessThanOrEqual(4)
      }
      expect(drawn.points.length).toBeLessThanOrEqual(18)
      expect(drawn.points.map(({ at }) => at)).toEqual(drawn.points.map(({ at }) => at).toSorted())
    }),
  )
})

test('what no value can pass is not drawn passed', () => {
  const drawn = drawnOf(details(40), numbers(30, { least: 390, most: 410 }), '2026-11-27')
  const values = drawn?.points.flatMap(({ knots }) => knots) ?? []
  expect([Math.min(...values), Math.max(...values)]).toEqual([390, 410])
})

test('where nothing is measured or projected nothing is drawn', () => {
  expect(drawnOf({ ...details(40), series: null }, numbers(30), '2026-11-27')).toBeNull()
  expect(drawnOf(details(40), { ...none, projection: null }, '2026-11-27')).toBeNull()
})
