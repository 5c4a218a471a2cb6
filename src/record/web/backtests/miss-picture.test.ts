/** A missed value as a drawing. */
import { expect, test } from 'vitest'
import { missPicture } from './miss-picture.ts'

const miss = {
  from: '2020',
  at: '2022',
  median: 10,
  low80: 8,
  high80: 12,
  observed: 20,
  spark: [
    [2005, 4],
    [2015, 6],
    [2020, 10],
    [2022, 20],
  ] as [number, number][],
}
/** Each point of a line lies from the one before as far as its path tells. */
function placesIn(path: string): number[][] {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  let [x, y] = [0, 0]
  return numbers.flatMap((step, i) => {
    if (i % 2 === 0) return ((x += step), [])
    return [[x, (y += step)]]
  })
}

const top = (path: string) => Math.min(...placesIn(path).map(([, y]) => y ?? 0))
const bottom = (path: string) => Math.max(...placesIn(path).map(([, y]) => y ?? 0))

test('the past ends where it was foreseen from, and from there the values that followed lead to what came', () => {
  const { past, band, way, came } = missPicture({
    ...miss,
    spark: [...miss.spark.slice(0, 3), [2021.5, 13], [2022.5, 20], [2023.5, 7]],
  })
  expect(placesIn(way)).toHaveLength(3)
  expect([placesIn(way)[0], placesIn(way)[2]]).toEqual([placesIn(past).at(-1), placesIn(came)[0]])
  const [last] = placesIn(past).slice(-1)
  expect(placesIn(band)[0]).toEqual(last)
  // Ten years and no more of a past that is longer.
  expect(placesIn(past)).toHaveLength(2)
  expect(placesIn(came)[0]?.[0]).toBe(placesIn(band)[1]?.[0])
})

test('what came above the band lies above it, and what came below lies below', () => {
  expect(top(missPicture(miss).came)).toBeLessThan(top(missPicture(miss).band))
  const below = missPicture({ ...miss, observed: 1 })
  expect(top(below.came)).toBeGreaterThan(bottom(below.band))
})

test('where lists show nothing of a series, the band and what came are drawn all the same', () => {
  const { past, band, way, came } = missPicture({ ...miss, spark: [] })
  expect([past, way]).toEqual(['', ''])
  expect(placesIn(band)).toHaveLength(3)
  expect(placesIn(came)).toHaveLength(1)
})
