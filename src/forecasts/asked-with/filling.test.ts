import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outOfOrder } from '#engine/elicitation/groups/order.ts'
import { copiedDown as copied, filledBetween as filled, type Given, ofChances } from './filling.ts'

const copiedDown = (given: Given) => copied(given, ofChances)
const filledBetween = (given: Given, places: readonly number[]) => filled(given, places, ofChances)
const given = (chances: readonly (number | null)[]) => chances.filter((one) => one !== null)

test('what stands above is copied down as far as the next that is filled', () => {
  expect(copiedDown([null, 0.2, null, null, 0.5, null])).toEqual([null, 0.2, 0.2, 0.2, 0.5, 0.5])
  expect(copiedDown([null, null])).toEqual([null, null])
  // What is no chance stays where it was typed.
  expect(copiedDown([0.2, 1.5, null])).toEqual([0.2, 1.5, 0.2])
})

test('what lies between two is filled in log-odds, by how far apart the questions are', () => {
  expect(filledBetween([0.2, null, 0.8], [2030, 2035, 2040])).toEqual([0.2, 0.5, 0.8])
  // A third of the way from odds of 1 to odds of 8 is 2.
  expect(filledBetween([0.5, null, 8 / 9], [2030, 2031, 2033])).toEqual([0.5, 0.667, 8 / 9])
  expect(filledBetween([null, 0.2, null], [1, 2, 3])).toEqual([null, 0.2, null])
  expect(filledBetween([5, null, 0.2], [1, 2, 3])).toEqual([5, null, 0.2])
  // Certainty has no odds: what is typed stays, and what is filled goes no nearer to it than a forecast may.
  expect(filledBetween([0, null, 1], [1, 2, 3])).toEqual([0, 0.5, 1])
})

test('whatever is filled, what was typed stays and what was in order stays in order', () => {
  const chance = fc.integer({ min: 1, max: 99 }).map((per) => per / 100)
  const rowsGiven = fc.array(fc.tuple(fc.option(chance), fc.integer({ min: 1, max: 20 })), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(rowsGiven, (rows) => {
      const chances = rows.map(([one]) => one)
      let place = 0
      const places = rows.map(([, step]) => (place += step))
      const areInOrder = outOfOrder(given(chances), 'rising') === null
      for (const all of [copiedDown(chances), filledBetween(chances, places)]) {
        expect(all.filter((_, i) => chances[i] !== null)).toEqual(given(chances))
        expect(areInOrder && outOfOrder(given(all), 'rising') !== null).toBe(false)
      }
    }),
  )
})
