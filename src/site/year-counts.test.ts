import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barScale, columnsOf, drawnAs, onScale, sumOf } from './year-counts.ts'

const kinds = ['prediction', 'trend']
const due = (year: number, items: number, kind = 'trend') => ({ year, kind, items })

test('years on the scale have a column, with a count for each kind in their order', () => {
  const years = [due(2031, 4), due(2030, 1, 'prediction'), due(2030, 2), due(2075, 9), due(2032, 3, 'rumour')]
  expect(columnsOf(years, kinds)).toEqual([
    { year: 2030, counts: [1, 2] },
    { year: 2031, counts: [0, 4] },
  ])
})

test.each([
  ['pins', [due(2030, 6), due(2031, 6)]],
  ['marks', [due(2030, 7)]],
  ['marks', Array.from({ length: 10 }, (_, i) => due(2030 + i, 40))],
  ['marks', [due(2030, 60)]],
  ['bars', [due(2030, 61)]],
  ['bars', Array.from({ length: 11 }, (_, i) => due(2030 + i, 37))],
])('few items have a mark each, many a bar a year and kind: %s', (as, years) => {
  expect(drawnAs(columnsOf(years, kinds))).toBe(as)
})

test('a bar grows by the logarithm, and one item has one too', () => {
  const { heightOf, tens } = barScale(100)
  expect([0, 1, 10, 100].map(heightOf)).toEqual([0, 131, 565, 1000])
  expect(tens).toEqual([10, 100])
  expect(barScale(1_000_000).tens.at(-1)).toBe(1_000_000)
  expect(barScale(999).tens).toEqual([10, 100])
})

test('what lies beyond the scale is one year before it and one after it, and none is lost', () => {
  const year = fc.record({
    year: fc.integer({ min: 1900, max: 2200 }),
    kind: fc.constantFrom(...kinds),
    items: fc.nat(1000),
  })
  fc.assert(
    fc.property(fc.array(year, { maxLength: 400 }), (years) => {
      const placed = onScale(years)
      expect(placed.length).toBeLessThanOrEqual(43 * kinds.length)
      expect(sumOf(placed)).toBe(sumOf(years))
      expect(columnsOf(placed, kinds)).toEqual(columnsOf(years, kinds))
    }),
  )
})
