/** Years, quarters and months: how they are written, counted, placed in time and said. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalYear, sayDay } from './dates.ts'
import { firstDayOf, lastDayOf, periodAt, periodOf, periodOn, periods, placeOf } from './periods.ts'

const all = Object.values(periods)
const year = fc.integer({ min: 1000, max: 2300 })

test.each(all)('of $name dates each is the one after the one before, and sorts so', (period) =>
  fc.assert(
    fc.property(year, fc.nat(11), (ofYear, part) => {
      const at = ofYear * period.perYear + (part % period.perYear)
      const [one, next] = [periodAt(at, period), periodAt(at + 1, period)]
      expect([one, next].every((date) => period.written.test(date) && periodOf(date) === period)).toBe(true)
      expect([placeOf(one), placeOf(next)]).toEqual([at, at + 1])
      expect(one < next).toBe(true)
      expect(Date.parse(firstDayOf(next)) - Date.parse(lastDayOf(one))).toBe(86_400_000)
      expect(decimalYear(next) - decimalYear(one)).toBeCloseTo(1 / period.perYear, 9)
    }),
  ),
)

test.each(all)('a day lies in its own $step, from the first to the last', (period) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10)
      const own = periodOn(day, period)
      expect(firstDayOf(own) <= day && day <= lastDayOf(own)).toBe(true)
    }),
  ),
)

describe('a quarter', () => {
  test.each([
    ['2024-Q1', 'Q1 2024', 2024.125, ['2024-01-01', '2024-03-31']],
    ['2024-Q2', 'Q2 2024', 2024.375, ['2024-04-01', '2024-06-30']],
    ['2024-Q3', 'Q3 2024', 2024.625, ['2024-07-01', '2024-09-30']],
    ['2024-Q4', 'Q4 2024', 2024.875, ['2024-10-01', '2024-12-31']],
  ] as const)('%s is said %s, lies at %d and goes from and to %j', (at, said, middle, days) =>
    expect([sayDay(at), decimalYear(at), [firstDayOf(at), lastDayOf(at)]]).toEqual([said, middle, days]),
  )

  test('holds its months, and is told from them', () => {
    expect(['2024-06', '2024-07', '2024-09', '2024-10'].map((at) => placeOf(at, periods.quarterly) % 4)).toEqual([
      1, 2, 2, 3,
    ])
    expect(periodOf('2024-Q3').name).toBe('quarterly')
    expect(
      ['2024-Q0', '2024-Q5', '2024Q1', '2024-3', '2024-Q10'].some((at) => periods.quarterly.written.test(at)),
    ).toBe(false)
  })
})
