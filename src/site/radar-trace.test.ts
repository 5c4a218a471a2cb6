import { expect, test } from 'vitest'
import { layRadar, radarDistance } from './radar.ts'
import { type RadarMove } from './radar-move.ts'
import { byMovement, stoodAt } from './radar-trace.ts'

const frame = { now: 2026.9, end: 2060 }
const sectors = ['1', '2', '3', '4', '5']
const drawn = { sectors, distanceOf: (year: number) => radarDistance(year, frame.now, frame.end) }

function given(move: Partial<RadarMove>) {
  const item = { id: '1', category: 'social' as const, year: 2040, when: { year: 2040 }, sector: '3' }
  const moved = { ...item, move: { is: 'farther' as const, says: '', by: 6, was: 2034, ...move } }
  const [point] = layRadar([moved], { ...frame, gap: 24, sectors }).points
  if (!point) throw new Error('it has room')
  return point
}
const sectorAt = ({ x, y }: { x: number; y: number }) => Math.floor((Math.atan2(505 - y, 500 - x) / Math.PI) * 5)
const distanceAt = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 500, y - 505)

test.each(sectors)('what stood in sector %s has its dot there, as far off as it stood', (sectorBefore) => {
  const point = given({ sectorBefore })
  const spot = stoodAt(point, drawn)
  expect(spot && sectorAt(spot)).toBe(sectors.indexOf(sectorBefore))
  const nearer = drawn.distanceOf(2040) - drawn.distanceOf(2034)
  expect(spot && distanceAt(point) - distanceAt(spot)).toBeCloseTo(nearer, 0)
})

test('what stayed in its sector has it on its own ray; what stood in one that is not drawn, or is new, has none', () => {
  const spot = stoodAt(given({}), drawn)
  expect(spot && sectorAt(spot)).toBe(2)
  expect(stoodAt(given({ sectorBefore: null }), drawn)).toBeNull()
  expect(stoodAt(given({ sectorBefore: '9' }), drawn)).toBeNull()
  expect(stoodAt(given({ is: 'new', was: null }), drawn)).toBeNull()
})

test('of many that moved those are traced first that changed their sector, then those that moved most', () => {
  const all = [given({ by: -2 }), given({ by: 40 }), given({ by: 0, sectorBefore: '1' })]
  expect(byMovement(all).map(({ item }) => item.move.by)).toEqual([0, 40, -2])
})
