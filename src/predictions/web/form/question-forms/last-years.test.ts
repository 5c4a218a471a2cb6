/** What a series did in the last ten years, as somewhere to begin. */
import { expect, test } from 'vitest'
import type { QuestionOf } from '../../../question-types/schemas/index.ts'
import { lastYears } from './last-years.ts'

const question = (range: object = {}): QuestionOf<'numeric'> => ({
  type: 'numeric',
  unit: 'ppm',
  range: { min: 300, max: 600, openBelow: false, openAbove: true, scale: 'linear', ...range },
})
/** From 2000 to 2025, two more each year, in every fifth three. */
const observations = Array.from({ length: 26 }, (_, i): [string, number] => [
  String(2000 + i),
  370 + 2 * i + Math.floor(i / 5),
])
const seen = { unit: 'ppm', at: '2028', observations }

test('it goes from the last value as far as it went over as many years, each time that ten years show', () => {
  // In three years it goes 6 or 7.
  expect(lastYears(question(), seen)).toEqual({
    five: { p5: 431, p25: 431, p50: 432, p75: 432, p95: 432 },
    says: 'From 2025, its last value, the fields go as far as the series went over 3 years, 10 times in the last ten years.',
  })
})

test('on a logarithmic scale it grows by as much, and what leaves the range is its end', () => {
  const doubled = observations.map(([at], i): [string, number] => [at, 2 ** i])
  const asked = question({ scale: 'log', min: 1, max: 2 ** 27 })
  expect(lastYears(asked, { ...seen, observations: doubled })?.five.p50).toBe(2 ** 27)
  expect(
    lastYears(question({ scale: 'log', min: 1, max: 2 ** 40 }), { ...seen, observations: doubled })?.five.p50,
  ).toBe(2 ** 28)
})

test('months are held against the same months of years before', () => {
  const monthly = Array.from({ length: 144 }, (_, i): [string, number] => [
    `${2014 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    400 + i / 6 + (i % 12 === 8 ? 5 : 0),
  ])
  const begun = lastYears(question(), { ...seen, at: '2026-12', observations: monthly })
  expect(begun?.says).toContain('over 12 months, 120 times in the last ten years')
  expect(begun?.five.p50).toBeCloseTo(425.8, 1)
})

test.each([
  ['of another unit', { ...seen, unit: 'ppb' }],
  ['of a question that asks for no one time', { ...seen, at: null }],
  ['of a time that is measured', { ...seen, at: '2025' }],
  ['of which too little is at hand', { ...seen, observations: observations.slice(-9) }],
  ['of which nothing is', { ...seen, observations: [] }],
])('it says nothing of a series %s', (_, given) => {
  expect(lastYears(question(), given)).toBeNull()
})
