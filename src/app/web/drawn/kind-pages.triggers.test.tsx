/** What the page of a prediction says would change its forecast, and to what. */
import { expect, it } from 'vitest'
import type { Neighbour } from '#items/web/kind-view.ts'
import { prediction } from '#predictions/kind.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { draw, made, predictionDetails, trendCard, whole } from './test-drawing.tsx'

const measuredBy: Neighbour = { ref: 'trend/7', ties: [{ relation: 'measured-by', direction: 'to' }], item: trendCard }
const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
const days = { min: '2027-01-01', max: '2060-12-31', openBelow: false, openAbove: true }

const effects: [asked: [Question, Record<string, unknown>], effect: object, said: string, from: string][] = [
  [[{ type: 'binary' }, { probability: 0.28 }], { factor: 2 }, '56%, twice as likely', '28%'],
  [
    [{ type: 'choice', options: ['Solar', 'Coal'] }, { probabilities: { Solar: 0.6, Coal: 0.4 } }],
    { pushes: 'down', option: 'Coal' },
    'Coal: less likely',
    '40% for Coal',
  ],
  [
    [{ type: 'numeric', unit: 'ppm', range }, { quantiles: { p5: 430, p25: 436, p50: 440, p75: 445, p95: 452 } }],
    { shift: -3 },
    '437 ppm, 3 ppm lower',
    '440 ppm',
  ],
  [
    [
      { type: 'date', range: days },
      { quantiles: { p5: '2030-01-01', p25: '2034-01-01', p50: '2038-01-01', p75: '2045-01-01', p95: '2060-12-31' } },
    ],
    { to: '2035' },
    '2035',
    '1 Jan 2038',
  ],
]

it.each(effects)('of %o it lists, after %o, %s', ([question, estimate], effect, said, from) => {
  const trigger = { when: 'A warm autumn', item: 'trend/7', ...effect }
  const page = (triggers: object) => {
    const details = predictionDetails(question, { houseForecast: { ...made(question, estimate), ...triggers } })
    return draw(whole(prediction, details), [measuredBy]).replaceAll(/<[^>]+>/g, '')
  }
  const texts = page({ triggers: [trigger] })
  expect(texts).toContain(`A warm autumn: ${said} (CO2 in the air)`)
  expect(texts).toContain(`From ${from}, as Farsight says`)
  expect(page({})).not.toContain('What would change it')
})
