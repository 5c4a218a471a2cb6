/** How far a crowd went is the difference of the two numbers that everybody reads, however finely each is told. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#engine/distributions/calendar.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { crowdOf } from '../crowd/index.ts'
import { nothingLearnt } from '../learning/learn.ts'
import { type End, shiftOf, steepestOf } from './index.ts'

const range = { min: 0.37, max: 98_765.4321, openBelow: true, openAbove: true, scale: 'log' as const }
const ppm: Question = { type: 'numeric', unit: 'ppm', range }
const within = (value: number) => Math.min(range.max, Math.max(range.min, value))
const number = (p50: number, by: number): Estimate => ({
  type: 'numeric',
  quantiles: {
    p5: within(p50 / by / by),
    p25: within(p50 / by),
    p50: within(p50),
    p75: within(p50 * by),
    p95: within(p50 * by * by),
  },
})

/** Four people who say the same, and what is told of them. */
function end(question: Question, said: Estimate, from: number): End {
  const standing = ['a', 'b', 'c', 'd'].map((person, i) => ({ person, at: from + i, estimate: said }))
  const words = standing.map(({ estimate }) => ({ estimate, wording: 'w' }))
  const told = crowdOf({ question, wording: 'w' }, words).said
  if (!told) throw new Error('Too few.')
  return { estimate: told.estimate, standing, learnt: nothingLearnt }
}
const middle = ({ estimate }: End) => (estimate.type === 'numeric' ? estimate.quantiles.p50 : Number.NaN)

test('a crowd that grew unsure went as far as from the number that was told finely', () => {
  const [sure, unsure] = [end(ppm, number(123, 1.1), 0), end(ppm, number(3000, 4), 9)]
  const went = middle(unsure) - middle(sure)
  expect(shiftOf(ppm, { from: sure, to: unsure }).amount).toBe(went)
  expect(shiftOf(ppm, { from: unsure, to: sure }).amount).toBe(-went)
  expect(steepestOf(ppm, [sure.estimate, unsure.estimate, sure.estimate])?.amount).toBe(went)
})

test('however wide each end is, what is told is the difference of both, and parts add up to it', () => {
  const said = fc.tuple(fc.double({ min: 0.3, max: 1.2e5, noNaN: true }), fc.double({ min: 1.02, max: 9, noNaN: true }))
  fc.assert(
    fc.property(said, said, (one, other) => {
      const [from, to] = [end(ppm, number(...one), 0), end(ppm, number(...other), 9)]
      const { amount, parts } = shiftOf(ppm, { from, to })
      const went = middle(to) - middle(from)
      expect(Math.abs(amount - went)).toBeLessThanOrEqual(1e-9 * Math.max(1, middle(to), middle(from)))
      expect(steepestOf(ppm, [from.estimate, to.estimate])?.amount ?? 0).toBe(amount)
      const sum = parts.reduce((total, part) => total + part.amount, 0)
      expect(parts.length === 0 || Math.abs(sum - amount) <= 1e-9 * Math.max(1, Math.abs(amount) * 2)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('of dates it is told in days as soon as one of them is told to the day', () => {
  const days: Question = {
    type: 'date',
    range: { min: '2026-01-01', max: '2060-01-01', openBelow: false, openAbove: true },
  }
  const sure: Estimate = {
    type: 'date',
    quantiles: { p5: '2030-02-01', p25: '2030-03-01', p50: '2030-03-17', p75: '2030-04-01', p95: '2030-05-01' },
  }
  const unsure: Estimate = {
    type: 'date',
    quantiles: { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-05-01', p75: '2033-01-01', p95: '2036-01-01' },
  }
  expect(steepestOf(days, [sure, unsure])?.amount).toBe(dayOf('2030-05-01') - dayOf('2030-03-17'))
  expect(steepestOf(days, [unsure, sure])?.amount).toBe(dayOf('2030-03-17') - dayOf('2030-05-01'))
})
