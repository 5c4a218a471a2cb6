/** Every formula of a report does what its worked example says, and nothing else has a name. */
import { expect, it, test } from 'vitest'
import { isSameValue } from '../checking/check-report.ts'
import { compute, formulaNamed, formulas } from './index.ts'

test.for(Object.entries(formulas))('the formula %s comes out as its worked example', ([name, { example }]) => {
  expect(isSameValue(compute(name, example.inputs), example.value)).toBe(true)
})

it('refuses a formula that is none, and inputs that are none', () => {
  expect(() => compute('toString', [1])).toThrow('no formula')
  expect(formulaNamed('constructor')).toBeNull()
  expect(() => compute('difference', ['a', 1])).toThrow('no number')
  expect(() => compute('ratio', [1, 0])).toThrow('no number')
  expect(() => compute('chance-at-least', [1, '{}', '{}'])).toThrow('knots')
})
