import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { placeOf, scaleBetween, valueAt } from './scale.ts'

test('a linear scale goes straight, a logarithmic one by ratios, towards either end', () => {
  const linear = scaleBetween(20, 60)
  expect(linear.zeroPoint).toBeNull()
  expect([0, 0.25, 0.5, 1, 1.5, -0.5].map((u) => valueAt(linear, u))).toEqual([20, 30, 40, 60, 80, 0])
  expect([20, 30, 60, 80, 0].map((x) => placeOf(linear, x))).toEqual([0, 0.25, 1, 1.5, -0.5])

  const log = scaleBetween(1, 1000, 0)
  expect([0, 1 / 3, 0.5, 2 / 3, 1].map((u) => valueAt(log, u).toFixed(4))).toEqual([
    '1.0000',
    '10.0000',
    '31.6228',
    '100.0000',
    '1000.0000',
  ])
  expect(placeOf(log, 10)).toBeCloseTo(1 / 3, 14)
  expect(placeOf(log, 0.1)).toBeCloseTo(-1 / 3, 14)

  // With the zero point above, the steps near the upper end are the small ones.
  const mirrored = scaleBetween(-1000, -1, 0)
  expect(valueAt(mirrored, 2 / 3)).toBeCloseTo(-10, 10)
  expect(placeOf(mirrored, -10)).toBeCloseTo(2 / 3, 14)
})

test('a value at or beyond the zero point lies infinitely far away on that side', () => {
  expect([0, -5].map((x) => placeOf(scaleBetween(1, 1000, 0), x))).toEqual([-Infinity, -Infinity])
  expect([0, 5].map((x) => placeOf(scaleBetween(-1000, -1, 0), x))).toEqual([Infinity, Infinity])
})

const scales = fc
  .tuple(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    fc.constantFrom('linear', 'below', 'above'),
  )
  .map(([min, span, gap, kind]) =>
    scaleBetween(min, min + span, kind === 'linear' ? null : kind === 'below' ? min - gap : min + span + gap),
  )

test('there and back is the same place, the ends are exact, and the values rise', () => {
  fc.assert(
    fc.property(scales, fc.double({ min: 0, max: 1, noNaN: true }), (scale, place) => {
      expect(placeOf(scale, valueAt(scale, place))).toBeCloseTo(place, 5)
      // Without telling 0 from -0.
      expect(valueAt(scale, 0) === scale.min && valueAt(scale, 1) === scale.max).toBe(true)
      expect(Math.abs(placeOf(scale, scale.min))).toBe(0)
      expect(placeOf(scale, scale.max)).toBe(1)
      expect(valueAt(scale, place)).toBeLessThanOrEqual(valueAt(scale, place + 0.01))
    }),
  )
})

test('values are those of the published formula', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (gap, u) => {
        const [min, max, zero] = [5, 80, 5 - gap]
        const r = (max - zero) / (min - zero)
        expect(valueAt(scaleBetween(min, max, zero), u)).toBeCloseTo(min + ((max - min) * (r ** u - 1)) / (r - 1), 8)
      },
    ),
  )
})

test('a zero point far away bends the scale no more, and the places do not depend on the unit', () => {
  expect(valueAt(scaleBetween(0, 10, -1e12), 0.3)).toBeCloseTo(3, 9)
  expect(placeOf(scaleBetween(1000, 9000, 500), 2000)).toBeCloseTo(placeOf(scaleBetween(1, 9, 0.5), 2), 14)
  expect(placeOf(scaleBetween(1e-150, 1e150, 0), 1)).toBeCloseTo(0.5, 12)
})

test('what is no scale is refused by name', () => {
  const refusals: [() => unknown, string][] = [
    [() => scaleBetween(Number.NaN, 1), 'min'],
    [() => scaleBetween(0, Infinity), 'max'],
    [() => scaleBetween(2, 2), 'max'],
    [() => scaleBetween(3, 2), 'max'],
    [() => scaleBetween(1, 1 + 1e-13), 'max'],
    [() => scaleBetween(-1.7e308, 1.7e308), 'max'],
    [() => scaleBetween(0, 1, 0), 'zeroPoint'],
    [() => scaleBetween(0, 1, 1), 'zeroPoint'],
    [() => scaleBetween(0, 1, 0.5), 'zeroPoint'],
    [() => scaleBetween(0, 1, Number.NaN), 'zeroPoint'],
    [() => scaleBetween(0, 1e-300, -1e300), 'zeroPoint'],
    [() => scaleBetween(1e-300, 1e300, 0), 'zeroPoint'],
    [() => valueAt(scaleBetween(0, 1), Number.NaN), 'place'],
    [() => valueAt(scaleBetween(1, 10, 0), 1e300), 'place'],
    [() => placeOf(scaleBetween(0, 1), Infinity), 'value'],
  ]
  for (const [refused, argument] of refusals)
    expect(refused).toThrow(expect.objectContaining({ name: 'InvalidInput', argument }))
  expect(() => scaleBetween(0, Infinity)).toThrow(new InvalidInput('max', 'must be a finite number, not Infinity'))
  expect(() => scaleBetween(0, 1, Number.NaN)).toThrow(
    new InvalidInput('zeroPoint', 'must be a finite number, not NaN'),
  )
  expect(() => scaleBetween(0, 1, -Infinity)).toThrow(
    new InvalidInput('zeroPoint', 'must be a finite number, not -Infinity'),
  )
  expect(() => valueAt(scaleBetween(0, 1), Number.NaN)).toThrow(
    new InvalidInput('place', 'must be a finite number, not NaN'),
  )
  expect(() => scaleBetween(2, 2)).toThrow(new InvalidInput('max', 'must lie above min (2), not at 2'))
  for (const end of [0, 1])
    expect(() => scaleBetween(0, 1, end)).toThrow(
      new InvalidInput('zeroPoint', `must lie outside the scale 0 to 1, not at ${end}`),
    )
  expect(scaleBetween(-1e-13, 1).min).toBe(-1e-13)
  expect(() => scaleBetween(-1 - 1e-13, -1)).toThrow('lies too near to or too far from min')
  expect(() => scaleBetween(3, 2)).toThrow(new InvalidInput('max', 'must lie above min (3), not at 2'))
  expect(() => scaleBetween(0, 1, 0.5)).toThrow(
    new InvalidInput('zeroPoint', 'must lie outside the scale 0 to 1, not at 0.5'),
  )
  expect(() => scaleBetween(0, 1e-300, -1e300)).toThrow('is too far from or too near to the scale to shape it: -1e+300')
  expect(() => scaleBetween(1, 1 + 1e-13)).toThrow('lies too near to or too far from min (1)')
  expect(() => valueAt(scaleBetween(1, 10, 0), 1e300)).toThrow('lies too far from the scale for a number: 1e+300')
  expect(scaleBetween(1, 1 + 1e-11).max).toBeGreaterThan(1)
})
