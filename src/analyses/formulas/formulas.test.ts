/** Every formula of a report does what its worked example says, and nothing else has a name. */
import { expect, it, test } from 'vitest'
import { isSameValue } from '../checking/check-report.ts'
import { compute, formulaNamed, formulas } from './index.ts'

test.for(Object.entries(formulas))('the formula %s comes out as its worked example', ([name, { example }]) => {
  expect(isSameValue(compute(name, example.inputs), example.value)).toBe(true)
})

it('reads the chance of a value off the quantiles of a forecast, and no more than they say beyond the outermost', () => {
  const forecast = '{"p5":10,"p25":20,"p50":30,"p75":40,"p95":50}'
  expect(compute('chance-at-least', [30, forecast])).toBeCloseTo(0.5, 12)
  expect(compute('chance-at-least', [45, forecast])).toBeCloseTo(0.117, 3)
  expect(compute('chance-at-least', [99, forecast])).toBeCloseTo(0.05, 12)
  expect(compute('chance-below', [1, forecast])).toBeCloseTo(0.05, 12)
})

it('says how far a date reaches that its forecast does not', () => {
  const forecast = '{"p5":"2030-01-01","p25":"2034-01-01","p50":"2040-01-01","p75":"2050-01-01","p95":"2060-01-01"}'
  expect(compute('middle-if-not-by', [forecast, '2034-01-01'])).toBeGreaterThan(2040)
  expect(compute('middle-if-not-by', [forecast, '2060-01-01'])).toBe('later than 2060')
})

it('refuses a formula that is none, and inputs that are none', () => {
  expect(() => compute('toString', [1])).toThrow('no formula')
  expect(formulaNamed('constructor')).toBeNull()
  expect(() => compute('difference', ['a', 1])).toThrow('no number')
  expect(() => compute('ratio', [1, 0])).toThrow('no number')
  expect(() => compute('chance-at-least', [1, '{}', '{}'])).toThrow('knots')
})
