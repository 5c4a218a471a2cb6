/** Scores as people read them. */
import { expect, test } from 'vitest'
import { sayBrier, sayCoverage, sayLog, sayPoints, sayWaiting } from './say-scores.ts'

test.for([
  [sayBrier(0.0834), '0.083'],
  [sayPoints(42.396), '+42.4'],
  [sayPoints(-116.1), '−116.1'],
  [sayPoints(-0.02), '0.0'],
  [sayLog(-0.223), '−0.22'],
  [sayCoverage(0.5), '50%'],
  [sayCoverage(0.002), 'under 1%'],
  [sayCoverage(0), '0%'],
] as const)('%s', ([said, expected]) => {
  expect(said).toBe(expected)
})

test.for<[number, number, string]>([
  [0, 0, 'None of your forecasts waits for an outcome.'],
  [1, 0, '1 question that you forecast is open.'],
  [3, 1, '3 questions that you forecast are open, 1 is closed and waits for an outcome.'],
  [0, 2, '2 questions that you forecast are closed and wait for an outcome.'],
])('%i open and %i closed: %s', ([open, closed, said]) => {
  expect(sayWaiting({ open, closed })).toBe(said)
})
