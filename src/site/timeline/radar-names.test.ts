import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#items/category-titles.ts'
import { layRadar, radarReach, spotAt } from '../radar.ts'
import { placeNames } from './radar-names.ts'

const someItems = fc
  .array(
    fc.record({
      category: fc.constantFrom(...categories),
      year: fc.integer({ min: 2027, max: 2060 }),
      label: fc.string({ minLength: 2, maxLength: 36 }),
    }),
    { maxLength: 60 },
  )
  .map((items) => items.map((item, i) => ({ ...item, id: String(i + 1) })))

type Name = ReturnType<typeof placeNames<{ id: string; category: 'social'; year: number; label: string }>>[number]

/** In pixels of a picture so wide. */
const boxOf = ({ item, x, y, at }: Name, wide: number) => {
  const [across, down, width] = [(x * wide) / 1000, (y * wide) / 1000, item.label.length * 5.7]
  const left = at.includes('l') ? across - width - 5.6 : across + 5.6
  const top = at === 'l' || at === 'r' ? down - 6 : at.startsWith('u') ? down - 15.2 : down + 4
  return { left, right: left + width, top, bottom: top + 12 }
}

const isInside = ({ left, right, top, bottom }: ReturnType<typeof boxOf>, x: number, y: number) =>
  x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1

/** From here outwards the rim may take the room of a name on each side of its point. */
const nearRim = 2050

test.each([960, 840])(
  'of a radar %d px wide no name touches another or leaves it, and the soonest has one unless it stands at the rim',
  (wide) => {
    fc.assert(
      fc.property(someItems, (items) => {
        const { points } = layRadar(items, { now: 2026.9, end: 2060, gap: 24 })
        const names = placeNames(points, wide)
        const boxes = names.map((name) => boxOf(name as never, wide))
        expect(boxes.filter(({ left, right }) => left < -1 || right > wide + 1)).toEqual([])
        const both = boxes.filter((a, i) =>
          boxes
            .slice(i + 1)
            .some((b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom),
        )
        expect(both).toEqual([])
        const rim = Array.from({ length: 600 }, (_, i) => spotAt((i / 600) * Math.PI, radarReach.to + 5))
        const across = boxes.filter((box) =>
          rim.some(({ x, y }) => isInside(box, (x * wide) / 1000, (y * wide) / 1000)),
        )
        expect(across).toEqual([])
        const soonest = points.filter(({ item }) => item.year < nearRim)
        expect(names.length).toBeGreaterThanOrEqual(Math.min(1, soonest.length))
      }),
      { numRuns: 40 },
    )
  },
)
