import { describe, expect, test } from 'vitest'
import { gompertz, logistic } from './growth-curve.ts'

test('worked numbers of both curves', () => {
  expect(logistic.share(0)).toBe(0.5)
  expect(logistic.steepness(0)).toBe(0.25)
  expect(logistic.timeOf(0.75)).toBeCloseTo(1.0986, 4)
  expect(gompertz.share(0)).toBeCloseTo(Math.exp(-1), 12)
  expect(gompertz.steepness(0)).toBeCloseTo(Math.exp(-1), 12)
  expect(gompertz.timeOf(0.75)).toBeCloseTo(1.2459, 4)
  expect([logistic.name, gompertz.name]).toEqual(['logistic', 'Gompertz'])
})

describe.each([logistic, gompertz])('the $name curve', ({ share, steepness, timeOf }) => {
  test.each([-3, -1, 0.3, 2, 4])('at u = %d: steepness is the slope of the share, and the time leads back', (u) => {
    expect(steepness(u)).toBeCloseTo((share(u + 1e-6) - share(u - 1e-6)) / 2e-6, 7)
    expect(timeOf(share(u))).toBeCloseTo(u, 9)
  })

  test('far out it lies at 0 and 1 and is flat', () => {
    expect([-1000, 1000].map(share)).toEqual([0, 1])
    expect([-1000, 1000].map(steepness)).toEqual([0, 0])
  })
})
