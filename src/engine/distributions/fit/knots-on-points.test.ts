import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onPoints } from './knots-on-points.ts'

const points = (places: number[], steps: number) =>
  onPoints(
    places.map((place, i) => ({ place, probability: i })),
    steps,
  ).map(({ place }) => Math.round(place * steps * 1e9) / 1e9)

test('knots go to the nearest points, together when they crowd, and never to an end', () => {
  const cases: [number[], number, number[]][] = [
    [[0.42, 0.42, 0.42], 200, [83, 84, 85]],
    [[0.11, 0.52, 0.87], 10, [1, 5, 9]],
    [[0.5, 0.5], 10, [5, 6]],
    [[0.5, 0.5, 0.5, 0.58], 10, [4, 5, 6, 7]],
    [[0.2, 0.5, 0.5, 0.5, 0.8], 10, [2, 4, 5, 6, 8]],
    [[0.3, 0.3, 0.4, 0.4], 10, [2, 3, 4, 5]],
    [[0.3, 0.44, 0.44], 10, [3, 4, 5]],
    [[0.1, 0.3, 0.6, 0.6], 10, [1, 3, 6, 7]],
    [[0, 0, 0.05], 10, [1, 2, 3]],
    [[1, 1, 1], 10, [7, 8, 9]],
    [[0, 0.04], 100, [1, 4]],
    [[0.96, 1], 100, [96, 99]],
    [[], 10, []],
  ]
  for (const [places, steps, expected] of cases) expect(points(places, steps), `${places}`).toEqual(expected)
})

test('they keep their probabilities and their order, each on its own point', () => {
  expect(
    onPoints(
      [
        { place: 0.3, probability: 0.2 },
        { place: 0.3, probability: 0.7 },
      ],
      10,
    ),
  ).toEqual([
    { place: 0.3, probability: 0.2 },
    { place: 0.4, probability: 0.7 },
  ])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 7 }), (places) => {
      const found = points(
        places.toSorted((a, b) => a - b),
        200,
      )
      found.forEach((point, i) => {
        expect(Number.isInteger(point)).toBe(true)
        expect(point).toBeGreaterThan(found[i - 1] ?? 0)
        expect(point).toBeLessThan(200)
      })
    }),
  )
})
