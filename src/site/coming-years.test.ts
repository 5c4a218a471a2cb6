import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { byYear, layStrip, placeOf } from './coming-years.ts'

const kinds = ['prediction', 'trend', 'scenario']
const range = { from: 2026, end: 2060 }
const someItems = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      label: fc.string({ minLength: 2, maxLength: 36 }),
      year: fc.integer({ min: 2026, max: 2090 }),
    }),
    { maxLength: 60 },
  )
  .map((items) => items.map((item, i) => ({ ...item, id: String(i + 1) })))

test('no label of the strip overlaps another or leaves it', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { lanes } = layStrip(items, kinds, range)
      expect(lanes.reduce((sum, { places, left }) => sum + places.length + left, 0)).toBe(items.length)
      for (const { places, rows } of lanes) {
        const extents = places.map(({ item, x, row, isFlipped }) => {
          const width = item.label.length * 0.66 + 2.4
          return { row, from: isFlipped ? x - width : x, to: isFlipped ? x : x + width }
        })
        for (const [i, a] of extents.entries()) {
          expect(a.row).toBeLessThan(rows)
          expect(a.from).toBeGreaterThanOrEqual(0)
          expect(a.to).toBeLessThanOrEqual(100)
          for (const b of extents.slice(i + 1)) expect(a.row === b.row && a.from < b.to && a.to > b.from).toBe(false)
        }
      }
    }),
    { numRuns: 50 },
  )
})

test('every kind has its lane, in the order given, also an empty one', () => {
  const { lanes, ticks } = layStrip([{ kind: 'trend', id: '1', label: 'Heat', year: 2030 }], kinds, range)
  expect(lanes.map(({ kind, places }) => [kind, places.length])).toEqual([
    ['prediction', 0],
    ['trend', 1],
    ['scenario', 0],
  ])
  expect(ticks).toEqual([2026, 2028, 2030, 2032, 2034, 2036])
})

test('an item lies in the middle of its year', () => {
  expect(placeOf(2031, { from: 2026, to: 2036 })).toBe(50)
  expect(layStrip([{ kind: 'trend', id: '1', label: 'Heat', year: 2030 }], kinds, range).lanes[1]?.places[0]?.x).toBe(
    45,
  )
})

test('the list goes by years and leaves none out', () => {
  const items = [2040, 2030, 2040].map((year, i) => ({ kind: 'trend', id: String(i), label: 'x', year }))
  expect(byYear(items).map(({ year, items: own }) => [year, own.length])).toEqual([
    [2030, 1],
    [2040, 2],
  ])
})
