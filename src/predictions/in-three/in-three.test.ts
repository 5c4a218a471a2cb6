/** What follows from three numbers, and how three are read from five. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from '#kit/dates.ts'
import { typeOf } from '../question-types/index.ts'
import type { QuestionOf } from '../question-types/schemas/index.ts'
import { amountInThree } from './amount.ts'
import { dayInThree } from './day.ts'

const amountOf = (min: number, max: number, scale: 'linear' | 'log' = 'linear'): QuestionOf<'numeric'> => ({
  type: 'numeric',
  unit: 'ppm',
  range: { min, max, openBelow: false, openAbove: true, scale },
})
const when: QuestionOf<'date'> = {
  type: 'date',
  range: { min: '2027-01-01', max: '2040-12-31', openBelow: false, openAbove: true },
}
const onLog = (low: number, middle: number, high: number) =>
  amountInThree.quartersOf(amountOf(1, 1e6, 'log'), { low, middle, high })
const rising = (max: number) =>
  fc
    .tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max })))
    .map((all) => all.toSorted((a, b) => a - b))
    .map(([low = 1, middle = 1, high = 1]) => ({ low, middle, high }))

test('the quarters of an amount follow from its three numbers, no more finely than they are meant', () => {
  expect(amountInThree.estimateOf(amountOf(400, 500), { low: 424, middle: 428, high: 433 })).toEqual({
    type: 'numeric',
    quantiles: { p5: 424, p25: 426.3, p50: 428, p75: 429.9, p95: 433 },
  })
  // Ten times less and ten times more: halfway is meant on the scale.
  const { quantiles } = amountInThree.estimateOf(amountOf(1, 1e6, 'log'), { low: 10, middle: 100, high: 1000 })
  expect([quantiles.p25, quantiles.p75]).toEqual([39, 260])
})

test('where an amount may be a million times more, its quarters lie apart from its middle all the same', () => {
  expect(onLog(1, 10, 1e6)).toEqual({ lower: 2.7, upper: 130 })
  expect(onLog(10, 1000, 1e6)).toEqual({ lower: 130, upper: 11_000 })
  // What differs by little is told by that.
  expect(onLog(1000, 1004, 1008)).toEqual({ lower: 1002.4, upper: 1005.6 })
})

test('those of a day are days', () => {
  const { quantiles } = dayInThree.estimateOf(when, { low: 22_000, middle: 22_100, high: 22_400 })
  expect([quantiles.p5, quantiles.p50, quantiles.p95]).toEqual(
    [22_000, 22_100, 22_400].map((days) => daysLater('1970-01-01', days)),
  )
  expect(dayInThree.tidy(when, 22_000.6, 5)).toBe(22_001)
  expect(dayInThree.say(22_000)).toBe('27 Mar 2030')
})

test('whatever is said in three numbers is a forecast that is read as the same three again', () => {
  for (const scale of ['linear', 'log'] as const) {
    const question = amountOf(1, 5000, scale)
    fc.assert(
      fc.property(rising(5000), (three) => {
        const estimate = amountInThree.estimateOf(question, three)
        expect(typeOf(question).whyNotFits(question, estimate)).toBeNull()
        expect(amountInThree.threeIn(estimate)).toEqual(three)
      }),
    )
  }
  fc.assert(
    fc.property(rising(4000), ({ low, middle, high }) => {
      const three = { low: 21_000 + low, middle: 21_000 + middle, high: 21_000 + high }
      const estimate = dayInThree.estimateOf(when, three)
      expect(dayInThree.threeIn(estimate)).toEqual(three)
    }),
  )
})
