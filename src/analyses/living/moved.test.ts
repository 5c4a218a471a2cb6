/** By how much an answer moves, in the measure of its kind, and when that is more than its owner bears. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence } from '../report/evidence.ts'
import type { Report } from '../report/report.ts'
import { measureOf, measures } from './measures.ts'
import { hasMoved } from './moved.ts'

const reporting = (value: number | string | null, unit: string | null = 'chance'): Report => {
  const row: Evidence = {
    id: 'e1',
    item: 'trend/7',
    version: 1,
    field: 'x',
    value: value ?? 0,
    title: 'x',
    unit,
    formula: null,
    inputs: [],
    record: null,
  }
  const answer = value === null ? null : { figure: String(value), evidence: 'e1', says: 'x' }
  const rest = {
    schema: 1,
    kind: 'full',
    question: 'x',
    title: 'x',
    madeAt: '2026-11-26T00:00:00.000Z',
    year: null,
  } as const
  return { ...rest, answer, isAnswered: true, sections: [], evidence: [row], sources: [], wording: null, took: [] }
}

test.each([
  ['a chance', 0.46, 'chance', 'points'],
  ['a share', 48.2, '% of all sales', 'points'],
  ['a change in per cent', 3, 'percent', 'points'],
  ['an amount', 10_527, 'million tonnes', 'percent'],
  ['a number of no unit', 12, null, 'percent'],
  ['a year', 2034, 'year', 'years'],
  ['a day', '2034-05-01', 'day', 'years'],
  ['the time of a value', '2034-Q2', 'day', 'years'],
  ['a word', 'rising', null, null],
] as const)('%s moves in its own measure', (_, value, unit, measure) => {
  expect(measureOf({ value, unit })).toBe(measure)
})

test.each([
  [
    'by exactly as much',
    { bears: { measure: 'points', amount: 5 }, before: [0.46, 'chance'], now: [0.51, 'chance'], expected: false },
  ],
  [
    'by more',
    { bears: { measure: 'points', amount: 5 }, before: [0.46, 'chance'], now: [0.511, 'chance'], expected: true },
  ],
  [
    'by more, downwards',
    { bears: { measure: 'points', amount: 5 }, before: [0.46, 'chance'], now: [0.4, 'chance'], expected: true },
  ],
  [
    'a share by less than points say',
    { bears: { measure: 'points', amount: 5 }, before: [4, '% of sales'], now: [8, '% of sales'], expected: false },
  ],
  [
    'an amount, of what it was',
    { bears: { measure: 'percent', amount: 10 }, before: [100, 'Mt'], now: [111, 'Mt'], expected: true },
  ],
  [
    'an amount, by exactly as much',
    { bears: { measure: 'percent', amount: 10 }, before: [-100, 'Mt'], now: [-110, 'Mt'], expected: false },
  ],
  [
    'an amount from nought',
    { bears: { measure: 'percent', amount: 100 }, before: [0, 'Mt'], now: [0.1, 'Mt'], expected: true },
  ],
  [
    'an amount that stays nought',
    { bears: { measure: 'percent', amount: 1 }, before: [0, 'Mt'], now: [0, 'Mt'], expected: false },
  ],
  [
    'an amount in another unit',
    { bears: { measure: 'percent', amount: 100 }, before: [100, 'Mt'], now: [100, 'Gt'], expected: true },
  ],
  [
    'a day within the year',
    {
      bears: { measure: 'years', amount: 1 },
      before: ['2034-01-01', 'day'],
      now: ['2034-12-31', 'day'],
      expected: false,
    },
  ],
  [
    'a day by two years',
    {
      bears: { measure: 'years', amount: 1 },
      before: ['2034-01-01', 'day'],
      now: ['2036-01-01', 'day'],
      expected: true,
    },
  ],
  [
    'a day that is none any more',
    {
      bears: { measure: 'years', amount: 20 },
      before: ['2034', 'day'],
      now: ['not within the projection', 'day'],
      expected: true,
    },
  ],
  [
    'an answer that is there no longer',
    { bears: { measure: 'points', amount: 50 }, before: [0.5, 'chance'], now: [null, 'chance'], expected: true },
  ],
  [
    'an answer that has come',
    { bears: { measure: 'points', amount: 50 }, before: [null, 'chance'], now: [0.5, 'chance'], expected: true },
  ],
  [
    'none as before',
    { bears: { measure: 'points', amount: 1 }, before: [null, 'chance'], now: [null, 'chance'], expected: false },
  ],
] as const)('%s', (_, { bears, before, now, expected }) => {
  expect(hasMoved(reporting(before[0], before[1]), reporting(now[0], now[1]), bears)).toBe(expected)
})

test('an answer that does not move is never made again, and one that moves farther always is where a nearer one was', () => {
  const [chance, amount] = [fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 1, max: 50, noNaN: true })]
  fc.assert(
    fc.property(chance, chance, chance, amount, (before, one, other, by) => {
      const bears = { measure: 'points', amount: by } as const
      const [near, far] = [one, other].toSorted((a, b) => Math.abs(a - before) - Math.abs(b - before))
      const moved = (now: number) => hasMoved(reporting(before), reporting(now), bears)
      expect(moved(before)).toBe(false)
      expect(moved(far ?? 0) || !moved(near ?? 0)).toBe(true)
    }),
  )
})

test('what is chosen at first may be chosen', () => {
  for (const { least, usual, most } of Object.values(measures)) expect(least <= usual && usual <= most).toBe(true)
})
