/** What the page of a question that a series answers says of that series, and of an outcome that it contradicts. */
import { expect, test } from 'vitest'
import type { Neighbour } from '#items/web/kind-view.ts'
import { prediction } from '#predictions/kind.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { draw, predictionDetails, trendCard, whole } from './drawn/test-drawing.tsx'

const measuredBy: Neighbour = { ref: 'trend/7', ties: [{ relation: 'measured-by', direction: 'to' }], item: trendCard }
const numbers = (of: object | null, more: object = {}) => ({
  model: of,
  modelHistory: [],
  forecastHistory: [],
  ...more,
})

test('the page of a prediction names the series that answers it, and the unit of its rule', () => {
  const question = { type: 'binary' } as const
  const item = whole(prediction, predictionDetails(question, { houseForecast: null }))
  const outlook = {
    trend: 'trend/7',
    unit: 'ppm',
    at: '2034',
    observations: [['2025', 427]],
    points: [],
    bounds: { least: 0, most: null },
  }
  const html = draw(item, [measuredBy], undefined, numbers(null, { outlook }))
  expect(html).toContain('Yes if the value of 2034 is at least 450 ppm')
  expect(html).toMatch(/Source that decides<.*href="\/trend\/7".*, automatically/)
})

test('a value that its source calls preliminary is drawn hollow beside a question too', () => {
  const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
  const question: Question = { type: 'numeric', unit: 'ppm', range }
  const asking = {
    ...predictionDetails(question, { houseForecast: null }),
    automatic: { trend: 'trend/7', at: '2034' },
  }
  const knots = [430, 432, 435, 438, 441, 444, 446]
  const outlook = {
    trend: 'trend/7',
    unit: 'ppm',
    at: '2034',
    observations: [
      ['2024', 424],
      ['2025', 427],
    ],
    points: [{ at: '2034', knots, validated: true }],
    bounds: { least: 0, most: null },
  }
  const page = (more: object) =>
    draw(whole(prediction, asking), [measuredBy], undefined, numbers(null, { outlook: { ...outlook, ...more } }))
  expect(page({})).not.toContain('A hollow point')
  expect(page({ preliminary: ['2025'] })).toContain('A hollow point is a preliminary value.')
})

test('the page of a prediction says below the outcome that a revision contradicts it, or did', () => {
  const question = { type: 'binary' } as const
  const outcome = { state: 'resolved', value: 'yes', at: '2026-01-10', reason: 'By rule.' }
  const item = whole(prediction, { ...predictionDetails(question, { houseForecast: null }), outcome })
  const doubt = { period: '2025', value: 449, knownSince: '2026-03-05T10:00:00Z', unit: 'ppm', answer: 'no' }
  const page = (settled: object | null) => draw(item, [measuredBy], [{ ...doubt, former: null, settled }])
  expect(page(null)).toContain('This outcome is in doubt.')
  expect(page(null)).toContain('The value of 2025 is 449 ppm since 5 Mar 2026: by that the answer would be no.')
  const kept = page({ on: '2026-03-09T10:00:00Z', word: 'kept', reason: 'The bulletin says so.' })
  expect(kept).toContain('Its outcome was in doubt.')
  expect(kept).toContain('An operator kept the outcome on 9 Mar 2026: “The bulletin says so.”')
  expect(draw(item, [measuredBy])).not.toContain('in doubt')
})
