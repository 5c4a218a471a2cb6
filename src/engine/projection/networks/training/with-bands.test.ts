import { expect, test } from 'vitest'
import { widened } from '../../bands/step-knots.ts'
import { matrix } from '../matrix.ts'
import { networkKnots } from '../network-knots.ts'
import { countOfFeatures } from '../window-features.ts'
import { withBands } from './with-bands.ts'

test('bands are so many times as wide about the same median', () => {
  const inputs = countOfFeatures(2)
  const weights = matrix(
    inputs,
    14,
    Float64Array.from({ length: 14 * inputs }, (_, i) => Math.sin(i) / 10),
  )
  const layers = [{ weights, bias: Float64Array.from({ length: 14 }, (_, i) => Math.cos(i)) }]
  const network = { window: 2, centre: new Float64Array(inputs), spread: new Float64Array(inputs).fill(1), layers }
  const past = { adjusted: [3, 5, 4], scale: 1.5, seasonality: { kind: 'none' as const, pattern: [0] } }
  const knotsOf = (times: number) => networkKnots([withBands(network, times)], [past], 1)[0]!
  knotsOf(1.7).forEach((knots, step) => {
    const expected = widened(knotsOf(1)[step]!, 1.7)
    knots.forEach((knot, i) => expect(knot).toBeCloseTo(expected[i]!, 9))
  })
})
