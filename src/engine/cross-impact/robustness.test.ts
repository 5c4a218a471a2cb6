import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { crossImpactMatrix } from './cross-impact-matrix.ts'
import { consistentShare } from './robustness.ts'
import { small, smallRows } from './test-matrices.ts'

const scaled = (factor: number) =>
  crossImpactMatrix(
    [2, 2],
    smallRows.map((row) => row.map((judgement) => factor * judgement)),
  )
const nothing = scaled(0)

test('two descriptors without influence stay where they are in 4/9 of the altered matrices', () => {
  const { share, standardError, draws } = consistentShare(nothing, [0, 1], seededRandom(1), { draws: 20_000 })
  expect(draws).toBe(20_000)
  expect(standardError).toBeCloseTo(Math.sqrt((share * (1 - share)) / 20_000), 12)
  expect(Math.abs(share - 4 / 9)).toBeLessThan(3 * standardError)
})

test('every other descriptor has a judgement that may be altered: three without influence stay in (50/81)^3 of the matrices', () => {
  // Each compares two sums of two changes: of 81 outcomes 19 are ties and half of the rest are in favour.
  const rows = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0])
  const { share, standardError } = consistentShare(crossImpactMatrix([2, 2, 2], rows), [0, 1, 0], seededRandom(4), {
    draws: 20_000,
  })
  expect(Math.abs(share - (50 / 81) ** 3)).toBeLessThan(3 * standardError)
})

test('of the worked example [0, 0] holds always: both differences are 2 or more, and changes take at most 2 away', () => {
  expect(consistentShare(small, [0, 0], seededRandom(2))).toEqual({ share: 1, standardError: 0, draws: 1000 })
})

test('[0, 1] needs its second descriptor to gain 4, and never does', () => {
  expect(consistentShare(small, [0, 1], seededRandom(2)).share).toBe(0)
})

test('larger steps shake more: with steps of 2 a difference of 2 falls in one case of nine', () => {
  // It falls when the two changes take away 4, which one of 3 x 3 pairs does; the difference of 4 holds even then.
  const { share, standardError } = consistentShare(small, [0, 0], seededRandom(3), { draws: 20_000, step: 2 })
  expect(Math.abs(share - 8 / 9)).toBeLessThan(3 * standardError)
})

test('a fractional step ties with what it should', () => {
  // Differences of .6 and 1.2 against steps of .3: twice .3 against .6 is a tie, and holds.
  expect(consistentShare(scaled(0.3), [0, 0], seededRandom(3), { step: 0.3 }).share).toBe(1)
})

test('own blocks stand as they are', () => {
  const rows = smallRows.map((row) => row.map(() => 0))
  rows[1]![1] = 3
  const matrix = crossImpactMatrix([2, 2], rows, { ownBlocks: 'judged' })
  // The first descriptor holds itself; the second stays in 6 of 9 cases.
  const { share, standardError } = consistentShare(matrix, [1, 0], seededRandom(5), { draws: 20_000 })
  expect(Math.abs(share - 6 / 9)).toBeLessThan(3 * standardError)
})

test('the same seed gives the same share', () => {
  const [once, again] = [7, 7].map((seed) => consistentShare(nothing, [0, 0], seededRandom(seed), { draws: 200 }))
  expect(again).toEqual(once)
})

test('draws, steps and configurations are checked', () => {
  const random = seededRandom(1)
  expect(() => consistentShare(small, [0], random)).toThrow('configuration must name 2 states')
  expect(() => consistentShare(small, [0, 0], random, { draws: 0 })).toThrow(
    'draws must be a whole number of at least 1',
  )
  for (const step of [0, -1, Number.NaN, Infinity]) {
    expect(() => consistentShare(small, [0, 0], random, { step })).toThrow(
      `step must be a finite number above 0, not ${step}`,
    )
  }
})
