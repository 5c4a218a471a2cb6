/** Lines in lanes: one below the other, on one scale, and none over the words of the next. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from '#kit/chart/scale.ts'
import { lanesOf } from './lanes.ts'

const scale = linearScale(0, 0.5)

test('a point is as high in one lane as in another', () => {
  const { lanes } = lanesOf([0.5, 0.3, 0.02], scale)
  const heights = lanes.map(({ floor, at }) => floor - at(0.01))
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 6)
})

test('whatever is drawn in a lane lies between its words and its floor, and all of it within the drawing', () => {
  const most = fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 20 })
  fc.assert(
    fc.property(most, (values) => {
      const { lanes, height } = lanesOf(values, scale)
      expect(height).toBeGreaterThan(0)
      let before = 0
      for (const [i, { words, floor, at }] of lanes.entries()) {
        expect(words).toBeGreaterThan(before)
        expect(at(values[i] ?? 0)).toBeGreaterThan(words)
        expect(at(0)).toBeCloseTo(floor, 6)
        before = floor
      }
      expect(before).toBeLessThanOrEqual(1000 + 1e-6)
    }),
  )
})
