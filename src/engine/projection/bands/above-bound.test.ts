import { describe, expect, test } from 'vitest'
import { aboveBound } from './above-bound.ts'

const values = [-2, 0, 2, 4, 6, 8, 10]
const logarithms = [1, 2, 4, 8, 20, 40, 80]
const plain = { least: 0, rises: true, explodes: false }

const large = (knots: readonly number[], size: number) => knots.map((knot) => Math.max(1, knot) * size)
const up = (knots: readonly number[]) => knots.map((knot) => knot + 7)

describe('knots above a bound', () => {
  test('what rises is as on values, but below the median as near to the bound as on logarithms', () => {
    expect(aboveBound(values, logarithms, plain)).toEqual([0.5, 1, 2, 4, 6, 8, 10])
  })
  test('what falls is as on logarithms, and no higher above its median than on values', () => {
    expect(aboveBound(values, logarithms, { ...plain, rises: false })).toEqual([1, 2, 4, 8, 8, 8, 10])
    expect(aboveBound([0, 1, 2, 3, 30, 60, 90], logarithms, { ...plain, rises: false })).toEqual(logarithms)
  })
  test('what explodes lies half way in logarithms between both from the median on', () => {
    const knots = aboveBound(values, logarithms, { ...plain, explodes: true })
    const median = Math.sqrt(4 * 8)
    const wanted = [median / 8, median / 4, median / 2, median, Math.sqrt(120), Math.sqrt(320), Math.sqrt(800)]
    knots.forEach((knot, k) => expect(knot).toBeCloseTo(wanted[k]!, 12))
  })
  test('what is as large as a number may be stays finite', () => {
    const knots = aboveBound(large(values, 1e200), large(logarithms, 1e250), { ...plain, explodes: true })
    expect(knots.every(Number.isFinite)).toBe(true)
    expect(knots).toEqual(knots.toSorted((a, b) => a - b))
  })
  test('what falls is not held for exploding', () => {
    const falling = { ...plain, rises: false }
    expect(aboveBound(values, logarithms, { ...falling, explodes: true })).toEqual(
      aboveBound(values, logarithms, falling),
    )
  })
  test.each([
    [true, false],
    [true, true],
    [false, false],
  ])('a bound elsewhere moves everything with it, and no knot crosses (rises %s, explodes %s)', (rises, explodes) => {
    const course = { rises, explodes }
    const moved = aboveBound(up(values), up(logarithms), { ...course, least: 7 })
    const at0 = aboveBound(values, logarithms, { ...course, least: 0 })
    moved.forEach((knot, k) => expect(knot).toBeCloseTo(at0[k]! + 7, 9))
    expect(at0).toEqual(at0.toSorted((a, b) => a - b))
    expect(Math.min(...at0)).toBeGreaterThan(0)
  })
})
