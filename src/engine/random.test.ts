import { expect, test } from 'vitest'
import { randomIndex, seededRandom, standardNormal } from './random.ts'

const draws = (seed: number, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

test('one seed gives one sequence, another seed another', () => {
  expect(draws(7, 100)).toEqual(draws(7, 100))
  expect(draws(7, 100)).not.toEqual(draws(8, 100))
  expect(draws(2 ** 40, 5)).not.toEqual(draws(0, 5))
})

test('numbers are uniform on [0, 1): mean, variance and tenths as they should be', () => {
  const all = draws(1, 100_000)
  const mean = all.reduce((sum, x) => sum + x, 0) / all.length
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...all)).toBeLessThan(1)
  expect(mean).toBeCloseTo(0.5, 2)
  expect(all.reduce((sum, x) => sum + (x - mean) ** 2, 0) / all.length).toBeCloseTo(1 / 12, 2)
  const tenths = Array.from({ length: 10 }, (_, i) => all.filter((x) => Math.floor(x * 10) === i).length)
  // Chi-squared with 9 degrees of freedom: beyond 27.9 once in a thousand seeds.
  expect(tenths.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9)
})

test('normal draws have mean 0, deviation 1 and 2.5 % beyond 1.96', () => {
  const random = seededRandom(3)
  const all = Array.from({ length: 100_000 }, () => standardNormal(random))
  expect(all.reduce((sum, x) => sum + x, 0) / all.length).toBeCloseTo(0, 1)
  expect(all.reduce((sum, x) => sum + x * x, 0) / all.length).toBeCloseTo(1, 1)
  expect(all.filter((x) => x > 1.96).length / all.length).toBeCloseTo(0.025, 2)
  expect(all.every(Number.isFinite)).toBe(true)
})

test('an index is never the count itself', () => {
  expect(randomIndex(() => 0, 5)).toBe(0)
  expect(randomIndex(() => 1 - 2 ** -32, 5)).toBe(4)
})

test('a seed is a whole number', () => {
  for (const seed of [-1, 0.5, Number.NaN, Infinity])
    expect(() => seededRandom(seed)).toThrow('seed must be a whole number')
})
