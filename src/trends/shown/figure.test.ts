import { expect, test } from 'vitest'
import { expectedOf, trendFigure } from './figure.ts'

const series = { unit: 'ppm', last: { at: '2024', value: 422.8 } }
const today = { at: '2026', median: 428.1, low80: 427, high80: 429 }
const near = [
  { at: '2030', validated: true, median: 438.2, low80: 436, high80: 440 },
  { at: '2035', validated: true, median: 450, low80: 446, high80: 455 },
]
const day = '2026-11-27'

test.each([
  ['what is expected of the time that its page names', { series, today, near }, ['about 438.2 ppm', 'in 2030', true]],
  [
    'today’s estimate where nothing is kept of later',
    { series, today, near: [] },
    ['about 428.1 ppm', 'in 2026', true],
  ],
  ['the last value where it is new enough', { series, today: null, near: [] }, ['422.8 ppm', 'in 2024', false]],
  ['nothing of what nobody measures', { series: null, today: null, near }, ['', '', false]],
])('a trend says %s, with its time', (_, known, said) => {
  const { text, time, isEstimate } = trendFigure(known, day)
  expect([text, time, isEstimate]).toEqual(said)
})

test('the year that is named moves on with the years, and is no longer named once it is measured', () => {
  expect([2026, 2027, 2028].map((year) => expectedOf({ series, near }, `${year}-11-27`)?.at)).toEqual([
    '2030',
    '2030',
    '2035',
  ])
  const measured = { ...series, last: { at: '2030', value: 437 } }
  expect(expectedOf({ series: measured, near }, day)?.at).toBe('2035')
})

test('until the numbers are made anew the same is read off what a card draws', () => {
  const drawn = { points: [{ at: '2030', validated: true, knots: [434, 436, 437, 438.2, 439, 440, 442] }] }
  expect(trendFigure({ series, today, drawn }, day)).toEqual(trendFigure({ series, today, near }, day))
})
