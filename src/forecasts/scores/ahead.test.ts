/** What a forecast would score. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { aheadOf } from './ahead.ts'

const sources: Question = { type: 'choice', options: ['Coal', 'Gas', 'Solar', 'Other'] }

test.for<[Question, Estimate, [says: string, brier: number][]]>([
  [
    { type: 'binary' },
    { type: 'binary', probability: 0.72 },
    [
      ['yes', 0.078],
      ['no', 0.518],
    ],
  ],
  [
    { type: 'binary' },
    { type: 'binary', probability: 0.001 },
    [
      ['yes', 0.998],
      ['no', 0],
    ],
  ],
  // Of several it is over all of them, halved as scores are: of the likeliest (.45² + .38² + .05² + .02²) / 2.
  [
    sources,
    { type: 'choice', probabilities: { Coal: 0.38, Gas: 0.05, Solar: 0.55, Other: 0.02 } },
    [
      ['Coal', 0.345],
      ['Solar', 0.175],
    ],
  ],
  [
    { type: 'date', range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true } },
    {
      type: 'date',
      quantiles: { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-06-01', p75: '2033-01-01', p95: '2036-12-31' },
    },
    [],
  ],
])('of %j, said as %j: %j', ([question, estimate, says]) => {
  expect(aheadOf(question, estimate).map((one) => [one.says, Number(one.brier.toFixed(3))])).toEqual(says)
})
