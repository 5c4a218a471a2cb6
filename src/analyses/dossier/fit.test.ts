import { expect, test } from 'vitest'
import { coverage, horizonFit, isCloseEnough, isWhollyNamed, knownFit, nearness, yearsFit } from './fit.ts'
import { fuse } from './fuse.ts'

const topic = (weight: number) => ({ weight, isTopic: true, certainty: 1 })
const change = (weight: number) => ({ weight, isTopic: false, certainty: 1 })
/** As `places` count: 5 title, 4 label or tags, 3 summary, 2 other fields, 1 body, 0 nowhere. */
const [title, summary, body, nowhere] = [5, 3, 1, 0]

test('an item that has every word of a question in its title fits wholly', () => {
  expect(coverage([topic(3), change(1)], [title, title])).toBe(1)
})

test('words that stand in the text alone are no subject: nothing of the question is in the name or the summary', () => {
  expect(coverage([topic(3), topic(2)], [body, body])).toBe(0)
  expect(coverage([topic(3), change(2)], [body, title])).toBe(0)
  expect(coverage([topic(3), topic(2)], [summary, body])).toBeGreaterThan(0.5)
})

test('an item that has one of two things that are named is not what a question is about', () => {
  expect(coverage([topic(3), topic(3)], [title, nowhere])).toBeLessThan(knownFit)
})

test('what only may be meant counts for less', () => {
  expect(coverage([{ ...topic(3), certainty: 0.5 }], [title])).toBe(0.5)
})

test.each([
  [null, null, 2060, 1],
  [2026, 2035, 2035, 1],
  [2026, 2035, 2036, 1],
  [2041, null, 2041, 1],
])('years from %s to %s and a horizon of %d fit', (from, to, end, fit) =>
  expect(horizonFit({ from, to }, end)).toBe(fit),
)

test('the further a horizon is from the years that are asked about, the less it fits, but never less than two thirds of what the words say', () => {
  const fits = [2036, 2040, 2050, 2060, 2150].map((end) => yearsFit({ from: 2026, to: 2035 }, end))
  expect(fits).toEqual(fits.toSorted((a, b) => b - a))
  expect(fits.at(-1)).toBeGreaterThan(0.65)
})

test('orders are fused by reciprocal rank: first in one of weight 1 is 1/61, second in one of weight 2 is 2/62', () => {
  const fused = fuse([
    { ids: ['a', 'b'], weight: 1 },
    { ids: ['c', 'b'], weight: 2 },
  ])
  expect(fused.get('a')).toBeCloseTo(1 / 61, 12)
  expect(fused.get('b')).toBeCloseTo(1 / 62 + 2 / 62, 12)
  expect(fused.get('c')).toBeCloseTo(2 / 61, 12)
})

test('an item lies near a question by the words that it has of it and by how much of its name is asked about', () => {
  const [whole, half, other] = [1, 0.5, 0].map((share) => ({ fit: 0.8, share }))
  expect([whole, half, other].map((one) => one && isCloseEnough(one, 0.53, false))).toEqual([true, false, false])
  expect([whole, half, other].map((one) => one && isCloseEnough(one, 0.51, false))).toEqual([true, true, false])
  // A long name says less against an item where it is among others that may be meant.
  expect([whole, half, other].map((one) => one && nearness(one))).toEqual(
    [0.8, 0.6, 0.4].map((one) => expect.closeTo(one, 9) as number),
  )
})

test('what shares too little of its name is about something else, and more so where a place is named that the base has not', () => {
  const some = { fit: 1, share: 0.35 }
  expect([false, true].map((isElsewhere) => isCloseEnough(some, 0.3, isElsewhere))).toEqual([true, false])
  expect(isCloseEnough({ fit: 1, share: 0.2 }, 0.3, false)).toBe(false)
})

test('what is called by its name, in words that few items have, is known however much is told beside', () => {
  expect([isWhollyNamed(0.9, 3.3), isWhollyNamed(0.5, 3.3), isWhollyNamed(0.9, 1)]).toEqual([true, false, false])
})
