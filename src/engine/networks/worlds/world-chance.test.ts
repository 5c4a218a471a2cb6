/** One number for a world and its band: an example that was calculated elsewhere, and laws. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { independentChance } from '../scenario-bounds.ts'
import { assumed, type JudgedPair, worldChance, type WorldMember } from './world-chance.ts'

const names = ['demand', 'sun', 'wind', 'plants', 'carbon', 'f', 'g', 'h', 'i', 'j']
const membersOf = (chances: readonly number[], spread = 0.5): WorldMember[] =>
  chances.map((chance, i) => ({ name: names[i]!, chance, spread }))
const judged = (...pairs: [one: number, other: number, score: number][]): JudgedPair[] =>
  pairs.map(([one, other, score]) => ({ one: names[one]!, other: names[other]!, score }))
const nothingOpen = { strength: { mean: 0.35, deviation: 0 }, unjudged: 0 }

/** A world of five: demand doubles, much sun and wind, half of all plants clean, less carbon. */
const lines = judged([0, 4, 1], [1, 2, 2], [1, 3, 3], [1, 4, 3], [2, 3, 3], [2, 4, 3], [3, 4, 3])

test.for<[strength: number, chance: number]>([
  [0, 0.01],
  [0.2, 0.014],
  [0.35, 0.0172],
  [0.5, 0.0203],
])('judgements of which a point stands for log odds of %s make the five likely by %s', ([mean, chance]) => {
  const { median } = worldChance(membersOf([0.06, 0.36, 0.95, 0.89, 0.55], 0), lines, {
    strength: { mean, deviation: 0 },
    unjudged: 0,
  })
  expect(median).toBeCloseTo(chance, 4)
})

test.for<[chances: number[], median: number, low: number, high: number, highest: number]>([
  [[0.06, 0.36, 0.95, 0.89, 0.55], 0.0155, 0.0063, 0.0349, 0.06],
  [[0.3, 0.5, 0.8, 0.6, 0.45], 0.073, 0.0313, 0.141, 0.3],
])('the number of %s is %s with a band from %s to %s', ([chances, median, low, high, highest]) => {
  // Calculated apart with 6,000 draws.
  const found = worldChance(membersOf(chances), lines)
  for (const [value, expected] of [
    [found.median, median],
    [found.middle80[0], low],
    [found.middle80[1], high],
  ] as const)
    expect(Math.abs(value / expected - 1)).toBeLessThan(0.06)
  expect(found).toMatchObject({ bounds: { lowest: 0, highest }, held: null })
})

test('a member alone is as likely as it is, and so is one beside what is certain', () => {
  const alone = { median: 0.3, middle80: [0.3, 0.3], held: { end: 'highest', by: 'demand' } }
  expect(worldChance(membersOf([0.3]), [])).toMatchObject(alone)
  expect(worldChance(membersOf([0.3, 1, 1]), judged([0, 1, 3]))).toMatchObject(alone)
})

test('what is certain changes nothing beside as many members as are listed in full', () => {
  const eight = membersOf([0.9, 0.8, 0.7, 0.95, 0.85, 0.6, 0.75, 0.9])
  const sure = { name: names[8]!, chance: 1, spread: 0.5 }
  const { median, middle80 } = worldChance(eight, judged([0, 1, 2]))
  expect(worldChance([...eight, sure], judged([0, 1, 2], [0, 8, 3]))).toMatchObject({ median, middle80 })
})

test('a world that needs the impossible is impossible, and one of what has come is certain', () => {
  const none = worldChance(membersOf([0.4, 0, 0.9]), judged([0, 1, 3]))
  expect(none).toMatchObject({ median: 0, middle80: [0, 0], held: { end: 'highest', by: 'sun' } })
  expect(worldChance(membersOf([1, 1]), [])).toMatchObject({ median: 1, middle80: [1, 1] })
})

test('what is as good as certain, or as good as impossible, stays a chance', () => {
  const { median, middle80 } = worldChance(membersOf([1 - 2 ** -53, 1 - 2 ** -52, 0.5, 0.4]), judged([0, 1, 6]))
  for (const value of [median, ...middle80]) expect(value).toBeGreaterThan(0.05)
  expect(worldChance(membersOf([1e-300, 0.5]), judged([0, 1, 6])).median).toBeLessThanOrEqual(1e-300)
})

test('a band that runs into the least likely member ends there, and says so', () => {
  const { middle80, bounds, held } = worldChance(membersOf([0.06, 0.97, 0.98]), [])
  expect(middle80[1]).toBe(bounds.highest)
  expect(held).toEqual({ end: 'highest', by: 'demand' })
  expect(worldChance(membersOf([0.97, 0.9, 0.95]), judged([0, 1, -6], [0, 2, -6], [1, 2, -6])).held).toEqual({
    end: 'lowest',
    by: 'sun',
  })
})

test('of members that are equally unlikely the first is the one that holds the band', () => {
  expect(worldChance(membersOf([0.4, 0, 0]), []).held).toEqual({ end: 'highest', by: 'sun' })
})

const chance = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(0, 1) },
  { weight: 9, arbitrary: fc.double({ min: 0.001, max: 0.999, noNaN: true }) },
)
const world = fc
  .record({
    chances: fc.array(chance, { minLength: 1, maxLength: 9 }),
    spread: fc.constantFrom(0, 0.5, 2),
    scores: fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.integer({ min: -6, max: 6 })), { maxLength: 20 }),
  })
  .map(({ chances, spread, scores }) => ({
    members: membersOf(chances, spread),
    pairs: judged(...scores.filter(([one, other]) => one !== other && Math.max(one, other) < chances.length)),
  }))

test('the number lies in its band, and both in the bounds, whatever pulls against what', () => {
  fc.assert(
    fc.property(world, ({ members, pairs }) => {
      const { median, middle80, bounds } = worldChance(members, pairs)
      const order = [bounds.lowest, middle80[0], median, middle80[1], bounds.highest]
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    }),
    { numRuns: 60 },
  )
})

test('where nothing is judged and nothing open it is the product', () => {
  fc.assert(
    fc.property(world, ({ members }) => {
      const still = members.map((one) => ({ ...one, spread: 0 }))
      const { median, middle80 } = worldChance(still, [], nothingOpen)
      const product = independentChance(still.map((one) => one.chance)).probability
      // Nine are sampled.
      for (const value of [median, ...middle80])
        expect(Math.abs(value - product)).toBeLessThan(members.length > 8 ? 0.03 : 1e-6)
    }),
    { numRuns: 60 },
  )
})

test('the order of members and pairs does not matter, nor which of two is named first', () => {
  fc.assert(
    fc.property(world, ({ members, pairs }) => {
      const turned = pairs.map(({ one, other, score }) => ({ one: other, other: one, score })).toReversed()
      const [there, back] = [worldChance(members, pairs), worldChance(members.toReversed(), turned)]
      expect(back.median).toBeCloseTo(there.median, 12)
      expect(back.middle80).toEqual(there.middle80.map((end) => expect.closeTo(end, 12)))
    }),
    { numRuns: 40 },
  )
})

test('it rises with each of its members, and with what they say for each other', () => {
  fc.assert(
    fc.property(world, fc.nat(), ({ members, pairs }, place) => {
      const raised = members.map((one, i) =>
        i === place % members.length ? { ...one, chance: one.chance + (1 - one.chance) / 4 } : one,
      )
      const friendly = pairs.map((pair) => ({ ...pair, score: Math.abs(pair.score) }))
      const before = worldChance(members, friendly).median
      expect(worldChance(raised, friendly).median).toBeGreaterThanOrEqual(before - 1e-4)
      const closer = friendly.map((pair) => ({ ...pair, score: pair.score + 1 }))
      expect(worldChance(members, closer).median).toBeGreaterThanOrEqual(before - 1e-4)
    }),
    { numRuns: 40 },
  )
})

test('many members are sampled: ten that nothing ties are about as likely as their product', () => {
  const members = membersOf(
    names.map((_, i) => 0.7 + 0.02 * i),
    0,
  )
  const product = independentChance(members.map((one) => one.chance)).probability
  expect(worldChance(members, [], nothingOpen).median / product).toBeCloseTo(1, 0.9)
})

test('a pair that is judged twice counts with its mean, and no judgement with what is taken for unjudged ones', () => {
  const members = membersOf([0.5, 0.5], 0)
  const at = (pairs: JudgedPair[], taken = nothingOpen) => worldChance(members, pairs, taken)
  expect(at(judged([0, 1, 3], [1, 0, -1]))).toEqual(at(judged([0, 1, 1])))
  expect(at(judged([0, 1, 0]), assumed).middle80).toEqual([0.25, 0.25].map((end) => expect.closeTo(end, 9)))
  const [low, high] = at([], assumed).middle80
  expect(high - low).toBeGreaterThan(0.05)
})

test('members and pairs are checked', () => {
  const two = membersOf([0.5, 0.5])
  expect(() => worldChance([], [])).toThrow('chances must not be empty')
  expect(() => worldChance([two[0]!, two[0]!], [])).toThrow('members must have different names')
  expect(() => worldChance(membersOf([0.5, 2]), [])).toThrow('chances[1] must lie between 0 and 1')
  expect(() => worldChance(membersOf([0.5], -1), [])).toThrow('members[0].spread must be at least 0, not -1')
  expect(() => worldChance(membersOf([0.5], Number.NaN), [])).toThrow('members[0].spread must be a finite number')
  expect(() => worldChance(two, judged([0, 3, 1]))).toThrow('pairs[0] must be of two different members')
  expect(() => worldChance(two, judged([0, 0, 1]))).toThrow('pairs[0] must be of two different members')
  expect(() => worldChance(two, judged([0, 1, Number.NaN]))).toThrow('pairs[0].score must be a finite number')
})
