import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { type Bounds, cdfPoints, leastOutside, leastStep, mustBeCdf, mustBeForecastCdf } from './cdf.ts'

const closed: Bounds = { openBelow: false, openAbove: false }
const open: Bounds = { openBelow: true, openAbove: true }
const even = (first: number, last: number) => Array.from({ length: 201 }, (_, i) => first + ((last - first) * i) / 200)

test('a CDF has 201 points, rises by .00005 a step, and leaves .001 beyond an open bound', () => {
  expect([cdfPoints, leastStep, leastOutside]).toEqual([201, 0.00005, 0.001])
})

test('values from 0 to 1 that never fall are a CDF, of any number of points, rounding forgiven', () => {
  for (const cdf of [
    [0.1, 0.5, 0.9],
    [0, 0],
    [1, 1],
    [0, 1],
    [0.3, 0.3 - 1e-13],
    [-1e-13, 1 + 1e-13],
  ])
    expect(() => mustBeCdf('cdf', cdf)).not.toThrow()
})

test('what is no CDF is refused where it goes wrong', () => {
  expect(() => mustBeCdf('cdf', [])).toThrow(new InvalidInput('cdf', 'must have at least 2 points, not 0'))
  expect(() => mustBeCdf('cdf', [0.5])).toThrow(new InvalidInput('cdf', 'must have at least 2 points, not 1'))
  expect(() => mustBeCdf('mine', [0, 0.5, 0.4])).toThrow(
    new InvalidInput('mine[2]', 'must not fall below the value before it: 0.4 after 0.5'),
  )
  expect(() => mustBeCdf('cdf', [0.5, 0])).toThrow(
    new InvalidInput('cdf[1]', 'must not fall below the value before it: 0 after 0.5'),
  )
  expect(() => mustBeCdf('cdf', [0, 1.1])).toThrow(new InvalidInput('cdf[1]', 'must lie between 0 and 1, not 1.1'))
  for (const wrong of [-0.1, -1e-9, 1 + 1e-9, Number.NaN, Infinity, -Infinity, 1e300])
    expect(() => mustBeCdf('cdf', [wrong, 1])).toThrow('cdf[0] must lie between 0 and 1')
})

test('a forecast keeps what its bounds promise', () => {
  expect(() => mustBeForecastCdf('cdf', even(0, 1), closed)).not.toThrow()
  expect(() => mustBeForecastCdf('cdf', even(0.001, 0.999), open)).not.toThrow()
  expect(() => mustBeForecastCdf('cdf', even(0.05, 1), { openBelow: true, openAbove: false })).not.toThrow()
  expect(() => mustBeForecastCdf('cdf', even(0, 0.95), { openBelow: false, openAbove: true })).not.toThrow()

  const refusals: [number, number, Bounds, string][] = [
    [0.0009, 0.9, open, 'cdf[0] must leave at least 0.001 of the mass beyond the open bound, not 0.0009'],
    [0.1, 0.9995, open, 'cdf[200] must leave at least 0.001 of the mass beyond the open bound, not 0.000499'],
    [0.1, 1, closed, 'cdf[0] must leave no mass beyond the closed bound, not 0.1'],
    [0, 0.9, closed, 'cdf[200] must leave no mass beyond the closed bound, not 0.09999'],
    [0, 0.9, { openBelow: true, openAbove: true }, 'cdf[0] must leave at least'],
    [0.1, 0.9, { openBelow: false, openAbove: true }, 'cdf[0] must leave no mass'],
    [0.1, 0.9, { openBelow: true, openAbove: false }, 'cdf[200] must leave no mass'],
  ]
  for (const [first, last, bounds, reason] of refusals)
    expect(() => mustBeForecastCdf('cdf', even(first, last), bounds)).toThrow(reason)
})

test('a forecast calls no step impossible and has 201 points', () => {
  const flat = even(0, 1)
  flat[100] = flat[101] ?? 0
  expect(() => mustBeForecastCdf('cdf', flat, closed)).toThrow(
    new InvalidInput('cdf[101]', 'must rise by at least 0.00005 from the value before it, not 0'),
  )
  const steep = [0, ...Array.from({ length: 200 }, (_, i) => 0.99 + leastStep * (i + 1))]
  expect(() => mustBeForecastCdf('cdf', steep, closed)).not.toThrow()
  expect(() => mustBeForecastCdf('cdf', even(0, 1).slice(1), closed)).toThrow('cdf must have 201 points, not 200')
  expect(() => mustBeForecastCdf('cdf', even(0, 1).fill(Number.NaN, 7, 8), closed)).toThrow(
    'cdf[7] must lie between 0 and 1',
  )
})
