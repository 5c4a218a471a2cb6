/** Who stands beside one's own forecast. */
import { expect, test } from 'vitest'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Together } from '../call-forecasts.ts'
import { besideOwn } from './beside.ts'

const range = { min: 0, max: 100, openBelow: false, openAbove: false, scale: 'linear' as const }
const five = (p50: number): Estimate => ({
  type: 'numeric',
  quantiles: { p5: p50 - 9, p25: p50 - 4, p50, p75: p50 + 4, p95: p50 + 9 },
})
const together = {
  question: { type: 'numeric', unit: 'ppm', range },
  crowd: { estimate: five(40), quartiles: null, tenths: null },
  isHidden: false,
  house: five(50),
  author: null,
  model: five(60),
  machine: { estimate: five(30) },
} as unknown as Together // the rest of it is not read
const named = (other: Partial<Together> = {}) =>
  besideOwn({ ...together, ...other }).map(({ name, look }) => `${name}: ${look}`)

test('people together come first, then the model, then whoever else says something', () => {
  expect(named()).toEqual(['Crowd: crowd', 'Model: model', 'Farsight: other', 'Machine: other'])
})

test('nobody does where the crowd is hidden, nor with what the question has no room for', () => {
  expect(named({ isHidden: true })).toEqual([])
  expect(named({ house: five(98), model: { type: 'binary', probability: 0.4 } })).toEqual([
    'Crowd: crowd',
    'Machine: other',
  ])
})
