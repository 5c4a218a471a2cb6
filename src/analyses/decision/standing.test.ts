/** What numbers carry of a decision, and what they do not. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { breakEven } from '#engine/decisions/options.ts'
import { beatenBy, carriedBy, leastRegret, payoffsOf, standingOf } from './standing.ts'

const amount = fc.integer({ min: -100, max: 100 })
const two = fc.tuple(amount, amount)
const options = fc.array(two, { minLength: 2, maxLength: 4 })
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const ordered = fc.tuple(chance, chance, chance).map((all) => all.toSorted((a, b) => a - b))

test.each<[string, [number, number][], object]>([
  [
    'options that come to the same',
    [
      [3, 4],
      [3, 4],
    ],
    { is: 'same' },
  ],
  [
    'an option that is best either way',
    [
      [1, 1],
      [3, 4],
      [3, 2],
    ],
    { is: 'no-regret', option: 1 },
  ],
  [
    'options that turn',
    [
      [100, 0],
      [40, 40],
    ],
    { is: 'turning' },
  ],
])('%s stand so', (_what, payoffs, wanted) => expect(standingOf(payoffs)).toMatchObject(wanted))

test('less is better of what costs', () => {
  const told = [
    { name: 'buy', brings: [10, 20] },
    { name: 'lease', brings: [30, 40] },
  ]
  expect(standingOf(payoffsOf({ options: told, isCost: true }))).toEqual({ is: 'no-regret', option: 0 })
  expect(standingOf(payoffsOf({ options: told, isCost: false }))).toEqual({ is: 'no-regret', option: 1 })
})

test('what another beats either way is told with the one that does', () => {
  expect(
    beatenBy([
      [1, 1],
      [3, 4],
      [3, 2],
    ]),
  ).toEqual([1, null, 1])
  expect(
    leastRegret([
      [100, 0],
      [40, 40],
      [70, 30],
    ]),
  ).toBe(2)
  expect(
    leastRegret([
      [100, 0],
      [0, 100],
    ]),
  ).toBeNull()
})

it('carries a choice only where the chance at which it turns lies outside the range', () => {
  fc.assert(
    fc.property(two, two, ordered, (one, other, [low = 0, p = 0, high = 1]) => {
      const carried = carriedBy([one, other], { chance: p, low, high })
      const turn = breakEven(one, other)
      fc.pre(turn !== null && [low, high].every((end) => Math.abs(end - turn) > 1e-9))
      expect(carried.is).toBe(low < (turn ?? 0) && (turn ?? 0) < high ? 'open' : 'ahead')
    }),
  )
})

it('never puts ahead what another beats in both outcomes', () => {
  fc.assert(
    fc.property(options, ordered, (all, [low = 0, p = 0, high = 1]) => {
      const beaten = (place: number) => all.some((one) => one.every((value, i) => value > (all[place]?.[i] ?? 0)))
      for (const range of [
        { chance: p, low, high },
        { chance: p, low: null, high: null },
      ]) {
        const carried = carriedBy(all, range)
        expect(carried.is !== 'open' && beaten(carried.option)).toBe(false)
      }
      const standing = standingOf(all)
      expect(standing.is === 'no-regret' && beaten(standing.option)).toBe(false)
    }),
  )
})
