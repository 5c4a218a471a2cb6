import { expect, test } from 'vitest'
import { fanData } from './fan-data.ts'

const share = { least: 0, most: 100 }
const points = [{ at: '2027', knots: [-3, -0.5, 12.25, 40, 71, 99, 104], validated: true }]
const observations = [['2026', 38.5]] as const

test('a file of a fan has what was measured and what is projected, but nothing that cannot be', () => {
  const { head, rows } = fanData({ observations: [...observations], points, bounds: share })
  expect(head).toHaveLength(9)
  expect(rows).toEqual([
    ['2026', 38.5, '', '', '', '', '', '', ''],
    ['2027', '', 0, 0, 12.25, 40, 71, 99, 100],
  ])
})

test('without bounds all of it is there, and notes stand beside the values that they are of', () => {
  const beside = [{ at: '2026', value: 38.5, says: 'preliminary' }]
  const { head, rows } = fanData({
    observations: [...observations],
    points,
    bounds: { least: null, most: null },
    beside,
  })
  expect(head.at(-1)).toBe('note')
  expect(rows[0]?.at(-1)).toBe('preliminary')
  expect(rows[1]).toEqual(['2027', '', -3, -0.5, 12.25, 40, 71, 99, 104, ''])
})
