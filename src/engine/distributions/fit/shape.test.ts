import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bentThrough } from './shape.ts'

const smooth = (u: number) => u * u * (3 - 2 * u)
const step = (u: number) => (u < 0.5 ? 0 : 1)
const knot = (place: number, probability: number) => ({ place, probability })

test('a shape is bent through knots that it misses', () => {
  const curve = bentThrough((u) => u, [knot(0, 0), knot(0.5, 0.25), knot(1, 1)])
  // The slopes at the knots are 0, 1 and 2: those of u^2.
  expect(curve(0.25)).toBeCloseTo(0.0625, 6)
  expect([-1, 0, 0.5, 1, 2].map(curve)).toEqual([0, 0, 0.25, 1, 1].map((value) => expect.closeTo(value, 12)))
})

test('a shape that goes through its knots already stays as it is', () => {
  const curve = bentThrough(
    smooth,
    [0, 0.2, 0.7, 1].map((u) => knot(u, smooth(u))),
  )
  for (const u of [0.05, 0.1, 0.33, 0.5, 0.9]) expect(curve(u)).toBeCloseTo(smooth(u), 5)
})

test('between knots where the shape has no mass the curve is spread evenly', () => {
  const curve = bentThrough(step, [knot(0, 0), knot(0.4, 0.8), knot(1, 1)])
  expect(curve(0.2)).toBeGreaterThan(0.3)
  expect(curve(0.2)).toBeLessThan(0.6)
})

test('whatever the shape and the knots, the curve never falls', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(chances, fc.double({ min: 0.1, max: 20, noNaN: true }), (all, power) => {
      const knots = all.toSorted((a, b) => a - b).map((p, i) => knot(i / 4, p))
      const curve = bentThrough((u) => u ** power, knots)
      for (let i = 1; i <= 200; i++) expect(curve(i / 200)).toBeGreaterThanOrEqual(curve((i - 1) / 200) - 1e-12)
    }),
    { numRuns: 60 },
  )
})
