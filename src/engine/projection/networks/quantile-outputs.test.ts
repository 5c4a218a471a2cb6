import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knotsOfOutputs, outputsPerStep } from './quantile-outputs.ts'

test('a shift of .5 and widths of 1, at unit 2, lie around 1', () => {
  expect([...knotsOfOutputs(Float64Array.of(0.5, 0, 0, 0, 0, 0, 0), 0, 2)]).toEqual([-5, -3, -1, 1, 3, 5, 7])
})

test('the three widths above come first, from the median outward, then those below', () => {
  const outputs = Float64Array.of(9, 0, ...[1, 2, 3, 4, 5, 6].map(Math.log))
  const knots = [...knotsOfOutputs(outputs, 1, 1)]
  ;[-15, -9, -4, 0, 1, 3, 6].forEach((knot, i) => expect(knots[i]).toBeCloseTo(knot, 12))
})

test('whatever a network puts out, knots are finite and never cross', () => {
  const outputs = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
    minLength: outputsPerStep,
    maxLength: outputsPerStep,
  })
  fc.assert(
    fc.property(outputs, (values) => {
      const knots = [...knotsOfOutputs(Float64Array.from(values), 0, 1.5)]
      expect(knots.every(Number.isFinite)).toBe(true)
      expect(knots).toEqual(knots.toSorted((a, b) => a - b))
    }),
  )
})
