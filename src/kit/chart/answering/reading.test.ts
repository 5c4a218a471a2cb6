import { assert, array, boolean, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy, nearestTo, sayReading } from './reading.ts'

test('a reading is one plain sentence, with or without more to say', () => {
  expect(sayReading({ when: '2019', value: '411 ppm', more: 'measured' })).toBe('2019: 411 ppm, measured')
  expect(sayReading({ when: '2031', value: '14%', more: '' })).toBe('2031: 14%')
})

test.each([
  [-5, 0],
  [0, 0],
  [149, 0],
  [151, 1],
  [900, 2],
  [2000, 2],
])('at %d the reading nearest to it is number %d', (x, index) => {
  expect(nearestTo([{ x: 0 }, { x: 300 }, { x: 800 }], x)).toBe(index)
})

test('none lies nearer to a place than the one that answers for it', () => {
  assert(
    property(array(integer({ min: 0, max: 1000 }), { minLength: 1 }), integer({ min: -50, max: 1050 }), (places, x) => {
      const readings = places.toSorted((a, b) => a - b).map((place) => ({ x: place }))
      const away = (i: number) => Math.abs((readings[i]?.x ?? Infinity) - x)
      expect(away(nearestTo(readings, x))).toBe(Math.min(...readings.map((_, i) => away(i))))
    }),
  )
})

test.each([
  ['ArrowRight', false, 6],
  ['ArrowLeft', false, 4],
  ['ArrowUp', false, 6],
  ['ArrowDown', false, 4],
  ['ArrowRight', true, 15],
  ['ArrowLeft', true, 0],
  ['PageUp', false, 15],
  ['PageDown', false, 0],
  ['Home', false, 0],
  ['End', false, 99],
  ['Tab', false, null],
  ['a', false, null],
] as const)('from number 5 of 100 %s (with Shift: %s) leads to %s', (key, shiftKey, to) => {
  expect(movedBy({ key, shiftKey }, 5, 100)).toBe(to)
})

test('no key leads out of the chart, and there and back again is where one was, but for its ends', () => {
  const key = constantFrom(['ArrowRight', 'ArrowLeft'] as const, ['PageUp', 'PageDown'] as const)
  const place = integer({ min: 1, max: 300 }).chain((count) =>
    tuple(integer({ min: 0, max: count - 1 }), integer({ min: count, max: count })),
  )
  assert(
    property(key, boolean(), place, ([there, back], shiftKey, [at, count]) => {
      const moved = movedBy({ key: there, shiftKey }, at, count) ?? -1
      expect(moved).toBeGreaterThanOrEqual(0)
      expect(moved).toBeLessThan(count)
      const returned = movedBy({ key: back, shiftKey }, moved, count)
      expect(moved > 0 && moved < count - 1 ? returned : at).toBe(at)
    }),
  )
})
