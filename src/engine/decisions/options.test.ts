/** Laws of choosing between options by what they bring. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aheadAt, breakEven, dominates, expectedOf, greatestRegret, piecesOf, worthOfKnowing } from './options.ts'

const payoff = fc.integer({ min: -1000, max: 1000 })
const two = fc.tuple(payoff, payoff)
const options = fc.array(two, { minLength: 2, maxLength: 4 })
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const at = (p: number) => [p, 1 - p] as const

test.each<[string, number | null, number | null]>([
  ['the average of 100 at a quarter and else 20', expectedOf([100, 20], at(0.25)), 40],
  ['where 100 or nothing is as good as 40', breakEven([100, 0], [40, 40]), 0.4],
  [
    'what 40 either way falls behind 100 or nothing',
    greatestRegret(
      [40, 40],
      [
        [100, 0],
        [40, 40],
      ],
    ),
    60,
  ],
  [
    'what knowing beforehand is worth',
    worthOfKnowing(
      [
        [100, 0],
        [40, 40],
      ],
      at(0.5),
    ),
    20,
  ],
  ['a turn where one is never the better', breakEven([5, 5], [5, 4]), null],
  [
    'who is ahead where two are even',
    aheadAt(
      [
        [100, 0],
        [40, 40],
      ],
      at(0.4),
    ),
    null,
  ],
])('%s is %j', (_what, found, wanted) => expect(found).toBe(wanted))

describe('the chance at which two options are even', () => {
  it('is where their averages are equal, and each is ahead on one side of it', () => {
    fc.assert(
      fc.property(two, two, (one, other) => {
        const p = breakEven(one, other)
        fc.pre(p !== null)
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThan(1)
        expect(expectedOf(one, at(p))).toBeCloseTo(expectedOf(other, at(p)), 8)
        expect(aheadAt([one, other], [0, 1])).not.toBe(aheadAt([one, other], [1, 0]))
      }),
    )
  })

  it('is none only where one is at least as good in both outcomes', () => {
    fc.assert(
      fc.property(two, two, (one, other) => {
        const isOne = dominates(one, other) || dominates(other, one) || String(one) === String(other)
        expect(breakEven(one, other) === null).toBe(isOne)
      }),
    )
  })
})

it('never puts an option ahead that another beats in both outcomes', () => {
  fc.assert(
    fc.property(options, chance, (all, p) => {
      const ahead = aheadAt(all, at(p))
      const beaten = (place: number) =>
        all.some((other) => other.every((one, i) => one > (all[place]?.[i] ?? Infinity)))
      expect(ahead !== null && beaten(ahead)).toBe(false)
      for (const { option } of piecesOf(all)) expect(beaten(option)).toBe(false)
    }),
  )
})

it('covers all chances by pieces, each with the option that is ahead within it', () => {
  fc.assert(
    fc.property(options, (all) => {
      const pieces = piecesOf(all)
      expect([pieces[0]?.from, pieces.at(-1)?.to]).toEqual([0, 1])
      for (const [i, { option, from, to }] of pieces.entries()) {
        expect(from).toBe(pieces[i - 1]?.to ?? 0)
        const middle = at((from + to) / 2)
        const averages = all.map((one) => expectedOf(one, middle))
        expect(averages[option]).toBeCloseTo(Math.max(...averages), 8)
      }
    }),
  )
})

it('says the same in whatever unit the payoffs are', () => {
  fc.assert(
    fc.property(options, chance, fc.constantFrom(0.5, 2, 1024), (all, p, scale) => {
      const scaled = all.map((one) => one.map((value) => value * scale))
      expect(piecesOf(scaled)).toEqual(piecesOf(all))
      expect(aheadAt(scaled, at(p))).toBe(aheadAt(all, at(p)))
      expect(worthOfKnowing(scaled, at(p))).toBeCloseTo(worthOfKnowing(all, at(p)) * scale, 6)
    }),
  )
})

it('holds knowing to be worth something only where it could turn the choice, and regret for nothing where it could not', () => {
  fc.assert(
    fc.property(options, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (all, p) => {
      const best = all.findIndex((own) => greatestRegret(own, all) === 0)
      const worth = worthOfKnowing(all, at(p))
      expect(worth > 1e-8).toBe(best < 0)
    }),
  )
})
