import { expect, test } from 'vitest'
import { mustBeNumbers, mustBeProbabilities, mustBeSkills } from './probabilities.ts'

test('chances run from 0 to 1, both included, and the first wrong one is named by its place', () => {
  expect(() => mustBeProbabilities('forecasts', [0, 0.5, 1])).not.toThrow()
  expect(() => mustBeProbabilities('forecasts', [])).toThrow('forecasts must not be empty')
  expect(() => mustBeProbabilities('forecasts', [0.5, -1e-300])).toThrow(
    'forecasts[1] must lie between 0 and 1, not -1e-300',
  )
  expect(() => mustBeProbabilities('forecasts', [1.5, 2])).toThrow('forecasts[0] must lie between 0 and 1, not 1.5')
  expect(() => mustBeProbabilities('forecasts', [Number.NaN])).toThrow('forecasts[0] must lie between 0 and 1, not NaN')
})

test('numbers are finite, however small or great', () => {
  expect(() => mustBeNumbers('values', [-1e300, 1e-300, 0])).not.toThrow()
  expect(() => mustBeNumbers('values', [])).toThrow('values must not be empty')
  expect(() => mustBeNumbers('values', [0, Infinity])).toThrow('values[1] must be a finite number, not Infinity')
})

test('skills are as many as the forecasts, finite and above 0', () => {
  expect(() => mustBeSkills([1e-300, 5], 2)).not.toThrow()
  expect(() => mustBeSkills([1, 1], 3)).toThrow('skills must be as many as the forecasts: 3, not 2')
  for (const wrong of [0, -1, Number.NaN, Infinity]) {
    expect(() => mustBeSkills([1, wrong], 2)).toThrow(`skills[1] must be a finite number above 0, not ${wrong}`)
  }
})
