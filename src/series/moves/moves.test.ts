/** Which moves a series has made, counted so that none is counted twice. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { Observation } from '../series.ts'
import { passageOf, sizeOf, spansApart, usualMove } from './moves.ts'

const yearly = (from: number, values: readonly number[]): Observation[] =>
  values.map((value, i) => [String(from + i), value])

it('counts spans back from the last observation, and leaves out one whose beginning was not observed', () => {
  const series: Observation[] = [...yearly(2000, [1, 2, 3]), ...yearly(2004, [5, 6, 7, 8])]
  expect(spansApart(series, 3)).toEqual([
    { from: '2004', to: '2007', start: 5, end: 8 },
    { from: '2001', to: '2004', start: 2, end: 5 },
  ])
  expect(spansApart(series, 2).map(({ from, to }) => [from, to])).toEqual([['2005', '2007']])
  expect(spansApart([], 2)).toEqual([])
  expect(spansApart(series, 0)).toEqual([])
})

test('spans of any series and length lie side by side, each within what was observed', () => {
  const values = fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 20 }), (made, years) => {
      const series = yearly(1950, made)
      const spans = spansApart(series, years)
      expect(spans.length).toBe(Math.floor((made.length - 1) / years))
      spans.forEach((span, i) => {
        expect(Number(span.to) - Number(span.from)).toBe(years)
        expect(i === 0 ? series.at(-1)?.[0] : spans[i - 1]?.from).toBe(span.to)
      })
    }),
  )
})

test.each([
  { of: 'up', values: [10, 20, 30, 40, 50, 60], from: 25, to: 50, after: 2, told: ['2002', 2, true] },
  { of: 'up, and slower', values: [10, 20, 30, 40, 50, 60], from: 25, to: 50, after: 1, told: ['2002', 2, false] },
  { of: 'down', values: [60, 40, 20, 30, 10], from: 50, to: 25, after: 2, told: ['2001', 1, false] },
  { of: 'not there yet', values: [10, 30, 40], from: 25, to: 50, after: 1, told: ['2001', null, false] },
  { of: 'too young to know', values: [10, 30, 40], from: 25, to: 50, after: 5, told: ['2001', null, null] },
  { of: 'begun beyond it', values: [30, 40, 60], from: 25, to: 50, after: 1, told: null },
  { of: 'never there', values: [1, 2, 3], from: 25, to: 50, after: 1, told: null },
])('$of: when a series passed one level, and whether it stood at another', ({ values, from, to, after, told }) => {
  const passage = passageOf(yearly(2000, values), { from, to }, after)
  expect(passage && [passage.at, passage.years, passage.stood]).toEqual(told)
})

it('counts the moves of shares in points and of all else by their factor', () => {
  expect(sizeOf(10, 20, 'share')).toBe(10)
  expect(sizeOf(10, 20, 'level')).toBeCloseTo(sizeOf(100, 200, 'count') ?? 0, 12)
  expect(sizeOf(-1, 2, 'interval')).toBeNull()
  const doubling = yearly(
    2000,
    Array.from({ length: 12 }, (__, i) => 2 ** i),
  )
  expect(usualMove(doubling, 'level')).toBeCloseTo(Math.log(2), 12)
  expect(usualMove(doubling.slice(0, 8), 'level')).toBeNull()
})
