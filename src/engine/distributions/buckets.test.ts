import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketMasses, bucketOf, cdfOfMasses, densities } from './buckets.ts'
import { scaleBetween } from './scale.ts'

test('a CDF of N + 1 points has N + 2 buckets that sum to 1', () => {
  expect([...bucketMasses([0.1, 0.5, 0.9])]).toEqual([0.1, 0.4, 0.4, expect.closeTo(0.1, 14)])
  expect([...bucketMasses([0, 0, 1])]).toEqual([0, 0, 1, 0])
  expect([...bucketMasses([0, 0.5, 0.5 - 1e-13, 1 + 1e-13])]).toEqual([0, 0.5, 0, expect.closeTo(0.5, 10), 0])
  expect(bucketMasses(new Float64Array(201).fill(0.5))).toHaveLength(202)
})

test('masses make the CDF they came from', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2 }), (values) => {
      const cdf = values.toSorted((a, b) => a - b)
      const masses = bucketMasses(cdf)
      expect(masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 12)
      cdfOfMasses(masses).forEach((value, i) => expect(value).toBeCloseTo(cdf[i] ?? Number.NaN, 12))
    }),
  )
  expect([...cdfOfMasses([0.1, 0.4, 0.4, 0.1])]).toEqual([0.1, 0.5, 0.9])
})

test('masses that make no CDF are refused', () => {
  expect(() => cdfOfMasses([0.1, 0.4, 0.4])).toThrow('masses must sum to 1, not 0.9')
  expect(() => cdfOfMasses([0.1, 0.4, 0.4, 0.2])).toThrow('masses must sum to 1, not 1.1')
  expect(() => cdfOfMasses([0.5, -0.1, 0.6])).toThrow('masses[1] must not fall')
  expect(() => cdfOfMasses([0.5, Number.NaN, 0.6])).toThrow('masses[1] must lie')
  expect(() => cdfOfMasses([0.5, 0.5, Number.NaN])).toThrow('masses must sum to 1, not NaN')
  for (const few of [[], [1], [0.5, 0.5]]) expect(() => cdfOfMasses(few)).toThrow('masses must have at least 2 points')
  expect(() => bucketMasses([1])).toThrow('cdf must have at least 2 points')
})

test('an outcome lies in the bucket that ends at or above it', () => {
  const cases: [number, number][] = [
    [-Infinity, 0],
    [-1e-300, 0],
    [0, 1],
    [0.001, 1],
    [0.005, 1],
    [0.0051, 2],
    [0.01, 2],
    [0.5, 100],
    [0.501, 101],
    [0.999, 200],
    [1, 200],
    [1.0001, 201],
    [Infinity, 201],
  ]
  for (const [place, bucket] of cases) expect(bucketOf(place), `${place}`).toBe(bucket)
  expect([-1, 0, 0.3, 0.5, 0.7, 1, 2].map((place) => bucketOf(place, 2))).toEqual([0, 1, 1, 1, 2, 2, 3])
  // 0.07 * 200 is 14.000000000000002.
  expect(bucketOf(0.07)).toBe(14)
  expect(() => bucketOf(Number.NaN)).toThrow('place must be a number, not NaN')
  expect(() => bucketOf(0.5, 0)).toThrow('steps must be a whole number of at least 1')
})

test('densities are mass by width, and their area is the mass on the scale', () => {
  expect([...densities([0, 0.5, 1], scaleBetween(0, 50))]).toEqual([0.02, 0.02])
  expect([...densities([0.1, 0.5, 0.9], scaleBetween(1, 100, 0))]).toEqual([
    expect.closeTo(0.4 / 9, 12),
    expect.closeTo(0.4 / 90, 12),
  ])
  expect(() => densities([0, 0.5, 1], scaleBetween(1, 1e300, 1 - 1e-16))).toThrow('zeroPoint')
  const bent = scaleBetween(1, 1e200, 0.9999999999999999)
  expect(() =>
    densities(
      Array.from({ length: 100_001 }, (_, i) => i / 100_000),
      bent,
    ),
  ).toThrow('scale has steps too narrow to tell apart, first at place 0')
})
