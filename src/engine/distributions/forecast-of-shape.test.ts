import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { type Bounds, mustBeForecastCdf } from './cdf.ts'
import { forecastOfShape } from './forecast-of-shape.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const step = (place: number) => (place < 0.5 ? 0 : 1)
const inner = (place: number) => 0.2 + place * 0.5

test('a sure distribution keeps the floor and what open bounds must leave', () => {
  const cdf = forecastOfShape(step, open)
  expect([cdf[0], cdf[99], cdf[100], cdf[200]]).toEqual(
    [0.001, 0.00595, 0.994, 0.999].map((chance) => expect.closeTo(chance, 12)),
  )
})

test('mass beyond a closed bound is cut off, beyond an open one it stays', () => {
  const cut = forecastOfShape(inner, closed)
  expect([cut[0], cut[100], cut[200]]).toEqual([0, 0.5, 1].map((chance) => expect.closeTo(chance, 12)))
  const left = forecastOfShape(inner, open)
  expect([left[0], left[200]]).toEqual([0.2 * 0.988 + 0.001, 0.7 * 0.988 + 0.011].map((at) => expect.closeTo(at, 12)))
  const half = forecastOfShape(inner, { openBelow: false, openAbove: true })
  expect([half[0], half[200]]).toEqual([0, (0.5 / 0.8) * 0.989 + 0.01].map((at) => expect.closeTo(at, 12)))
})

test('every distribution makes a valid forecast, and no chance moves by more than .012 between open bounds', () => {
  const bounds = fc.record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
  const numbers = fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: 0.02, max: 3, noNaN: true }))
  fc.assert(
    fc.property(bounds, numbers, (at, [centre, width]) => {
      const shape = (place: number) => 0.5 + Math.atan((place - centre) / width) / Math.PI
      const cdf = forecastOfShape(shape, at)
      expect(() => mustBeForecastCdf('cdf', cdf, at)).not.toThrow()
      const farthest = at.openBelow && at.openAbove ? 0.012 : 1
      cdf.forEach((chance, i) => expect(Math.abs(chance - shape(i / 200))).toBeLessThanOrEqual(farthest))
    }),
  )
})

test('a distribution that lies wholly beyond closed bounds is refused', () => {
  const reason = 'must have some of its mass between the closed bounds'
  expect(() => forecastOfShape(() => 0, closed)).toThrow(new InvalidInput('shape', reason))
  expect(() => forecastOfShape(() => 1, { openBelow: false, openAbove: true })).toThrow(
    new InvalidInput('shape', reason),
  )
  expect(() => forecastOfShape(() => 1, { openBelow: true, openAbove: false })).not.toThrow()
})
