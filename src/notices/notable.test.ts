/** Which moves are told, and to whom: whoever has followed since before them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBetween } from '#items/moves/moved.ts'
import { startsOf, type Step } from './notable.ts'

/** A chance that went along these, an hour each. */
function stepsOf(...chances: number[]): Step[] {
  return chances.slice(1).map((chance, i) => ({
    at: new Date(Date.UTC(2026, 10, 22, i)),
    before: { of: 'chance', chance: chances[i] ?? 0 },
    after: { of: 'chance', chance },
  }))
}
const hours = (steps: readonly Step[]) => startsOf(steps).map(({ upper }) => upper.getUTCHours())

test.each([
  ['no move is told to nobody', [], []],
  ['three points are told', [0.6, 0.63], [0]],
  ['two are not', [0.6, 0.62], []],
  ['two and two are told to whoever followed from the beginning', [0.6, 0.62, 0.64], [0]],
  ['what came back is told to whoever followed when it was away', [0.6, 0.7, 0.6], [1]],
  ['a large one is told to all who followed before it', [0.6, 0.61, 0.7], [0, 1]],
])('%s', (_, chances, expected) => expect(hours(stepsOf(...chances))).toEqual(expected))

test('that a question came out, or is open again, is told as such and not as a move', () => {
  const [step] = stepsOf(0.6, 0.7)
  const decided = { ...step!, after: { of: 'outcome', figure: 'yes' } as const }
  expect(startsOf([decided])).toEqual([])
  expect(startsOf([{ ...decided, before: { of: 'outcome', figure: 'no' } }])).toEqual([])
})

test('whoever is told has followed since before a move that is worth it, and no two are told twice', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(chances, (all) => {
      const steps = stepsOf(...all)
      const starts = startsOf(steps)
      for (const { lower, upper, from } of starts) {
        expect(lower === null || lower < upper).toBe(true)
        const step = steps.find(({ at }) => at.toISOString() === from)!
        expect(moveBetween(step.before, steps.at(-1)!.after)?.size).toBeGreaterThanOrEqual(0.1)
      }
      const ends = starts.map(({ upper }) => upper.getTime())
      expect(new Set(ends).size).toBe(ends.length)
    }),
  )
})
