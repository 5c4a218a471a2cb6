import { expect, test } from 'vitest'
import { sizeOfMemory, studentAt90, toleranceOf } from './growth-tolerance.ts'

/** By scipy 1.17 `stats.t.ppf`. */
test.each([
  { degrees: 7, point: 1.4149239276505086 },
  { degrees: 12, point: 1.356217334023205 },
  { degrees: 27, point: 1.3137029128292737 },
  { degrees: 57, point: 1.2965810437990108 },
])("nine tenths of Student's distribution with $degrees degrees lie below $point", ({ degrees, point }) => {
  expect(Math.abs(studentAt90(degrees) - point)).toBeLessThan(0.001)
})

test('the expansion of the worked case to the last digit', () => {
  expect(studentAt90(7)).toBeCloseTo(1.4141431185848774, 12)
  expect(studentAt90(3)).toBeCloseTo(1.6271788375497045, 12)
})

test('memory multiplies the variance of a mean', () => {
  expect(sizeOfMemory(0, 10)).toBe(1)
  expect(sizeOfMemory(0.5, 3)).toBeCloseTo(1 + 2 * ((2 / 3) * 0.5 + (1 / 3) * 0.25), 12)
  expect(sizeOfMemory(0.5, 3)).toBeCloseTo(1.8333, 4)
  expect(sizeOfMemory(1, 15)).toBeCloseTo(15, 12)
  expect(sizeOfMemory(0.5, 1e5)).toBeCloseTo(3, 4)
})

test('the tolerance without memory is t^2 / (n - 3), and negative memory is none', () => {
  expect(toleranceOf(Float64Array.of(1, -1, 1, -1, 1, -1, 1, -1, 1, -1))).toBeCloseTo(studentAt90(7) ** 2 / 7, 12)
  expect(toleranceOf(Float64Array.of(1, -1, 1, -1, 1, -1, 1, -1, 1, -1))).toBeCloseTo(0.2857, 3)
})

test('memory widens the tolerance', () => {
  // First autocorrelation .4918, without bias beyond 1: twelve times as wide.
  expect(toleranceOf(Float64Array.of(0.5, 0.4, 0.1, -0.3, -0.6, -0.2, 0.1, 0.3, 0.2, -0.1, -0.4, 0))).toBeCloseTo(
    2.550357988307976,
    2,
  )
  // n = 20 and r = .0714: (20 r + 3) / 15 = .2952, which makes 1.778 as much.
  const mild = Float64Array.of(1, -1, 0, 2, 1, -2, 0, 1, 1, -1, -2, 0, 1, 2, -1, -1, 0, 1, -1, -1)
  expect(toleranceOf(mild)).toBeCloseTo(0.18598896750806174, 3)
})
