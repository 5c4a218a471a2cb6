import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrated, pool, pooledLogOdds, poolWeights } from './pool.ts'

test('three forecasts, the newest counting most', () => {
  expect(pool([0.2, 0.3, 0.5], null)).toBeCloseTo(0.3762, 4)
  expect(pooledLogOdds([0.2, 0.3, 0.5], null)).toBeCloseTo(-0.5057, 4)
  expect([...poolWeights(3, null)]).toEqual([expect.closeTo(0.3335, 4), expect.closeTo(0.6208, 4), 1])
})

test('skill multiplies the weight', () => {
  expect([...poolWeights(3, [2, 1, 0.5])]).toEqual([expect.closeTo(0.667, 4), expect.closeTo(0.6208, 4), 0.5])
  // Log-odds of ln 9 with weight 3 and 0 with weight 1: odds of 9^.75 = 5.1962.
  expect(pool([0.9, 0.5], [3, 1])).toBeCloseTo(5.19615 / 6.19615, 5)
  expect(pool([0.9, 0.5], null)).toBeCloseTo(0.75, 12)
})

test('a calibration shifts and scales the log-odds', () => {
  expect(calibrated(1, { shift: -0.5, scale: 1.5 })).toBeCloseTo(0.7311, 4)
  expect(pool([0.75], null, { shift: 0, scale: 2 })).toBeCloseTo(0.9, 12)
  expect(pool([0.75], null, { shift: -Math.log(3), scale: 1 })).toBeCloseTo(0.5, 12)
})

test('certainty is taken as 98 %, whichever way', () => {
  expect(pool([1], null)).toBeCloseTo(0.98, 12)
  expect(pool([0, 1e-300], null)).toBeCloseTo(0.02, 12)
  expect(pool([0.97], null)).toBeCloseTo(0.97, 12)
})

const some = fc.array(
  fc.record({ p: fc.double({ min: 0, max: 1, noNaN: true }), skill: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 40,
  },
)

test('uncalibrated it lies among the forecasts, and is symmetric under complement', () => {
  fc.assert(
    fc.property(some, (all) => {
      const said = all.map(({ p }) => Math.min(0.98, Math.max(0.02, p)))
      const skills = all.map(({ skill }) => skill)
      const found = pool(said, skills)
      expect(found).toBeGreaterThanOrEqual(Math.min(...said) - 1e-12)
      expect(found).toBeLessThanOrEqual(Math.max(...said) + 1e-12)
      const calibration = { shift: 0.3, scale: 1.3 }
      const turned = pool(
        said.map((p) => 1 - p),
        skills,
        { ...calibration, shift: -0.3 },
      )
      expect(turned).toBeCloseTo(1 - pool(said, skills, calibration), 10)
    }),
  )
})

test('only the proportions of skills count, and more skill draws the pool nearer', () => {
  fc.assert(
    fc.property(some, (all) => {
      const said = all.map(({ p }) => p)
      const skills = all.map(({ skill }) => skill)
      const found = pooledLogOdds(said, skills)
      expect(
        pooledLogOdds(
          said,
          skills.map((skill) => skill * 7),
        ),
      ).toBeCloseTo(found, 10)
      const [first = 0] = said
      const drawn = pooledLogOdds(
        said,
        skills.map((skill, i) => (i === 0 ? skill * 2 : skill)),
      )
      const target = pooledLogOdds([first], null)
      expect(Math.abs(drawn - target)).toBeLessThanOrEqual(Math.abs(found - target) + 1e-12)
    }),
  )
})

test('forecasts and skills that make no sense are refused by name', () => {
  expect(() => pool([], null)).toThrow('probabilities must not be empty')
  expect(() => pool([0.5, Number.NaN], null)).toThrow('probabilities[1] must lie between 0 and 1, not NaN')
  expect(() => pool([0.5, 0.5], [1])).toThrow('skills must be as many as the forecasts: 2, not 1')
  expect(() => pool([0.5], [0])).toThrow('skills[0] must be a finite number above 0, not 0')
  expect(() => pool([0.5], null, { shift: Number.NaN, scale: 1 })).toThrow('calibration.shift must be a finite number')
  expect(() => pool([0.5], null, { shift: 0, scale: Infinity })).toThrow('calibration.scale must be a finite number')
  expect(() => calibrated(Infinity, { shift: 0, scale: 0 })).toThrow('pooled must be a finite number')
  expect(() => poolWeights(-1, null)).toThrow('count must be a whole number')
})
