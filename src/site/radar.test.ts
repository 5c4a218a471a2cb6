import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#items/category-titles.ts'
import { alongRay, layRadar, radarDistance, radarReach, radarSize } from './radar.ts'

const frame = { now: 2026.89, end: 2060, gap: 36 }
const someItems = fc
  .array(fc.record({ category: fc.constantFrom(...categories), year: fc.integer({ min: 2026, max: 2100 }) }), {
    maxLength: 80,
  })
  .map((items) => items.map((item, i) => ({ ...item, id: String(i + 1) })))
const angleOf = ({ x, y }: { x: number; y: number }) => Math.atan2(505 - y, 500 - x)

test('no two points of the radar overlap, and none leaves the drawing or its sector', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { points, left } = layRadar(items, frame)
      expect(points.length + left).toBe(items.length)
      for (const [i, a] of points.entries()) {
        for (const b of points.slice(i + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(frame.gap - 0.2)
        expect(a.x).toBeGreaterThan(0)
        expect(a.x).toBeLessThan(radarSize.width)
        expect(Math.floor((angleOf(a) / Math.PI) * 5)).toBe(categories.indexOf(a.item.category))
      }
    }),
    { numRuns: 30 },
  )
})

test('in sectors of one’s own, two to eight of them, each point lies in its own, whatever its category', () => {
  const given = fc
    .integer({ min: 2, max: 8 })
    .chain((count) => fc.tuple(fc.constant(count), someItems, fc.array(fc.nat(count - 1), { minLength: 80 })))
  fc.assert(
    fc.property(given, ([count, items, places]) => {
      const sectors = Array.from({ length: count }, (_, i) => `s${i}`)
      const own = items.map((item, i) => ({ ...item, sector: `s${places[i]}` }))
      const { points, left } = layRadar(own, { ...frame, sectors })
      expect(points.length + left).toBe(own.length)
      for (const { x, y, item } of points)
        expect(Math.floor((angleOf({ x, y }) / Math.PI) * count)).toBe(sectors.indexOf(item.sector))
    }),
    { numRuns: 30 },
  )
})

test('the same items always lie at the same places', () => {
  const items = categories.map((category, i) => ({ id: String(i + 1), category, year: 2030 + i }))
  expect(layRadar(items, frame)).toEqual(layRadar(items.toReversed(), frame))
})

test('what is due later lies farther out', () => {
  const { points } = layRadar(
    [2029, 2035, 2050].map((year, i) => ({ id: String(i + 1), category: 'social' as const, year })),
    frame,
  )
  const distances = points.map(({ x, y }) => Math.hypot(x - 500, y - 505))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(new Set(distances).size).toBe(3)
})

test('a quarter of the time left lies half way out, and years beyond the end lie on the rim', () => {
  expect(radarDistance(2030, 2020, 2060)).toBeCloseTo((46 + 430) / 2)
  expect(radarDistance(2085, 2020, 2060)).toBe(430)
})

test('what finds no room in its year is left out and counted, never drawn over another', () => {
  const crowd = Array.from({ length: 60 }, (_, i) => ({
    id: String(i + 1),
    category: 'political' as const,
    year: 2028,
  }))
  const { points, left } = layRadar(crowd, frame)
  expect(points.length).toBeGreaterThan(1)
  expect(left).toBe(60 - points.length)
  expect(left).toBeGreaterThan(40)
  for (const { y } of points) expect(y).toBeLessThan(505 - 15) // clear of the ground that the years stand on
})

test.each([
  [{ x: 500, y: 305 }, 50, { x: 500, y: 255 }],
  [{ x: 300, y: 505 }, -100, { x: 400, y: 505 }],
  [{ x: 500, y: 305 }, 9999, { x: 500, y: 505 - radarReach.to }],
  [{ x: 500, y: 305 }, -9999, { x: 500, y: 505 - radarReach.from }],
])('a point goes along its ray and stays on the radar: %j by %i', (from, by, to) => {
  expect(alongRay(from, by)).toEqual(to)
})
