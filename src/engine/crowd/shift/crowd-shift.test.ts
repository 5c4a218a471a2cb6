/** Why a crowd moved: parts that add up, and each to whom it belongs. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pooledLogOdds } from '../pool.ts'
import { crowdShift, type Measure } from './crowd-shift.ts'
import { shapleyShares } from './shapley.ts'

const logOdds = (standing: Parameters<Measure>[0]) =>
  pooledLogOdds(
    standing.map(({ forecast }) => forecast[0] ?? 0),
    null,
  )
const say = (forecaster: string, at: number, chance: number) => ({ forecaster, at, forecast: [chance] })
const partsOf = (...given: Parameters<typeof crowdShift>) => {
  const { before, after, parts } = crowdShift(...given)
  return { total: after - before, ...Object.fromEntries(parts.map(({ cause, part }) => [cause, part])) }
}

const worth = (present: ReadonlySet<string>) =>
  present.has('a') && present.has('b') ? 6 : present.has('b') ? 2 : present.has('a') ? 1 : 0

test('what two causes do together only is shared by both', () => {
  expect(shapleyShares(['a', 'b'], worth)).toEqual([2.5, 3.5])
  expect(shapleyShares([], () => 7)).toEqual([])
})

const words = fc.array(
  fc.record({ who: fc.nat(7), chance: fc.option(fc.integer({ min: 1, max: 999 }), { freq: 4 }) }),
  { minLength: 1, maxLength: 30 },
)
/** Who stands after so many words. */
function standingAfter(said: readonly { who: number; chance: number | null }[]) {
  const standing = new Map<string, ReturnType<typeof say>>()
  for (const [at, { who, chance }] of said.entries()) {
    standing.delete(String(who))
    if (chance !== null) standing.set(String(who), say(String(who), at, chance / 1000))
  }
  return [...standing.values()]
}

test('the parts add up to the whole, whoever said what and took what back', () => {
  fc.assert(
    fc.property(words, words, (earlier, later) => {
      const before = standingAfter(earlier)
      const after = standingAfter([...earlier, ...later])
      fc.pre(before.length > 0)
      const shift = crowdShift(before, after, logOdds)
      const sum = shift.parts.reduce((total, { part }) => total + part, 0)
      expect(sum).toBeCloseTo(shift.after - shift.before, 9)
      expect(shift.before).toBeCloseTo(logOdds(before), 12)
      const last = after.length > 0 ? after : before
      expect(after.length > 0 ? shift.after : shift.before).toBeCloseTo(logOdds(last), 12)
    }),
  )
})

test('whatever only one sort of people did is borne by them alone', () => {
  const a = say('a', 1, 0.5)
  const b = say('b', 2, 0.5)
  const c = say('c', 3, 0.5)
  expect(partsOf([a, b], [a, b, say('d', 4, 0.9)], logOdds)).toEqual({
    total: expect.closeTo(1.1243, 4),
    newcomers: expect.closeTo(1.1243, 4),
  })
  expect(partsOf([a, b, say('d', 4, 0.9)], [a, b], logOdds)).toMatchObject({ leavers: expect.closeTo(-1.1243, 4) })
  // Whoever says the same again weighs more by it, and nobody changed their mind.
  const doubts = say('e', 0, 0.2)
  const again = partsOf([doubts, b, c], [b, c, say('e', 5, 0.2)], logOdds)
  expect(Object.keys(again)).toEqual(['total', 'recency'])
  expect(again.total).toBeLessThan(-0.1)
  // Whoever changes their mind weighs more too: that part is not their change.
  const moved = crowdShift([doubts, b, c], [b, c, say('e', 5, 0.5)], logOdds)
  expect(moved.parts.map(({ cause, people }) => [cause, [...people]])).toEqual([
    ['movers', ['e']],
    ['recency', ['e']],
  ])
  expect(moved.after).toBeCloseTo(0, 12)
})

test('a crowd from which everybody has left says what it said, and of nobody nothing is asked', () => {
  expect(crowdShift([say('a', 1, 0.5)], [], logOdds)).toMatchObject({ before: 0, after: 0, parts: [{ part: 0 }] })
  expect(() => crowdShift([], [say('a', 1, 0.5)], logOdds)).toThrow('before must not be empty')
})

test('that it is put together otherwise is a cause by itself, and nobody’s', () => {
  const standing = [say('a', 1, 0.5), say('b', 2, 0.5)]
  const corrected: Measure = (all, asOf) => logOdds(all) - (asOf === 'after' ? 0.3 : 0)
  const { before, after, parts } = crowdShift(standing, standing, corrected, true)
  expect([before, after]).toEqual([0, expect.closeTo(-0.3, 12)])
  expect(parts).toEqual([{ cause: 'learning', people: new Set(), part: expect.closeTo(-0.3, 12) }])
  const came = [...standing, say('c', 3, 0.9)]
  expect(partsOf(standing, came, corrected, true)).toMatchObject({
    total: expect.closeTo(partsOf(standing, came, logOdds).total - 0.3, 9),
    learning: expect.closeTo(-0.3, 9),
  })
})
