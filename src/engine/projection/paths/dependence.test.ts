/** How the steps of a projection go together, told by its series. */
import { describe, expect, it, test } from 'vitest'
import { seededRandom, standardNormal } from '../../random.ts'
import { project } from '../project.ts'
import { dependenceOf, stepCorrelation, usualDependence } from './dependence.ts'

test('neighbours go together the more the further they lie ahead, and months less than years', () => {
  for (const period of [1, 4, 12] as const) {
    const neighbours = [1, 2, 5, 20].map((step) => stepCorrelation(usualDependence[period], step, step + 1))
    expect(neighbours).toEqual(neighbours.toSorted((a, b) => a - b))
    expect(stepCorrelation(usualDependence[period], 3, 3)).toBe(1)
  }
  expect(stepCorrelation(usualDependence[1], 1, 2)).toBeCloseTo(0.732, 3)
  expect(stepCorrelation(usualDependence[12], 1, 2)).toBeLessThan(stepCorrelation(usualDependence[4], 1, 2))
})

/** So many months of a walk, with noise of each month's own as many times its steps. */
function months(noise: number, season = 0): number[] {
  const random = seededRandom(7)
  let at = 100
  return Array.from({ length: 240 }, (_, i) => {
    at += standardNormal(random)
    return at + noise * standardNormal(random) + season * Math.sin((i * Math.PI) / 6)
  })
}

describe('the noise of each month', () => {
  it('is none of a price, which goes on from wherever it has come to', () => {
    expect(dependenceOf(months(0), 12).noise).toBeLessThan(0.3)
  })

  it('is the more the more months turn back, and is not made by a single strike', () => {
    const [little, much] = [dependenceOf(months(0.5), 12).noise, dependenceOf(months(3), 12).noise]
    expect(little).toBeGreaterThan(0.8)
    expect(much).toBeGreaterThan(little + 0.8)
    expect(dependenceOf(months(0.5).with(200, 400), 12).noise).toBeLessThan(little + 1.3)
  })

  it('takes no season for noise', () => {
    expect(dependenceOf(months(0, 30), 12).noise).toBeCloseTo(dependenceOf(months(0), 12).noise, 1)
  })

  it('is told by twelve years of quarters and ten of months: one value more before them changes nothing', () => {
    for (const [period, changes] of [
      [4, 48],
      [12, 120],
    ] as const) {
      const newest = months(2).slice(-changes - 1)
      expect(dependenceOf([9999, ...newest], period)).toEqual(dependenceOf(newest, period))
      expect(dependenceOf(newest.with(0, 9999), period)).not.toEqual(dependenceOf(newest, period))
    }
  })

  it('of the same change to and fro is the most there is', () => {
    const toAndFro = Array.from({ length: 121 }, (_, i) => (i % 2) * 1.5 + Math.sin(i * i) / 1e6)
    const noisy = toAndFro.map((value, i) => (Math.floor(i / 12) % 2 === 0 ? value : 3 - value))
    expect(dependenceOf(noisy, 12).noise).toBeLessThanOrEqual(8)
  })
})

it('is the usual one of years, and of a series without a change that of a walk', () => {
  expect(dependenceOf(months(3), 1)).toBe(usualDependence[1])
  expect(dependenceOf([1, 1, 1, 1, 1, 1, 1, 1], 4)).toEqual({ growth: 0.8, noise: 0 })
  expect(dependenceOf([], 12).noise).toBe(0)
})

it('is told with a projection, in whatever unit', () => {
  const values = months(3)
  expect(projectedOf(values)).toEqual(dependenceOf(values, 12))
  expect(projectedOf(values.map((value) => value * 1024))?.noise).toBeCloseTo(projectedOf(values)?.noise ?? 0, 9)
})

function projectedOf(values: readonly number[]) {
  const made = project({ values }, { period: 12 })
  return made.refused === null ? made.dependence : null
}
