import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgedChance, middleOfChances } from './judged-chance.ts'

const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 10 })

test('the worked examples come out', () => {
  expect(middleOfChances([0.2, 0.5, 0.5, 0.5, 1])).toBeCloseTo(0.5, 9)
  expect(judgedChance([0.8, 0.8, 0.8, 0.8, 0.8], 0.5, 0.3)).toBeCloseTo(0.725, 3)
})

test('one wild judgement, however wild, moves nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (wild) => {
      const moved = middleOfChances([wild, 0.3, 0.3, 0.3, 0.3])
      expect(moved).toBeCloseTo(0.3, 9)
    }),
  )
})

test('it lies among the judgements, or between them and the base rate, and never is certain', () => {
  fc.assert(
    fc.property(chances, fc.double({ min: 0, max: 1, noNaN: true }), (all, base) => {
      const judged = judgedChance(all, base, 0.3)
      const within = [...all, base].map((one) => Math.min(0.99, Math.max(0.01, one)))
      expect(judged).toBeGreaterThanOrEqual(Math.min(...within) - 1e-9)
      expect(judged).toBeLessThanOrEqual(Math.max(...within) + 1e-9)
    }),
  )
})
