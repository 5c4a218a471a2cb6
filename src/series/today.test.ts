import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodOn } from '#kit/periods.ts'
import { howOften } from './how-often.ts'
import { estimatesAhead, estimateToday, isLate, sayLate } from './today.ts'
import { stepAfter } from './steps-ahead.ts'

const bounds = { least: 0, most: null }
const ahead = (last: string, steps = 100) => ({
  bounds,
  points: Array.from({ length: steps }, (_, i) => ({
    at: stepAfter(last, i + 1),
    knots: [-9, 4, 5, 6, 7, 8, 9].map((knot) => knot + i),
    validated: i < 6,
  })),
})

describe('what stands for a series today', () => {
  it.each([
    ['2026', '2026-11-23', null],
    ['2025', '2026-11-23', null],
    ['2024', '2026-01-01', '2026'],
    ['2021', '2026-12-31', '2026'],
    ['2021', '2027-01-01', '2027'],
  ])('of a yearly series that ends in %s, on %s', (last, today, at) =>
    expect(estimateToday(ahead(last), last, 'yearly', today)?.at ?? null).toBe(at),
  )

  it.each([
    ['2026-11', '2026-11-23', null],
    ['2025-12', '2026-11-30', null],
    ['2025-11', '2026-11-01', '2026-11'],
    ['2021-09', '2026-11-23', '2026-11'],
    ['2026-01', '2027-01-02', '2027-01'],
  ])('of a monthly series that ends in %s, on %s', (last, today, at) =>
    expect(estimateToday(ahead(last), last, 'monthly', today)?.at ?? null).toBe(at),
  )

  it.each([
    ['2026-Q4', '2026-11-23', null],
    ['2026-Q1', '2026-11-23', null],
    ['2025-Q4', '2026-10-01', '2026-Q4'],
    ['2025-Q4', '2026-09-30', null],
    ['2021-Q3', '2026-03-31', '2026-Q1'],
  ])('of a quarterly series that ends in %s, on %s', (last, today, at) =>
    expect(estimateToday(ahead(last), last, 'quarterly', today)?.at ?? null).toBe(at),
  )

  it('is the middle with its band of 80 %, within what can be', () => {
    expect(estimateToday(ahead('2021'), '2021', 'yearly', '2026-11-23')).toEqual({
      at: '2026',
      median: 10,
      low80: 8,
      high80: 12,
    })
    const fallen = { bounds, points: [{ at: '2023', knots: [-9, -8, -7, -6, -5, -4, -3], validated: true }] }
    expect(estimateToday(fallen, '2021', 'yearly', '2023-05-01')).toMatchObject({ median: 0, low80: 0, high80: 0 })
  })

  it('is nothing where the projection does not reach so far', () =>
    expect(estimateToday(ahead('2011', 10), '2011', 'yearly', '2026-11-23')).toBeNull())

  it('is what was kept for the lists beforehand, on whatever day they ask', () =>
    assert(
      property(integer({ min: 2015, max: 2030 }), integer({ min: 1, max: 12 }), (year, month) => {
        const today = `${year}-${String(month).padStart(2, '0')}-15`
        for (const [last, frequency] of [
          ['2019', 'yearly'],
          ['2019-Q2', 'quarterly'],
          ['2019-03', 'monthly'],
        ] as const) {
          const kept = estimatesAhead(ahead(last), last, frequency).find(
            ({ at }) => at === periodOn(today, howOften[frequency]),
          )
          expect(estimateToday(ahead(last), last, frequency, today)).toEqual(kept ?? null)
        }
      }),
    ))
})

describe('A series', () => {
  it.each([
    ['yearly', '2024', '2026-07-02', '2026-07-03'],
    ['quarterly', '2026-Q1', '2026-10-30', '2026-10-31'],
    ['quarterly', '2025-Q4', '2026-08-01', '2026-08-02'],
    ['monthly', '2026-07', '2026-10-14', '2026-10-15'],
  ] as const)('of %s values that ends in %s is new enough on %s, and late on %s', (frequency, newest, last, late) => {
    expect([last, late].map((day) => isLate(newest, frequency, new Date(`${day}T00:00:00Z`)))).toEqual([false, true])
  })

  it.each([
    ['2026-06', 'monthly', 'The newest value here is 5 months old.'],
    ['2026-Q1', 'quarterly', 'The newest value here is 3 quarters old.'],
    ['2021', 'yearly', 'The newest value here is 5 years old.'],
    ['2026-10', 'monthly', ''],
    ['2025', 'yearly', ''],
  ] as const)('that ends in %s says so where that is late', (newest, frequency, said) => {
    expect(sayLate(newest, frequency, '2026-11-27')).toBe(said)
  })
})
