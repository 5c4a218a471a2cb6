import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundWithin } from './within.ts'

const bounds = [0.01, 0.1, 1]

test.each([
  ['nothing was answered', [0, 0, 0, 0], null],
  ['all were as quick as can be', [5, 0, 0, 0], 0.01],
  ['one of twenty was slow', [19, 0, 1, 0], 0.01],
  ['two of twenty were slow', [18, 0, 2, 0], 1],
  ['a tenth took longer than any bound', [9, 0, 0, 1], Infinity],
  ['a process of a later release counts by more bounds', [1], 0.01],
])('where %s, 95 %% were within %j', (_, counts, within) => {
  expect(boundWithin(counts, 0.95, bounds)).toBe(within)
})

test('at least that share is within it, and less within the bound before', () => {
  const counted = fc.array(fc.nat({ max: 50 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(counted, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (counts, share) => {
      const within = boundWithin(counts, share, bounds)
      if (within === null) return
      const all = counts.reduce((sum, count) => sum + count, 0)
      const upTo = (limit: number) =>
        counts.reduce((sum, count, place) => sum + ((bounds[place] ?? Infinity) <= limit ? count : 0), 0)
      const before = bounds.filter((bound) => bound < within).at(-1) ?? 0
      expect(upTo(within)).toBeGreaterThanOrEqual(share * all)
      expect(upTo(before)).toBeLessThan(share * all)
    }),
  )
})
