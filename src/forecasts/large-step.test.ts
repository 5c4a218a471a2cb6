/** From how far on somebody who moves is asked for a reason. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isLargeStep } from './large-step.ts'

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
test.for([
  [0.5, 0.66, false],
  [0.5, 0.67, true],
  [0.67, 0.5, true],
  [0.9, 0.94, false],
  [0.9, 0.95, true],
  [0.001, 0.003, true],
  [0.3, 0.3, false],
] as const)('of a chance from %d to %d it is %s', ([before, after, is]) => {
  expect(isLargeStep({ type: 'binary' }, yes(before), yes(after))).toBe(is)
})

const options = (Solar: number, Wind: number, Coal: number): Estimate => ({
  type: 'choice',
  probabilities: { Solar, Wind, Coal },
})

test('of options it is a large step where any of them moved as far', () => {
  const question: Question = { type: 'choice', options: ['Solar', 'Wind', 'Coal'] }
  expect(isLargeStep(question, options(0.5, 0.4, 0.1), options(0.5, 0.45, 0.05))).toBe(true)
  expect(isLargeStep(question, options(0.5, 0.4, 0.1), options(0.55, 0.36, 0.09))).toBe(false)
})

const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
const number: Question = { type: 'numeric', unit: 'ppm', range }
const around = (p50: number): Estimate => ({
  type: 'numeric',
  quantiles: { p5: p50 - 20, p25: p50 - 10, p50, p75: p50 + 10, p95: p50 + 20 },
})
test.for([
  [36, false],
  [37, true],
  [23, true],
  [24, false],
  [70, true],
  [21, true],
] as const)('of a number from 30, half of it within 20 and 40, to %d it is %s', ([after, is]) => {
  expect(isLargeStep(number, around(30), around(after))).toBe(is)
})

const inYear = (year: number): Estimate => ({
  type: 'date',
  quantiles: {
    p5: `${year - 4}-01-01`,
    p25: `${year - 2}-01-01`,
    p50: `${year}-01-01`,
    p75: `${year + 2}-01-01`,
    p95: `${year + 4}-01-01`,
  },
})

test('of a date it is as of a number: whether the new middle lies in what was half of the chance', () => {
  const question: Question = {
    type: 'date',
    range: { min: '2026-01-01', max: '2060-01-01', openBelow: false, openAbove: true },
  }
  expect(isLargeStep(question, inYear(2034), inYear(2035))).toBe(false)
  expect(isLargeStep(question, inYear(2034), inYear(2036))).toBe(true)
  expect(isLargeStep(question, inYear(2034), inYear(2050))).toBe(true)
})
