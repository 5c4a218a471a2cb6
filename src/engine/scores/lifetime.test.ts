import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { closedEarly, mustBeLifetime } from './lifetime.ts'

test('a question closes early, or on the day', () => {
  expect(closedEarly({ opens: 0, closes: 10, closed: 9.9 })).toBe(true)
  expect(closedEarly({ opens: 0, closes: 10, closed: 10 })).toBe(false)
})

test('a question opens, then closes, at the latest as scheduled', () => {
  for (const closed of [-5, 0, 10]) expect(() => mustBeLifetime({ opens: -5, closes: 10, closed })).not.toThrow()
  const refusals: [number, number, number, string, string][] = [
    [0, 0, 0, 'closes', 'must lie after the opening (0), not at 0'],
    [5, 1, 3, 'closes', 'must lie after the opening (5), not at 1'],
    [0, 10, 10.1, 'closed', 'must lie between opening (0) and schedule (10), not at 10.1'],
    [0, 10, -0.1, 'closed', 'must lie between opening (0) and schedule (10), not at -0.1'],
    [Number.NaN, 10, 5, 'opens', 'must be a finite number, not NaN'],
    [0, Infinity, 5, 'closes', 'must be a finite number, not Infinity'],
    [0, 10, Number.NaN, 'closed', 'must be a finite number, not NaN'],
  ]
  for (const [opens, closes, closed, argument, reason] of refusals) {
    expect(() => mustBeLifetime({ opens, closes, closed })).toThrow(new InvalidInput(argument, reason))
  }
})
