/** Which combinations of members are looked at, and for how many each stands. */
import { expect, test } from 'vitest'
import { combinationsOf } from './combinations.ts'

const alike = (members: number, chance: number) => combinationsOf(Array<number>(members).fill(chance))
const countOf = (members: number) => alike(members, 0.6).weights.length
/** Of each combination, how many of its members fail. */
const failuresOf = ({ weights, failing }: ReturnType<typeof combinationsOf>) =>
  [...weights.keys()].map((row) => failing.filter((rows) => rows.includes(row)).length)

test('up to eight members have every combination, more of them no more than are drawn', () => {
  expect([1, 2, 8].map(countOf)).toEqual([2, 4, 256])
  for (const members of [9, 12]) expect(countOf(members)).toBeLessThanOrEqual(1 + members + 500)
})

test('those in which all hold, or all but one, are known and stand for themselves', () => {
  const many = alike(10, 0.8)
  expect(Array.from(many.weights.slice(0, 11))).toEqual(Array(11).fill(1))
  expect(failuresOf(many).slice(0, 11)).toEqual([0, ...Array<number>(10).fill(1)])
  expect(
    failuresOf(many)
      .slice(11)
      .every((failures) => failures > 1),
  ).toBe(true)
  expect(failuresOf(many)).toContain(2)
})

test('those that are drawn stand together for all that are not', () => {
  for (const [members, chance] of [
    [9, 0.5],
    [12, 0.7],
  ] as const) {
    const together = alike(members, chance).weights.reduce((sum, weight) => sum + weight, 0)
    expect(together / 2 ** members).toBeGreaterThan(0.8)
    expect(together / 2 ** members).toBeLessThan(1.2)
  }
})

test('what is rare is drawn more often than it is, by half its log odds', () => {
  // Twelve members of .99 fail as members of .91: that two or more do has the chance .31, and as they are .006.
  const drawn = alike(12, 0.99).weights.length - 13
  expect(drawn / 500).toBeGreaterThan(0.25)
  expect(drawn / 500).toBeLessThan(0.37)
})
