import { describe, expect, test } from 'vitest'
import { type LedgerEntry, rowsOf } from './ledger-rows.ts'
import { keptOf, sayAdded, sayCount, sayDelta, sayExpiry, sayLeft, sayPrice, sayUnits } from './words.ts'

test.each([
  ['analysis', 0, '0 analyses'],
  ['analysis', 1, '1 analysis'],
  ['trend', 1, '1 trend analysis'],
  ['trend', 1048, '1,048 trend analyses'],
] as const)('%s: %i is said as "%s"', (budget, count, words) => {
  expect(sayCount(budget, count)).toBe(words)
})

test.each([
  [5, 20, '5 analyses and 20 trend analyses'],
  [1, 0, '1 analysis'],
  [0, 8, '8 trend analyses'],
  [0, 0, 'no analyses'],
])('%i and %i are together "%s"', (analysis, trend, words) => {
  expect(sayUnits({ analysis, trend })).toBe(words)
})

test('the line on the question box names both budgets, also an empty one', () => {
  expect(sayLeft({ analysis: 9, trend: 47 })).toBe('9 analyses, 47 trend analyses left')
  expect(sayLeft({ analysis: 0, trend: 1 })).toBe('0 analyses, 1 trend analysis left')
})

test.each([
  [{ analysis: 5, trend: 20 }, '5 analyses and 20 trend analyses were added. You now have 14 analyses and 67 trend analyses.'],
  [{ analysis: 1, trend: 0 }, '1 analysis was added. You now have 14 analyses and 67 trend analyses.'],
  // Something was ordered elsewhere meanwhile: that is not what the payment did.
  [{ analysis: 5, trend: -1 }, '5 analyses were added. You now have 14 analyses and 67 trend analyses.'],
])('what a payment brought, %o, is said with what there is now', (added, words) => {
  expect(sayAdded(added, { analysis: 14, trend: 67 })).toBe(words)
})

test.each([
  [1900, 'eur', '19 euros'],
  [1950, 'eur', '19.50 euros'],
  [105, 'eur', '1.05 euros'],
  [2900, 'usd', '29 USD'],
])('%i cents of %s are %s', (cents, currency, words) => {
  expect(sayPrice(cents, currency)).toBe(words)
})

test.each([
  [10, '+10'],
  [-31, '−31'],
  [0, '0'],
])('a movement of %i reads %s', (delta, words) => {
  expect(sayDelta(delta)).toBe(words)
})

const on = (budget: 'analysis' | 'trend', left: number, day: string) => ({ budget, left, at: `${day}T09:30:00.000Z` })

describe('what ends', () => {
  const expiring = [
    on('analysis', 9, '2026-12-15'),
    on('trend', 39, '2026-12-15'),
    on('trend', 1, '2027-01-15'),
    on('analysis', 0, '2027-02-15'),
  ]

  test('is said by its day, and what is empty is not said', () => {
    expect(sayExpiry(expiring)).toEqual(['9 analyses and 39 trend analyses end on 15 Dec 2026.', '1 trend analysis ends on 15 Jan 2027.'])
  })

  test('is not counted among what stays', () => {
    expect(keptOf({ analysis: 14, trend: 48 }, expiring)).toEqual({ analysis: 5, trend: 8 })
    // Of a budget that a refund has left in debt, less is there than the lots hold.
    expect(keptOf({ analysis: 3, trend: 48 }, expiring)).toEqual({ analysis: 0, trend: 8 })
  })
})

const entry = (budget: LedgerEntry['budget'], delta: number, at: string, reason: string): LedgerEntry => ({
  budget,
  kind: delta > 0 ? 'grant' : 'spend',
  delta,
  balance: 0,
  at,
  reason,
})

test('in the ledger what moved both budgets for one reason is one row, and nothing else is put together', () => {
  const rows = rowsOf([
    entry('analysis', -1, '2026-11-18', 'Analysis ordered'),
    entry('analysis', -1, '2026-11-18', 'Analysis ordered'),
    entry('trend', 40, '2026-11-12', 'Allowance'),
    entry('analysis', 10, '2026-11-12', 'Allowance'),
    entry('trend', 20, '2026-11-12', 'Pack'),
    entry('analysis', 5, '2026-11-11', 'Pack'),
  ])
  expect(rows.map(({ reason, analysis, trend }) => [reason, analysis, trend])).toEqual([
    ['Analysis ordered', -1, null],
    ['Analysis ordered', -1, null],
    ['Allowance', 10, 40],
    ['Pack', null, 20],
    ['Pack', 5, null],
  ])
})
