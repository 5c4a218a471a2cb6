/** Every formula of a report does what its worked example says, and nothing else has a name. */
import { expect, it, test } from 'vitest'
import { isSameValue } from '../checking/check-report.ts'
import type { Value } from '../dossier/field-value.ts'
import { compute, formulaNamed, formulas } from './index.ts'

test.for(Object.entries(formulas))('the formula %s comes out as its worked example', ([name, { example }]) => {
  expect(isSameValue(compute(name, example.inputs), example.value)).toBe(true)
})

const withoutFirst = (name: string, inputs: readonly Value[]) => {
  try {
    return compute(name, inputs.slice(1))
  } catch {
    return 'refused'
  }
}

// One that answers a number has none of what is not there.
const inWords = Object.entries(formulas).filter(([, { example }]) => typeof example.value === 'string')

test.for(inWords)(
  'the formula %s, which answers in words, says something else without its first input',
  ([name, { example }]) => {
    expect(isSameValue(withoutFirst(name, example.inputs), example.value)).toBe(false)
  },
)

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

test('what follows once an earlier event has come, and once it has failed, weighs up to what was said before', () => {
  for (const [chance, earlier, tie] of [
    [0.25, 0.3, 0.8],
    [0.7, 0.05, 0.5],
    [0.5, 0.9, -0.4],
  ] as const) {
    const came = Number(compute('chance-if-it-came', [chance, earlier, tie]))
    const failed = Number(compute('chance-if-it-failed', [chance, earlier, tie]))
    expect(earlier * came + (1 - earlier) * failed).toBeCloseTo(chance, 2)
    expect(came > failed).toBe(tie > 0)
  }
})

test('an earlier value in the middle of what was foreseen leaves the middle where it is, and a tie of one is refused', () => {
  const step = '{"at":"2035","knots":[-3,-2,-1,0,1,2,3]}'
  const unbounded = '{"least":null,"most":null}'
  expect(compute('value-given', [step, unbounded, 0.7, 0.5])).toBeCloseTo(0, 6)
  expect(Number(compute('value-given', [step, unbounded, 0.9, 0.1]))).toBeLessThan(-1)
  expect(() => compute('chance-at-least-given', [0.5, 1, 0.5])).toThrow('tie')
})

test('a newer value from elsewhere is the highest, or lowest, where it stands beyond all observations', () => {
  const series = '[["2020",1],["2021",3],["2022",2]]'
  expect(compute('highest-value', [series, 4, '2024'])).toBe(4)
  expect(compute('highest-at', [series, 4, '2024'])).toBe('2024')
  expect(compute('highest-at', [series, 2.5, '2024'])).toBe('2021')
  expect(compute('lowest-at', [series, 0.5, '2024'])).toBe('2024')
})
