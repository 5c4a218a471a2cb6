/** What is said of when a report is outdated, and of how right it was. */
import { expect, test } from 'vitest'
import type { Score } from './score.ts'
import { sayScore, sayScoreShort, sayTurn } from './living-words.ts'

const label = 'Fossil CO2 emissions'
test.each([
  [
    { why: 'next-value', at: '2027-01' },
    'Outdated by Jan 2027, when the next value of “Fossil CO2 emissions” is expected.',
  ],
  [
    { why: 'next-value', at: '2026-11' },
    'Outdated any day now: the next value of “Fossil CO2 emissions” is expected this month.',
  ],
  [
    { why: 'next-value', at: '2026-10' },
    'May be outdated: a newer value of “Fossil CO2 emissions” was expected by Oct 2026.',
  ],
  [
    { why: 'closes', at: '2026-11-26' },
    'The forecast of “Fossil CO2 emissions” may be made anew any day, until the question closes on 26 Nov 2026.',
  ],
  [{ why: 'closes', at: '2026-11-25' }, 'May be outdated: the question “Fossil CO2 emissions” closed on 25 Nov 2026.'],
  [
    { why: 'resolves', at: '2030-12-31' },
    'Outdated by 31 Dec 2030, when the question “Fossil CO2 emissions” is expected to resolve.',
  ],
  [
    { why: 'resolves', at: '2026-01-01' },
    'May be outdated: the question “Fossil CO2 emissions” was expected to resolve by 1 Jan 2026.',
  ],
] as const)('%o', (turn, says) => {
  expect(sayTurn({ ...turn, label }, '2026-11-26')).toBe(says)
})

const scored = (own: Partial<Score>): Score => ({
  came: 'no',
  on: null,
  hasHappened: null,
  brier: null,
  isInside: null,
  interval: null,
  scaled: null,
  ...own,
})
const chance = { said: { is: 'chance', chance: 0.46, of: { outcome: 'yes' }, isDenied: false } } as const
const range = {
  said: { is: 'range', unit: 'million tonnes', low: 9600, middle: 10_000, high: 11_000, level: 0.8 },
} as const

test('of a chance it is said what came, what the report gave it, and its score', () => {
  expect(sayScore(scored({ on: '2031-01-05', hasHappened: false, brier: 0.2116 }), chance)).toEqual([
    'It has come out: no, on 5 Jan 2031.',
    'What this report gave 46% has not happened: Brier score 0.21, where 0 is perfect and always saying 50% scores 0.25.',
  ])
  expect(sayScoreShort(scored({ brier: 0.2116 }))).toBe('came out: no; Brier score 0.21')
})

test('of a range it is said whether it held what came, and how its score comes about', () => {
  expect(sayScore(scored({ came: '12,000 million tonnes', isInside: false, interval: 11_400 }), range)[1]).toBe(
    'That lies outside the range that this report gave 80%, 9,600 to 11,000 million tonnes: interval score 11,400 million tonnes, the width of the range and 10 times what lies beyond it.',
  )
  const years = { said: { is: 'range', unit: 'year', low: 2030.2, middle: 2034, high: 2040.9, level: 0.9 } } as const
  expect(sayScore(scored({ isInside: true, interval: 10.7 }), years)[1]).toBe(
    'That lies inside the range that this report gave 90%, 2030 to 2040: interval score 10.7 years, the width of the range.',
  )
  const share = { said: { ...range.said, unit: '%', low: 4, high: 6 } } as const
  expect(sayScore(scored({ isInside: true, interval: 2 }), share)[1]).toContain('4 to 6%: interval score 2%, the width')
  expect(sayScoreShort(scored({ isInside: true }))).toBe('came out: no; inside its range')
})
