import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { monotoneCubic } from './monotone-cubic.ts'

test('the curve of a worked case, inside and beyond its points', () => {
  const curve = monotoneCubic([0, 1, 3], [0, 1, 2])
  expect(curve(0.5)).toBeCloseTo(0.5417, 4)
  // Slopes 7/6, 5/6 and 1/6.
  expect(curve(0.5)).toBeCloseTo(13 / 24, 12)
  expect(curve(2)).toBeCloseTo(1.5 + (2 * (5 / 6 - 1 / 6)) / 8, 12)
  expect([-1, 0, 1, 3, 5].map(curve)).toEqual([0, 0, 1, 2, 2])
})

test('two points make a straight line, a straight line stays one, and a parabola within the circle too', () => {
  expect([2, 2.5, 4].map(monotoneCubic([2, 4], [1, 3]))).toEqual([1, 1.5, 3])
  const line = monotoneCubic([0, 1, 3, 10], [5, 7, 11, 25])
  for (const x of [0.3, 1.7, 6]) expect(line(x)).toBeCloseTo(5 + 2 * x, 12)
  const parabola = monotoneCubic([1, 2, 4], [1, 4, 16])
  for (const x of [1.5, 3]) expect(parabola(x)).toBeCloseTo(x * x, 12)
})

test('slopes that would make the curve turn back are shortened to radius 3', () => {
  // Chords 0 and 1: the parabola would turn; flat stays flat.
  const step = monotoneCubic([0, 1, 2, 3], [0, 0, 1, 1])
  expect([0.5, 1, 1.5, 2.5].map(step)).toEqual([0, 0, 0.5, 1])
  // Chords 10, .1, 10: inner slopes 5.05 each are cut to .3 / sqrt 2.
  const steep = monotoneCubic([0, 1, 2, 3], [0, 10, 10.1, 20.1])
  const slope = 0.3 * Math.SQRT1_2
  expect(steep(1.25)).toBeCloseTo(
    10 + 0.1 * (3 * 0.25 ** 2 - 2 * 0.25 ** 3) + slope * (0.25 * 0.75 ** 2 - 0.25 ** 2 * 0.75),
    12,
  )
  expect(steep(0.5)).toBeCloseTo(5 + (2 * 10 - 5.05 - slope) / 8, 12)
})

const points = fc
  .array(
    fc.tuple(
      fc.double({ min: 0.01, max: 10, noNaN: true }),
      fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true })),
    ),
    {
      minLength: 2,
      maxLength: 12,
    },
  )
  .map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([width, rise]) => [(x += width), (y += rise)] as const)
  })

test('the curve goes through its points and never falls', () => {
  fc.assert(
    fc.property(points, (all) => {
      const [x, y] = [all.map(([at]) => at), all.map(([, height]) => height)]
      const curve = monotoneCubic(x, y)
      all.forEach(([at, height]) => expect(curve(at)).toBeCloseTo(height, 9))
      let before = -Infinity
      const last = x.at(-1) ?? 0
      for (let i = 0; i <= 300; i++) {
        const value = curve((last * i) / 300)
        expect(value).toBeGreaterThanOrEqual(before - 1e-9)
        before = value
      }
    }),
  )
})

test('the curve of mirrored points is the mirrored curve, in any unit', () => {
  const curve = monotoneCubic([0, 1, 3, 4], [0, 5, 6, 9])
  const mirrored = monotoneCubic([0, 1, 3, 4], [0, 3, 4, 9])
  const scaled = monotoneCubic([0, 1000, 3000, 4000], [0, 5e-6, 6e-6, 9e-6])
  for (const x of [0.2, 1.5, 2.9, 3.5]) {
    expect(9 - mirrored(4 - x)).toBeCloseTo(curve(x), 12)
    expect(scaled(x * 1000) * 1e6).toBeCloseTo(curve(x), 12)
  }
})

test('points that make no rising curve are refused where they go wrong', () => {
  const refusals: [number[], number[], string][] = [
    [[], [], 'x must have at least 2 points, not 0'],
    [[1], [1], 'x must have at least 2 points, not 1'],
    [[0, 1], [0], 'y must have 2 points like x, not 1'],
    [[0, 0], [0, 1], 'x[1] must lie above x[0] (0), not at 0'],
    [[0, 1, 0.5], [0, 1, 2], 'x[2] must lie above x[1] (1), not at 0.5'],
    [[0, 1, 2], [0, 1, 0.5], 'y[2] must not fall below y[1] (1), but is 0.5'],
    [[0, Number.NaN], [0, 1], 'x[1] must be a finite number'],
    [[0, 1], [0, Infinity], 'y[1] must be a finite number'],
    [[0, 1e-300], [0, 1e300], 'y[1] rises too steeply from y[0] (0): 1e+300'],
    [[-1e308, 1e308], [0, 1], 'x[1] must lie above'],
  ]
  for (const [x, y, reason] of refusals) expect(() => monotoneCubic(x, y)).toThrow(reason)
  expect(() => monotoneCubic([0, 0], [0, 1])).toThrow(InvalidInput)
})
