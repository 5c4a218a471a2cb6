/** How chances give way to one that is moved: together they are 100% whatever is moved. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastChance } from '../../../question-types/least-chance.ts'
import { mostFor, movedTo } from './giving-way.ts'

const places = (held: readonly number[], count: number) => Array.from({ length: count }, (_, i) => held.includes(i))

test.for<[what: string, (number | null)[], place: number, to: number, held: number[], number[] | null]>([
  ['the others keep their ratio', [0.5, 0.4, 0.1], 0, 0.6, [], [0.6, 0.32, 0.08]],
  ['one that is held stays', [0.5, 0.4, 0.1], 0, 0.55, [1], [0.55, 0.4, 0.05]],
  ['of two that are held both stay', [0.5, 0.3, 0.1, 0.1], 0, 0.52, [1, 2], [0.52, 0.3, 0.1, 0.08]],
  ['the last that is free cannot be moved', [0.5, 0.4, 0.1], 0, 0.6, [1, 2], null],
  ['nor can one to which the others leave no room', [0.0005, 0.9985, 0.001], 0, 0.5, [1], null],
  ['what is held itself can be moved', [0.5, 0.4, 0.1], 0, 0.6, [0], [0.6, 0.32, 0.08]],
  ['it goes no further than what is held leaves', [0.5, 0.4, 0.1], 0, 0.9, [1], [0.599, 0.4, 0.001]],
  ['nothing falls below a tenth of a per cent', [0.5, 0.48, 0.02], 0, 1, [], [0.998, 0.001, 0.001]],
  ['what would fall below it stays there', [0.5, 0.4992, 0.0008], 0, 0.6, [], [0.6, 0.399, 0.001]],
  ['nor is anything moved below it', [0.5, 0.4, 0.1], 2, 0, [], [0.555, 0.444, 0.001]],
  ['nothing given yet is shared evenly', [null, null, null], 0, 0.5, [], [0.5, 0.25, 0.25]],
  ['an option that came counts as an even share', [0.5, 0.5, null], 0, 0.5, [], [0.5, 0.3, 0.2]],
  ['what nobody has given yet cannot be held', [0.5, null], 0, 0.6, [1], [0.6, 0.4]],
  ['those that were given nothing share evenly', [1, 0, 0], 0, 0.5, [], [0.5, 0.25, 0.25]],
  ['what does not divide leaves no rest', [0.4, 0.2, 0.2, 0.2], 0, 0.5, [], [0.5, 0.167, 0.167, 0.166]],
  ['what is held finer than that is made up for', [0.4, 0.33333, 0.26667], 0, 0.5, [1], [0.5, 0.33333, 0.16667]],
  ['what was missing is made good', [0.6, 0.3], 0, 0.6, [], [0.6, 0.4]],
])('%s', ([, chances, place, to, held, says]) => {
  expect(movedTo(chances, { place, to, isHeld: places(held, chances.length) })).toEqual(says)
})

/** As somebody may have them: of two to twenty options, some held, one moved anywhere. */
const move = fc.integer({ min: 2, max: 20 }).chain((count) =>
  fc.record({
    weights: fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: count, maxLength: count }),
    isHeld: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    place: fc.integer({ min: 0, max: count - 1 }),
    to: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  }),
)
const near = 1e-8
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

test('whatever is moved, together they are 1, none is below the least, and what is held stays', () => {
  fc.assert(
    fc.property(move, ({ weights, place, to, isHeld }) => {
      const chances = weights.map((weight) => weight / sum(weights))
      const moved = movedTo(chances, { place, to, isHeld })
      const most = mostFor(chances, place, isHeld)
      expect(moved === null).toBe(most === null)
      if (!moved || most === null) return
      expect(sum(moved)).toBeCloseTo(1, 7)
      const asked = Math.min(most, Math.max(leastChance, to))
      expect(Math.abs((moved[place] ?? 0) - asked)).toBeLessThanOrEqual(0.0005 + near)
      const heldOf = (all: readonly number[]) => all.filter((_, i) => i !== place && isHeld[i])
      expect(heldOf(moved)).toEqual(heldOf(chances))
      const free = moved.filter((_, i) => i === place || !isHeld[i])
      expect(Math.min(...free)).toBeGreaterThanOrEqual(leastChance - near)
    }),
  )
})

test('whoever gave way keeps their place in the order, and their share to a tenth of a per cent', () => {
  fc.assert(
    fc.property(move, ({ weights, place, to }) => {
      const chances = weights.map((weight) => weight / sum(weights))
      const isHeld = chances.map(() => false)
      const moved = movedTo(chances, { place, to, isHeld })
      if (!moved) return
      const others = chances
        // What differs by the dust of binary fractions alone is in no order.
        .flatMap((before, i) => (i === place ? [] : [{ before: Number(before.toFixed(9)), now: moved[i] ?? 0 }]))
        .toSorted((a, b) => a.before - b.before || a.now - b.now)
      const now = others.map((one) => one.now)
      expect(now).toEqual(now.toSorted((a, b) => a - b))
      const scale = sum(now) / sum(others.map(({ before }) => before))
      if (others.some(({ before }) => before * scale < leastChance)) return
      for (const one of others) expect(Math.abs(one.now - one.before * scale)).toBeLessThanOrEqual(0.002)
    }),
  )
})
