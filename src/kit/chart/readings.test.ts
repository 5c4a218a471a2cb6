import { expect, test } from 'vitest'
import { planFan } from './fan-plan.ts'
import { nearestTo, readingsOf } from './readings.ts'

const given = {
  observations: [
    ['2019', 10],
    ['2020', 12],
    ['2024', 20],
  ] as const,
  points: [2025, 2026, 2027].map((year, i) => ({
    at: String(year),
    knots: [12, 15, 18, 21, 24, 27, 30].map((knot) => knot + i),
    validated: i < 2,
  })),
  bounds: { least: 0, most: null },
  thresholds: [],
  today: '2024-11-22',
}

test('a chart answers with what was measured, and then with the median and its band', () => {
  expect(readingsOf(planFan(given, true)).map(({ says }) => says)).toEqual([
    '2019: 10',
    '2020: 12',
    '2024: 20',
    '2025: about 21, 80% from 15 to 27',
    '2026: about 22, 80% from 16 to 28',
    '2027: about 23, 80% from 17 to 29',
  ])
})

test('what has come by now and was not measured is said to be estimated, and not seen yet', () => {
  const says = readingsOf(planFan({ ...given, today: '2026-02-01' }, true)).map((one) => one.says)
  expect(says.slice(3)).toEqual([
    '2025: about 21, 80% from 15 to 27; estimated, not seen yet',
    '2026: about 22, 80% from 16 to 28; estimated, not seen yet',
    '2027: about 23, 80% from 17 to 29',
  ])
})

test('each stands where it is drawn, the projected ones on the line of the median, also beyond the validated range', () => {
  const plan = planFan(given, true)
  const readings = readingsOf(plan)
  expect(readings.map(({ x }) => x)).toEqual(readings.map(({ x }) => x).toSorted((a, b) => a - b))
  expect(readings.slice(0, 3).map(({ x, y }) => [x, y])).toEqual(plan.line.map(([x, y]) => [x, y]))
  expect([readings[5]?.x, readings[5]?.y]).toEqual([...(plan.fan?.median.far.at(-1) ?? [])])
})

test('a series without a projection answers with what was measured', () => {
  expect(readingsOf(planFan({ ...given, points: [] })).map(({ says }) => says)).toHaveLength(3)
})

test.each([
  [-5, 0],
  [0, 0],
  [149, 0],
  [151, 1],
  [900, 2],
  [2000, 2],
])('at %d the reading nearest to it is number %d', (x, index) => {
  const readings = [0, 300, 800].map((at) => ({ x: at, y: 0, says: '' }))
  expect(nearestTo(readings, x)).toBe(index)
})
