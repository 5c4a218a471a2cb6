import { describe, expect, test } from 'vitest'
import { type LedgerEntry, rowsOf } from './ledger-rows.ts'
import {
  keptOf,
  sayAdded,
  sayBalance,
  sayBankPayment,
  sayCount,
  sayDelta,
  sayExpiry,
  sayLapse,
  sayLeft,
  sayOwed,
  sayPastDue,
  sayPrice,
  sayRepayment,
  sayUnits,
} from './words.ts'

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
  [
    { analysis: 5, trend: 20 },
    '5 analyses and 20 trend analyses were added. You now have 14 analyses and 67 trend analyses.',
  ],
  [{ analysis: 1, trend: 0 }, '1 analysis was added. You now have 14 analyses and 67 trend analyses.'],
  // Something was ordered elsewhere meanwhile: that is not what the payment did.
  [{ analysis: 5, trend: -1 }, '5 analyses were added. You now have 14 analyses and 67 trend analyses.'],
])('what a payment brought, %o, is said with what there is now', (added, words) => {
  expect(sayAdded(added, none, { left: { analysis: 14, trend: 67 }, owed: none })).toBe(words)
})

test.each([
  [{ analysis: 0, trend: 0 }, null],
  [
    { analysis: 1, trend: 0 },
    '1 analysis is owed: it was used before the payment went back. What you get next repays that first.',
  ],
  [
    { analysis: 10, trend: 32 },
    '10 analyses and 32 trend analyses are owed: they were used before the payment went back. What you get next repays that first.',
  ],
])('a debt of %o is said as "%s"', (owed, words) => {
  expect(sayOwed(owed)).toBe(words)
})

test.each([
  [{ analysis: 0, trend: 0 }, null],
  [{ analysis: 10, trend: 0 }, '5 analyses of these repay what is owed.'],
  [{ analysis: 0, trend: 1 }, '1 trend analysis of these repays what is owed.'],
])('what a pack of 5 and 20 repays of a debt of %o is said as "%s"', (owed, words) => {
  expect(sayRepayment({ analysis: 5, trend: 20 }, owed)).toBe(words)
})

test('a payment that a bank has not made yet, or refused, is said with what it is for and its day', () => {
  const at = '2026-11-21T09:30:00.000Z'
  expect(sayBankPayment({ state: 'pending', at }, { analysis: 5, trend: 20 })).toMatch(
    /^Your bank has not yet paid for 5 analyses and 20 trend analyses, bought on 21 Nov 2026\./,
  )
  expect(sayBankPayment({ state: 'failed', at }, null)).toMatch(
    /^Your bank did not pay for your purchase, bought on 21 Nov 2026\. Nothing was added/,
  )
})

test('a payment that failed is said with until when one keeps what, and that the membership may end', () => {
  expect(sayPastDue([on('analysis', 10, '2026-06-10'), on('trend', 40, '2026-06-10')])).toContain(
    'if none succeeds, the membership ends. Of what you paid for, 10 analyses and 40 trend analyses end on 10 Jun 2026.',
  )
  expect(sayPastDue([on('analysis', 0, '2026-06-10')])).toContain('Nothing is left of the months you paid for.')
})

test('a membership that was not paid is said to rest, or to have ended, and why', () => {
  expect(sayLapse({ is: 'unpaid', at: null })).toMatch(/^Your membership rests: its last payment did not go through/)
  expect(sayLapse({ is: 'ended', at: '2026-06-10T09:30:00.000Z' })).toMatch(
    /^Your membership ended on 10 Jun 2026, because its last payment/,
  )
})

test.each([
  [14, 'leaves 14'],
  [0, 'leaves 0'],
  [-10, 'owes 10'],
])('a balance of %i reads "%s"', (balance, words) => {
  expect(sayBalance(balance)).toBe(words)
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

const none = { analysis: 0, trend: 0 }
const on = (budget: 'analysis' | 'trend', left: number, day: string) => ({ budget, left, at: `${day}T09:30:00.000Z` })

describe('what ends', () => {
  const expiring = [
    on('analysis', 9, '2026-12-15'),
    on('trend', 39, '2026-12-15'),
    on('trend', 1, '2027-01-15'),
    on('analysis', 0, '2027-02-15'),
  ]

  test('is said by its day, and what is empty is not said', () => {
    expect(sayExpiry(expiring)).toEqual([
      '9 analyses and 39 trend analyses end on 15 Dec 2026.',
      '1 trend analysis ends on 15 Jan 2027.',
    ])
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
  expect(rows.map(({ reason, analysis, trend }) => [reason, analysis?.delta ?? null, trend?.delta ?? null])).toEqual([
    ['Analysis ordered', -1, null],
    ['Analysis ordered', -1, null],
    ['Allowance', 10, 40],
    ['Pack', null, 20],
    ['Pack', 5, null],
  ])
})
