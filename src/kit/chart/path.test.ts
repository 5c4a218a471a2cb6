import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePath, round } from './path.ts'

test.each([
  { points: [], path: '' },
  { points: [[1, 2]], path: 'M1 2' },
  {
    points: [
      [0, 0],
      [10.25, -3],
      [10.25, 4],
    ],
    path: 'M0 0l10.3-3 0 7',
  },
  {
    points: [
      [5, 5],
      [4, 5],
      [4, 4.5],
    ],
    path: 'M5 5l-1 0 0-0.5',
  },
] as const)('$points is drawn as $path', ({ points, path }) => {
  expect(linePath(points)).toBe(path)
})

test('every point of a path lies where it would stand alone, however many came before', () => {
  const place = fc.double({ min: -2000, max: 3000, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 200 }), (points) => {
      const steps = [...linePath(points).matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
      let [x, y] = [0, 0]
      for (const [i, [wantedX, wantedY]] of points.entries()) {
        ;[x, y] = [x + (steps[2 * i] ?? NaN), y + (steps[2 * i + 1] ?? NaN)]
        expect([x, y]).toEqual([expect.closeTo(round(wantedX), 6), expect.closeTo(round(wantedY), 6)])
      }
    }),
  )
})
