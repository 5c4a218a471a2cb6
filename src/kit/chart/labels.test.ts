import { describe, expect, it } from 'vitest'
import { areBoth, type Around, boxOf, placeWords, type Spot } from './labels.ts'
import type { Point } from './path.ts'

const size = { width: 680, height: 340, letter: 6, line: 14, above: 24, beside: 40 }
const nothing: Around = { series: [], uprights: [], levels: [], dots: [] }
const corners = (x: number, y: number): Spot[] => (['ul', 'dl', 'ur', 'dr'] as const).map((at) => ({ x, y, at }))
const rising: Point[] = Array.from({ length: 50 }, (_, i) => [i * 18, 1000 - i * 19])
const place = (spots: Spot[], around: Partial<Around> = {}) =>
  placeWords([{ text: '10,527 in 2024', spots }], { ...nothing, ...around }, size)[0]?.at

describe('words on a drawing', () => {
  it('keep off what is drawn: above a rising line, below a falling one', () => {
    expect(place(corners(882, 69), { series: [rising] })).toBe('ul')
    expect(place(corners(882, 931), { series: [rising.map(([x, y]) => [x, 1000 - y])] })).toBe('dl')
    expect(
      place(corners(500, 500), {
        series: [
          [
            [0, 480],
            [1000, 480],
          ],
        ],
      }),
    ).toMatch(/^d/)
  })

  it('lie on no upright line and cover no dot but their own', () => {
    expect(place(corners(500, 500), { uprights: [450] })).toMatch(/r$/)
    expect(place(corners(500, 500), { uprights: [450, 550] })).toBeUndefined()
    expect(place(corners(500, 500), { dots: [[500, 500]] })).toBe('ul')
    expect(
      place(corners(500, 500), {
        dots: [
          [500, 500],
          [480, 465],
        ],
      }),
    ).not.toBe('ul')
  })

  it('are struck by no line from left to right, dashed or solid: where all their places are, they are left out', () => {
    expect(place(corners(500, 500), { levels: [470] })).toBe('dl')
    expect(place(corners(500, 500), { levels: [470, 530] })).toBeUndefined()
    expect(place(corners(500, 500), { levels: [500] })).toBe('ul')
  })

  it('of a last value stand rather across a line than nowhere, and other words nowhere', () => {
    const zigzag = [Array.from({ length: 400 }, (_, i): Point => [i * 2.5, i % 2 === 0 ? 300 : 700])]
    expect(place(corners(500, 500), { series: zigzag })).toBeUndefined()
    const wish = { text: '10,527 in 2024', spots: corners(500, 500), mayCover: true }
    expect(placeWords([wish], { ...nothing, series: zigzag }, size)[0]).not.toBeNull()
  })

  it('stay off an upright line that ends at the top of the drawing, and above it stand over it', () => {
    expect(place(corners(500, 500), { posts: [450] })).toMatch(/r$/)
    expect(place([{ x: 500, y: -40, at: 'l' }], { posts: [450] })).toBe('l')
    expect(place([{ x: 500, y: -40, at: 'l' }], { uprights: [450] })).toBeUndefined()
  })

  it('stay inside the drawing', () => {
    expect(place(corners(60, 500))).toMatch(/r$/)
    expect(place(corners(960, 500))).toMatch(/l$/)
    expect(place(corners(500, 990))).toMatch(/^u/)
  })

  it('reach into the room beside the drawing where they may', () => {
    const spots: Spot[] = [{ x: 990, y: -40, at: 'r' }]
    const [kept, reaching] = [false, true].map((mayReachOut) =>
      placeWords([{ text: '2027', spots, mayReachOut }], nothing, size),
    )
    expect([kept, reaching]).toEqual([[null], spots])
  })

  it('give way to those that are said before them, and are left out where nothing is free', () => {
    const wishes = Array.from({ length: 5 }, () => ({ text: '10,527 in 2024', spots: corners(500, 500) }))
    const spots = placeWords(wishes, nothing, size)
    expect(spots.map((spot) => spot?.at)).toEqual(['ul', 'dl', 'ur', 'dr', undefined])
    const boxes = spots.flatMap((spot) => (spot ? [boxOf('10,527 in 2024', spot, size)] : []))
    expect(boxes.filter((a, i) => boxes.some((b, j) => i !== j && areBoth(a, b)))).toEqual([])
  })
})
