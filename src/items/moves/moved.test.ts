/** What moved, by how much and why: tables of each sort of stand, and laws that hold for all. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptStand, moveBetween, sayWhy } from './moved.ts'
import type { Stand } from './stand.ts'

const chance = (value: number): Stand => ({ of: 'chance', chance: value })
const amount = (figure: string, middle: number, more: object = {}): Stand => ({
  of: 'amount',
  figure,
  isDay: false,
  isLog: false,
  low: middle - 5,
  middle,
  high: middle + 5,
  ...more,
})
const series = (at: string, value: number, headline = 435): Stand => ({
  of: 'series',
  last: { at, value },
  ahead: [
    { at: '2025', median: 425, low80: 424, high80: 426 },
    { at: '2026', median: 427, low80: 425, high80: 429 },
  ],
  headline: { at: '2030', median: headline, low80: 430, high80: 440 },
})
const world = (value: number | null, ...on: string[]): Stand => ({ of: 'world', chance: value, on })
const options = (...rows: [string, number][]): Stand => ({
  of: 'options',
  rows: rows.map(([name, of]) => ({ name, chance: of })),
})

test.each<[string, Stand, Stand, string | null]>([
  ['a chance moves by the points that its figures show', chance(0.62), chance(0.66), 'up 4 points'],
  ['one point is one', chance(0.1), chance(0.09), 'down 1 point'],
  ['what rounding alone makes of it is no move', chance(0.4949), chance(0.4951), null],
  ['half a point is none', chance(0.62), chance(0.6249), null],
  [
    'an option that moves is named',
    options(['Coal', 0.5], ['Sun', 0.5]),
    options(['Coal', 0.54], ['Sun', 0.46]),
    'Coal up 4 points',
  ],
  [
    'another one ahead is what is told',
    options(['Coal', 0.5], ['Sun', 0.45]),
    options(['Sun', 0.52], ['Coal', 0.43]),
    'Sun now ahead',
  ],
  ['a middle moves from the figure that stood before', amount('4.5', 45), amount('4.8', 48), 'up, from 4.5'],
  ['a middle that is said alike has not moved', amount('4.5', 45), amount('4.5', 46), null],
  ['less than a twentieth of its band is no move', amount('4.5', 45), amount('4.6', 45.4), null],
  [
    'a day comes later',
    amount('2038', 2038, { isDay: true }),
    amount('2041', 2041, { isDay: true }),
    'later, from 2038',
  ],
  ['a value arrives', series('2024', 424), series('2025', 425.2), 'new value'],
  ['a value is revised', series('2024', 424), series('2024', 424.6), 'revised'],
  ['what is expected moves', series('2024', 424), series('2024', 424, 436), '2030 up, from 435'],
  ['nothing came and nothing is expected otherwise', series('2024', 424), series('2024', 424, 435.2), null],
  ['years that become months are another series', series('2024', 424), series('2024-07', 424), null],
  ['a signpost turns on', world(0.1), world(0.3, 'Ice is gone'), 'signpost on'],
  ['signposts turn off', world(0.1, 'a', 'b'), world(0.1), '2 signposts off'],
  ['a world moves by points', world(0.1), world(0.13), 'up 3 points'],
  ['a world that has no chance yet has not moved', world(null), world(0.13), null],
  ['a question resolves', chance(0.5), { of: 'outcome', figure: 'yes' }, 'resolved'],
  ['a question is annulled', chance(0.5), { of: 'outcome', figure: '' }, 'annulled'],
  ['an outcome is taken back', { of: 'outcome', figure: 'yes' }, chance(0.5), 'open again'],
  ['a question that asks something else has no past', chance(0.5), amount('4.5', 45), null],
])('%s', (_, before, after, says) => {
  expect(moveBetween(before, after)?.says ?? null).toBe(says)
})

test.each([
  [425.2, '425.2 in 2025, inside the 80% band given before'],
  [426.4, '426.4 in 2025, above the 80% band given before'],
  [423.9, '423.9 in 2025, below the 80% band given before'],
])('a value that arrives is held against what was said of it: %s', (value, why) => {
  expect(moveBetween(series('2024', 424), series('2025', value))?.why).toBe(why)
})

test('a value that nothing had been said of is told by itself', () => {
  expect(moveBetween(series('2024', 424), series('2029', 433))?.why).toBe('433 in 2029')
})

test('why it moved is what came, else what made it move, and nothing that its reader may not see', () => {
  const move = moveBetween(chance(0.1), chance(0.2))!
  expect(sayWhy(move, 'chance', { by: 'item', ref: 'trend/131' }, 'CO₂ in the air')).toBe(
    'There is news of “CO₂ in the air”',
  )
  expect(sayWhy(move, 'chance', { by: 'item', ref: 'trend/131' }, null)).toBeNull()
  expect(sayWhy(move, 'chance', { by: 'itself' }, null)).toBe('Its forecast was made anew')
  expect(sayWhy(move, 'chance', { by: 'method' }, null)).toBe('It is computed in another way since')
  expect(sayWhy(move, 'chance', { by: 'learnt' }, null)).toBe(
    'People’s words are weighed otherwise now, by what came true',
  )
  expect(sayWhy(moveBetween(world(0.1), world(0.1, 'Ice is gone'))!, 'world', { by: 'method' }, null)).toBe(
    'Ice is gone',
  )
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyStand: fc.Arbitrary<Stand> = fc.oneof(
  share.map(chance),
  fc.tuple(share, share).map(([a, b]) => options(['A', a], ['B', b])),
  fc.double({ min: -100, max: 100, noNaN: true }).map((middle) => amount(middle.toFixed(1), middle)),
  fc
    .tuple(fc.constantFrom('2024', '2025', '2026'), fc.double({ min: 400, max: 450, noNaN: true }))
    .map(([at, value]) => series(at, value)),
  fc.tuple(share, fc.subarray(['a', 'b', 'c'])).map(([value, on]) => world(value, ...on)),
)

test('nothing has moved from itself, and no move is larger than all of it', () => {
  fc.assert(
    fc.property(anyStand, anyStand, (one, other) => {
      expect(moveBetween(one, one)).toBeNull()
      const size = moveBetween(one, other)?.size ?? 0
      expect(size).toBeGreaterThanOrEqual(0)
      expect(size).toBeLessThanOrEqual(1)
    }),
  )
})

test('a chance that went up comes down by as many points', () => {
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [there, back] = [moveBetween(chance(one), chance(other)), moveBetween(chance(other), chance(one))]
      expect(there?.says.replace('up', 'down')).toBe(back?.says.replace('up', 'down'))
      expect(there === null || there.direction !== back?.direction).toBe(true)
    }),
  )
})

test('many steps that are no moves each become one: the stand stays until it has moved', () => {
  const kept = [0.504, 0.508, 0.513].reduce<Stand>((stand, value) => keptStand(stand, chance(value)), chance(0.5))
  expect(kept).toEqual(chance(0.513))
  expect(keptStand(chance(0.5), chance(0.504))).toEqual(chance(0.5))
})

test('what is expected of the next times is always what was said last, though nothing moved', () => {
  const later = { ...series('2024', 424), ahead: [{ at: '2025', median: 426, low80: 425, high80: 427 }] } as Stand
  expect(keptStand(series('2024', 424), later)).toEqual(later)
})
