/** How many combinations are looked at, whatever the number of members. */
import { expect, test } from 'vitest'
import { combinationsOf } from './combinations.ts'

const countOf = (members: number) => combinationsOf(Array<number>(members).fill(0.6)).weights.length

test('up to eight members have every combination, more of them no more than are drawn', () => {
  expect([1, 2, 8].map(countOf)).toEqual([2, 4, 256])
  for (const members of [9, 12]) expect(countOf(members)).toBeLessThanOrEqual(1 + members + 500)
})
