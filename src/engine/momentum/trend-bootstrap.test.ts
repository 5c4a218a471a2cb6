import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { mean } from '../statistics.ts'
import { autocorrelations } from './autocorrelation.ts'
import { noiseLike } from './trend-bootstrap.ts'

const draws = 20_000
/** Their Theil-Sen line is 0. */
const about0 = [3, -1, -2, 0, 2, -3, 1, 1, -2, 3, -1, -2, 0, 2, -1, 0]
const variance = (values: number[]) => mean(values.map((value) => value ** 2)) - mean(values) ** 2

test('noise is put together from the innovations about the line', () => {
  // About the line 0: residuals as they stand, first autocorrelation -.75, freed of its bias -1; then -.99.
  const values = [1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1]
  const residual = (i: number) => values[i]!
  const innovation = (i: number) => residual(i) + 0.99 * residual(i - 1)
  const centre = mean(values.slice(1).map((_, i) => innovation(i + 1)))
  const drawn = noiseLike(values, () => 0.999)()
  const last = (innovation(11) - centre) * Math.sqrt(12 / 9)
  expect(drawn).toHaveLength(12)
  expect(drawn[0]).toBe(-1)
  expect(drawn[1]).toBeCloseTo(0.99 + last, 12)
  expect(drawn[2]).toBeCloseTo(-0.99 * (0.99 + last) + last, 12)
})

test('the memory of the noise is that of the residuals, freed of its bias for two numbers', () => {
  const memory = (16 * autocorrelations(about0)[0]! + 2) / 12
  const raw = about0.slice(1).map((value, i) => value - memory * about0[i]!)
  const last = (raw.at(-1)! - mean(raw)) * Math.sqrt(16 / 13)
  const [first, second, third] = noiseLike(about0, () => 0.999)()
  expect(first).toBe(0)
  expect(second).toBeCloseTo(last, 12)
  expect(third).toBeCloseTo(memory * last + last, 12)
})

test('the noise is as strong as the residuals, widened for the three numbers fitted', () => {
  const draw = noiseLike(about0, seededRandom(5))
  const drawn = Array.from({ length: draws }, () => draw())
  const first = drawn.map((noise) => noise[0]!)
  expect(mean(first)).toBeCloseTo(mean(about0), 1)
  expect(variance(first) / variance(about0)).toBeCloseTo(1, 1)
  const memory = mean(drawn.map((noise) => noise[9]! * noise[8]!)) / mean(drawn.map((noise) => noise[8]! ** 2))
  const innovations = drawn.map((noise) => noise[9]! - memory * noise[8]!)
  expect(mean(innovations)).toBeCloseTo(0, 1)
  const raw = about0.slice(1).map((value, i) => value - memory * about0[i]!)
  expect(variance(innovations) / variance(raw)).toBeCloseTo(16 / 13, 1)
})

test('a perfect line has no noise', () => {
  expect([...noiseLike([0.1, 0.2, 0.3, 0.4, 0.5, 0.6], seededRandom(1))()]).toEqual([0, 0, 0, 0, 0, 0])
})
