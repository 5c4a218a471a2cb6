import { describe, expect, it } from 'vitest'
import { placeDot, placeLabels } from './labels.ts'
import type { Point } from './path.ts'

const rising: Point[] = Array.from({ length: 50 }, (_, i) => [i * 18, 1000 - i * 19])
const falling: Point[] = rising.map(([x, y]) => [x, 1000 - y])

describe('the words of thresholds', () => {
  it('keep off the series', () => {
    const [low] = placeLabels([{ y: 900, text: 'a low threshold' }], rising)
    expect(low?.side).toBe('right')
    const [high] = placeLabels([{ y: 100, text: 'a high threshold' }], rising)
    expect(high?.side).toBe('left')
  })

  it('do not cover each other', () => {
    const placed = placeLabels(
      [500, 510, 520].map((y) => ({ y, text: 'a threshold of note' })),
      [],
    )
    const boxes = placed.map(({ box }) => box)
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))
    const clash = pairs.filter(([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    expect(clash).toEqual([])
  })

  it('stay inside the drawing at its upper and lower end', () => {
    const [top, bottom] = placeLabels(
      [0, 1000].map((y) => ({ y, text: 'edge' })),
      [],
    )
    expect([top?.isAbove, bottom?.isAbove]).toEqual([false, true])
  })
})

describe('the words of the last observation', () => {
  it('stand above a rising line and below a falling one, left of the needle', () => {
    expect(placeDot([900, 50], '10,527 in 2024', { series: rising, needle: 930 }).at).toBe('ul')
    expect(placeDot([882, 931], '35 in 2024', { series: falling, needle: 930 }).at.endsWith('l')).toBe(true)
    expect(
      placeDot([882, 700], '35 in 2024', { series: falling.map(([x, y]) => [x, y * 0.75] as const), needle: 930 }).at,
    ).toBe('dl')
  })

  it('keep off the words of a point close by', () => {
    const first = placeDot([880, 70], '17.77 in 2022', { series: rising, needle: 960 })
    const beside = (taken: (typeof first.box)[]) =>
      placeDot([900, 50], '18.69 in 2023', { series: rising, needle: 960, taken }).at
    expect([first.at, beside([])]).toEqual(['ul', 'ul'])
    expect(beside([first.box])).not.toBe('ul')
  })

  it('turn to the right where the left has no room', () => {
    expect(placeDot([60, 500], '10,527 in 2024', { series: [], needle: 900 }).at.endsWith('r')).toBe(true)
  })
})
