/** The steps in which a crowd’s history is drawn, and where the words at their ends stand. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apart, bandPath, heldIn, leadersOf, type Moment, stepPath, withHighestFirst } from './drawing.ts'
import { courseOf } from './index.ts'
import { readingsOf, sayMoment } from './readings.ts'
import { sayCourse, windowsOf } from './say-history.ts'

const dayMs = 86_400_000
const yes = (chance: number): Moment['said'] => ({
  estimate: { type: 'binary', probability: chance },
  quartiles: { lower: chance / 2, upper: chance },
})
const moments: Moment[] = [
  { ms: 0, said: yes(0.2), people: 3 },
  { ms: 40, said: null, people: 2 },
  { ms: 60, said: yes(0.4), people: 3 },
]
const axes = { x: { at: (ms: number) => ms * 10 }, y: { at: (chance: number) => chance * 1000 } }
const binary = courseOf({ type: 'binary' })
const chance = binary.lines[0]!.of

test('a line holds until the next word and is broken where nothing is said', () => {
  expect(stepPath(heldIn(moments, { from: 0, to: 100 }), chance, axes)).toBe('M0 800H400M600 600H1000')
})

test('two steps that follow each other are one line', () => {
  const held = heldIn([moments[0]!, { ms: 40, said: yes(0.4), people: 3 }], { from: 0, to: 100 })
  expect(stepPath(held, chance, axes)).toBe('M0 800H400V600H1000')
  expect(bandPath(held, ({ quartiles }) => quartiles && [quartiles.lower, quartiles.upper], axes)).toBe(
    'M0 900V800H400V900ZM400 800V600H1000V800Z',
  )
})

test('a window begins with what stood then, and shows nothing of what came after it', () => {
  expect(heldIn(moments, { from: 20, to: 50 })).toEqual([
    { ms: 20, until: 40, said: yes(0.2), people: 3 },
    { ms: 40, until: 50, said: null, people: 2 },
  ])
})

test('what was told last is read even where no time has passed since', () => {
  const held = heldIn(moments, { from: 0, to: 60 })
  expect(readingsOf(binary, { held, span: { from: 0, to: 60 }, axes }).map(({ value, more }) => [value, more])).toEqual(
    [
      ['20%', '3 people'],
      ['40%', '3 people'],
    ],
  )
  expect(sayCourse(binary, held, { from: 0, to: 9 * dayMs })).toBe(
    'How it went: crowd from 20% on 1 Jan 1970 to 40% on 1 Jan 1970.',
  )
})

test('times are said with their hour where few days are shown, and windows are offered that show less than all', () => {
  expect(sayMoment(14 * 3_600_000, { from: 0, to: dayMs })).toBe('1 Jan 1970, 14:00 UTC')
  expect(sayMoment(14 * 3_600_000, { from: 0, to: 9 * dayMs })).toBe('1 Jan 1970')
  expect(windowsOf({ from: 0, to: 9 * dayMs }).map(({ title }) => title)).toEqual(['A day', 'A week', 'All'])
  expect(windowsOf({ from: 0, to: 1000 }).map(({ title }) => title)).toEqual(['All'])
})

test('of many options the likeliest now come first, and the four of them are said in words', () => {
  const probabilities = { A: 0.1, B: 0.3, C: 0.2, D: 0.05, E: 0.35 }
  const course = courseOf({ type: 'choice', options: Object.keys(probabilities) })
  const last: Moment = { ms: 0, said: { estimate: { type: 'choice', probabilities }, quartiles: null }, people: 3 }
  const ranked = withHighestFirst(course, [last])
  expect(ranked.lines.map(({ name }) => name)).toEqual(['E', 'B', 'C', 'A', 'D'])
  expect(leadersOf(ranked).lines.map(({ name }) => name)).toEqual(['E', 'B', 'C', 'A'])
})

test('words stand in the order of their lines, apart from each other and within the drawing', () => {
  const place = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (places) => {
      const moved = apart(places, 85)
      const order = places.map((at, i) => [at, moved[i] ?? 0] as const).toSorted(([a], [b]) => a - b)
      const ys = order.map(([, at]) => at)
      const gaps = ys.slice(1).map((y, i) => y - (ys[i] ?? 0))
      // Of two at the same place either may be the upper one.
      const isInOrder = gaps.every((gap, i) => gap > 0 || order[i]?.[0] === order[i + 1]?.[0])
      expect([isInOrder, Math.min(85, ...gaps.map(Math.abs)), Math.min(0, ...ys), Math.max(1000, ...ys)]).toEqual([
        true,
        85,
        0,
        1000,
      ])
    }),
  )
})
