/** How empty fields of a table of three numbers are filled. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { threesCopied, threesFilled } from './filling.ts'
import { areAmounts, areOneUnit, isDetailed, sayingThree, threeIn, whole, whyNotThree } from './three.ts'

const asked = (place: number, scale: 'linear' | 'log' = 'linear', unit = 'ppm') => {
  const range = { min: 1, max: 9999, openBelow: false, openAbove: true, scale }
  return { place, question: { type: 'numeric' as const, unit, range } }
}
const day = {
  type: 'date' as const,
  range: { min: '2027-01-01', max: '2040-12-31', openBelow: false, openAbove: true },
}
const three = (low: number | null, middle: number | null, high: number | null) => ({ low, middle, high })

test('each of the three is copied down and filled by itself', () => {
  expect(threesCopied([three(1, null, 9), null, three(null, 5, null)])).toEqual([
    three(1, null, 9),
    three(1, null, 9),
    three(1, 5, 9),
  ])
  const years = [asked(2030), asked(2035), asked(2040)]
  expect(threesFilled([three(420, 430, null), null, three(440, 450, 470)], years)).toEqual([
    three(420, 430, null),
    three(430, 440, null),
    three(440, 450, 470),
  ])
  const steps = [asked(2030, 'log'), asked(2035, 'log'), asked(2040, 'log')]
  expect(threesFilled([three(10, 100, 0), null, three(1000, 100, 500)], steps)[1]).toEqual(three(100, 100, null))
  // What is small beside the next is no less than it is.
  expect(threesFilled([three(1, 10, 100), null, three(100, 9000, 9900)], steps)[1]).toEqual(three(10, 300, 990))
})

test('what is rounded by the width of its column stays in order with its neighbours', () => {
  const [from, to] = [three(450, 489, 490), three(253, 384, 395)]
  // By itself the middle is 468.8 and told as 470, the high end 469.
  expect(threesFilled([from, null, to], [asked(2030), asked(2032), asked(2039)])[1]).toEqual(three(410, 470, 470))
})

test('whatever is filled, what was typed stays, and three that were in order stay in order', () => {
  const one = fc.option(
    fc
      .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
      .map((all) => all.toSorted((a, b) => a - b))
      .map(([low = 0, middle = 0, high = 0]) => three(low, middle, high)),
  )
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (given) => {
      const questions = given.map((_, i) => asked(2030 + i * i))
      for (const filled of [threesCopied(given), threesFilled(given, questions)]) {
        expect(filled.filter((_, i) => given[i] !== null)).toEqual(given.filter((all) => all !== null))
        const wholes = filled.filter((all) => whole(all) !== null)
        expect(wholes.map((all) => whyNotThree(all))).toEqual(wholes.map(() => null))
      }
    }),
  )
})

test('three numbers that are not all there or that fall make no forecast', () => {
  expect(whyNotThree(three(1, null, 3))).toBe('has no middle')
  expect(whyNotThree(three(3, 2, 4))).toBe('has its middle below its low end')
  expect(whyNotThree(three(1, 2, 1.5))).toBe('has its high end below its middle')
  expect(whyNotThree(three(2, 2, 2))).toBeNull()
  expect(whole(three(null, null, null))).toBeNull()
  const { question } = asked(2030)
  expect(sayingThree.whyNot(question, three(0, 2, 3))).toBe(
    'has its low end outside the range of the question, 1 to 9,999',
  )
  expect(sayingThree.whyNot(day, three(22_000, 22_100, 99_000))).toBe(
    'has its high end outside the range of the question, 1 Jan 2027 to 31 Dec 2040',
  )
  expect(sayingThree.whyNot(day, three(22_000, 22_100, null))).toBe('has no high end')
})

test('what was said in three numbers is read as those, and what was said in more detail is told apart', () => {
  const { question } = asked(2030)
  const said = sayingThree.estimateOf(question, three(420, 430, 444))
  expect(whyNotForecast(question, said)).toBeNull()
  expect(threeIn(question, said)).toEqual(three(420, 430, 444))
  expect(isDetailed(question, said)).toBe(false)
  const quantiles = { p5: 420, p25: 421, p50: 430, p75: 431, p95: 444 }
  expect(isDetailed(question, { type: 'numeric', quantiles })).toBe(true)
  // Three numbers would leave its parts behind, whatever its quarters are.
  const parts = [{ from: 428, top: 430, to: 436, weight: 1 }]
  expect(isDetailed(question, { ...said, parts } as Estimate)).toBe(true)
  expect(threeIn(question, { type: 'binary', probability: 0.4 })).toBeNull()
  expect(isDetailed(question, null)).toBe(false)
})

test('questions of one type are forecast together, and those of one unit are filled from each other', () => {
  expect(areAmounts([asked(1), asked(2)])).toBe(true)
  expect(areAmounts([{ question: day }, { question: day }])).toBe(true)
  expect(areAmounts([asked(1), { question: day }])).toBe(false)
  expect(areAmounts([asked(1), { question: { type: 'binary' } }])).toBe(false)
  expect(areAmounts([{ question: { type: 'choice', options: ['A', 'B'] } }])).toBe(false)
  expect([areOneUnit([asked(1), asked(2)]), areOneUnit([asked(1), asked(2, 'linear', 'people')])]).toEqual([
    true,
    false,
  ])
})
