/** Interim scores are said to be interim. */
import { expect, test } from 'vitest'
import { saySoFar } from './say-so-far.ts'

test('one forecast and several are said with what could not be avoided, and that it counts nowhere', () => {
  expect(saySoFar({ forecasts: 1, brier: 0.33, least: 0.24 })).toBe(
    'So far, by what the crowd said 90 days later, 1 forecast of yours has a Brier score of 0.330, of which 0.240 could not be avoided. Interim: it counts nowhere.',
  )
  expect(saySoFar({ forecasts: 2, brier: 0.33, least: 0.24 })).toContain(
    '2 forecasts of yours have, on average, a Brier',
  )
})
