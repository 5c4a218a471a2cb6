import { expect, it, test } from 'vitest'
import { betaQuantile, betaShare } from './beta.ts'

// From R: qbeta and pbeta.
test.for<[p: number, a: number, b: number, x: number]>([
  [0.975, 0.5, 10.5, 0.2171963],
  [0.025, 3.5, 7.5, 0.0926946],
  [0.5, 2, 2, 0.5],
  [0.5, 100.5, 0.5, 0.9977336],
])('the value below which %s of Beta(%s, %s) lies is %s', ([p, a, b, x]) => {
  expect(betaQuantile(p, a, b)).toBeCloseTo(x, 3)
  expect(betaShare(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 9)
})

it('refuses a chance that is none and a distribution that is none', () => {
  expect(() => betaQuantile(1.1, 1, 1)).toThrow('p must')
  expect(() => betaShare(0.5, 0, 1)).toThrow('a and b')
})
