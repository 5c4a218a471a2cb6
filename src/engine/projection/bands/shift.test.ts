import { describe, expect, test } from 'vitest'
import { project } from '../project.ts'
import type { Projection } from '../projection.ts'
import { shifted, shiftOf } from './shift.ts'

const flat = Array.from({ length: 20 }, () => 10)
const knots = (median: number) => [-3, -2, -1, 0, 1, 2, 3].map((off) => median + off)
/** From each origin, three steps of which each was this much too low for a step ahead. */
const pastWith = (leans: readonly number[]) =>
  leans.map((lean, i) => ({ known: 10 + i, knots: [1, 2, 3].map((step) => knots(10 - lean * step)) }))

describe('how much a projection is shifted', () => {
  test('medians that stayed .2 behind for each step, from six origins: half of it', () => {
    expect(shiftOf(flat, pastWith([0.2, 0.2, 0.2, 0.2, 0.2, 0.2]), 1)).toBeCloseTo(0.1, 12)
  })
  test('too high is made good as too low is', () => {
    expect(shiftOf(flat, pastWith([-0.2, -0.21, -0.19, -0.2, -0.2]), 1)).toBeCloseTo(-0.1, 12)
  })
  test.each([
    ['four origins are not enough', [0.2, 0.2, 0.2, 0.2], 0],
    ['five are', [0.2, 0.2, 0.2, 0.2, 0.2], 0.1],
    ['a mean of just three deviations is', [0.2, 0.4, 0.2, 0.4, 0.3, 0.3 - 1e-9, 0.3, 0.3 + 1e-9], 0.15],
    ['a mean of three and a half deviations is', [0.25, 0.45, 0.25, 0.45, 0.25, 0.45], 0.175],
    ['a mean of less than three deviations is not', [0.1, 0.3, 0.1, 0.3, 0.1, 0.3], 0],
    ['origins that err to both sides are not', [-0.2, 0.2, -0.2, 0.2, -0.2, 0.3], 0],
  ])('%s', (_, leans, shift) => expect(shiftOf(flat, pastWith(leans), 1)).toBeCloseTo(shift, 9))
  test('what is less than a hundredth of a mean change is left', () => {
    const past = pastWith([0.2, 0.2, 0.2, 0.2, 0.2])
    expect(shiftOf(flat, past, 19.9)).toBeCloseTo(0.1, 12)
    expect(shiftOf(flat, past, 20.1)).toBe(0)
  })
  test('every knot is moved, by so much more for each step', () => {
    expect(shifted([knots(5), knots(6)], 0.5)).toEqual([knots(5.5), knots(7)])
  })
})

function projected(values: readonly number[], networks = true): Projection {
  const answer = project({ values }, { period: 1, horizon: 12, networks })
  if (answer.refused !== null) throw new Error(answer.refused)
  return answer
}

describe('a projection of a series that leaves every line behind', () => {
  /** Changes grow by as much each year, and a little noise. */
  const bending = Array.from({ length: 30 }, (_, i) => 100 + 0.3 * i * i + 0.2 * Math.sin(5 * i))
  test('says that it is shifted, by how much, and leaves the backtest as it was', () => {
    const { shift, labels, points, backtest, scale } = projected(bending, false)
    expect(labels).toContain('shifted')
    expect(shift).toBe(shiftOf(bending, backtest!.past, scale))
    expect(shift).toBeGreaterThan(0)
    // Nearer to what such a series goes on to: 100 + .3 x 41 x 41 at step 12.
    const truth = 100 + 0.3 * 41 * 41
    expect(Math.abs(points[11]!.median - truth)).toBeLessThan(Math.abs(points[11]!.median - 12 * shift - truth))
  })
  test('in another unit it is shifted as much in that unit', () => {
    const [once, thousandfold] = [
      projected(bending, false),
      projected(
        bending.map((value) => 1024 * value),
        false,
      ),
    ]
    expect(thousandfold.shift).toBeCloseTo(1024 * once.shift, 6)
  })
  test('what took off is not: it errs by shares of its value', () => {
    const tookOff = [...Array.from({ length: 12 }, () => 0), ...bending]
    const { shift, labels, leftOut, backtest, scale } = projected(tookOff)
    expect(leftOut).toBe(12)
    expect(shiftOf(tookOff, backtest!.past, scale)).toBeGreaterThan(0)
    expect(shift).toBe(0)
    expect(labels).not.toContain('shifted')
  })
  test('one that wanders is not', () => {
    const wandering = Array.from({ length: 30 }, (_, i) => 100 + 10 * Math.sin(i * i))
    expect(projected(wandering)).toMatchObject({ shift: 0 })
    expect(projected(wandering).labels).not.toContain('shifted')
  })
})
