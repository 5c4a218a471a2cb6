/** Where a curve is drawn, and which value lies at a place of it. */
import { expect, test } from 'vitest'
import { linearScale, logScale, valueOn } from '../../../chart/scale.ts'
import { areaPath, curvePath, cutTo, rowsOf } from './curve.ts'

const hill = [
  [0, 0],
  [10, 2],
  [20, 0],
] as const

test('what lies between two values keeps its heights there, and nothing beyond the ends of the curve is made up', () => {
  expect(cutTo(hill, 5, 15)).toEqual([
    [5, 1],
    [10, 2],
    [15, 1],
  ])
  expect(cutTo(hill, -10, 10)).toEqual([
    [0, 0],
    [10, 2],
  ])
  expect(cutTo(hill, 30, 40)).toEqual([])
})

test('a curve is drawn as far as the axis goes, and cut where it is higher than the drawing', () => {
  expect(curvePath(hill, linearScale(0, 20), 2)).toBe('M0 1000l500-1000 500 1000')
  expect(curvePath(hill, linearScale(5, 15), 1)).toBe('M0 0l500 0 500 0')
  expect(areaPath(hill, linearScale(0, 20), 4)).toBe('M0 1000l0 0 500-500 500 500 0 0Z')
  expect(areaPath(hill, linearScale(30, 40), 4)).toBe('')
})

test('the value at a place of an axis is the one that lies there', () => {
  for (const scale of [linearScale(-3, 12), logScale(1, 1000)])
    for (const place of [0, 125, 500, 1000]) expect(scale.at(valueOn(scale, place))).toBeCloseTo(place, 9)
  expect(valueOn(logScale(1, 1000), 500)).toBeCloseTo(31.62, 2)
})

test.each([
  ['apart', [100, 300, 500, 700, 900], [0, 1, 0, 1, 0]],
  ['near each other', [400, 440, 480, 520, 560], [0, 1, 2, 3, 0]],
  ['at one place', [500, 500, 500, 500, 500], [0, 1, 2, 3, 4]],
  ['past each other', [440, 400, 900, 480], [1, 0, 1, 2]],
])('handles %s hang so that none lies on another', (_, places, rows) => {
  expect(rowsOf(places)).toEqual(rows)
})
