import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../random.ts'
import { project } from './project.ts'
import type { Projection } from './projection.ts'

const random = seededRandom(11)
const growing = Array.from({ length: 25 }, (_, i) => 40 * Math.exp(0.05 * i + 0.06 * standardNormal(random)))
const aroundZero = Array.from({ length: 25 }, (_, i) => Math.sin(i) * 5 + standardNormal(random) - 2)

function knotsOf(values: readonly number[]): number[] {
  const answer = project({ values }, { period: 1 })
  return answer.refused === null ? answer.points.flatMap(({ knots }) => knots) : []
}

test.each([1e-300, 1e-9, 0.01, 3, 1e9, 1e290])('a projection is the same in a unit %f times as small', (factor) => {
  const plain = knotsOf(growing)
  expect(plain).toHaveLength(42)
  knotsOf(growing.map((value) => value * factor)).forEach((value, i) =>
    expect(value / factor / plain[i]!).toBeCloseTo(1, 3),
  )
})

test('a power of two changes no digit', () => {
  expect(knotsOf(aroundZero.map((value) => value * 1024))).toEqual(knotsOf(aroundZero).map((value) => value * 1024))
})

test('a negative series has negative forecasts', () => {
  const answer = project({ values: growing.map((value) => -value) }, { period: 1 })
  const { points } = answer as Projection // not refused: it is the mirror of a series that moves
  expect(points.every(({ median }) => median < -100)).toBe(true)
})

test.each([
  ['one value that differs', [...Array.from({ length: 14 }, () => 5), 6]],
  ['a jump at the start', [0, ...Array.from({ length: 14 }, () => 5), 5]],
  ['an exact repetition', Array.from({ length: 24 }, (_, i) => [1, 5, 2, 8][i % 4]!)],
  ['alternation around zero', Array.from({ length: 16 }, (_, i) => (i % 2 ? 1 : -1))],
  ['tiny movements far from zero', Array.from({ length: 16 }, (_, i) => 1e9 + ((i * 37) % 5) * 1e-6)],
  ['an explosion', Array.from({ length: 16 }, (_, i) => 10 ** (2 * i))],
  ['a collapse', Array.from({ length: 16 }, (_, i) => 10 ** (-18 * i))],
  ['giants', Array.from({ length: 16 }, (_, i) => (i % 3) * 4e299)],
  ['the smallest numbers there are', Array.from({ length: 16 }, (_, i) => (1 + (i % 3)) * 5e-324)],
])('%s has finite, ordered bands for every period', (_, values) => {
  for (const period of [1, 4] as const) {
    const answer = project({ values }, { period, horizon: 12 })
    if (answer.refused !== null) continue
    for (const { knots, median } of answer.points) {
      expect(knots.every(Number.isFinite)).toBe(true)
      expect(knots).toEqual(knots.toSorted((a, b) => a - b))
      expect(median).toBe(knots[3])
    }
    expect(Number.isFinite(answer.backtest?.error ?? 0)).toBe(true)
  }
})
