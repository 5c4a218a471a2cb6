import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gompertz, type GrowthCurve, logistic } from './growth-curve.ts'
import { maturity } from './maturity.ts'

const noisy = [2.1, 3.9, 5.2, 8.8, 12.1, 18.5, 27.2, 35.1, 47.3, 58, 66.9, 77.1, 82.3, 88.4, 91.2, 95.9]
const grown = (curve: GrowthCurve, count = 15) =>
  Array.from({ length: count }, (_, i) => 100 * curve.share((i - 10) / 2))
const about = (value: number) => expect.closeTo(value, 2)

test.each([
  { curve: logistic, reached: 0.8808 },
  { curve: gompertz, reached: 0.8734 },
])('the worked $curve.name curve is known again', ({ curve, reached }) => {
  expect(maturity(grown(curve))).toEqual({
    curve: curve.name,
    maturity: expect.closeTo(reached, 4),
    limit: about(100),
    low: about(100),
    high: about(100),
    rate: expect.closeTo(0.5, 5),
    inflection: expect.closeTo(10, 4),
  })
})

test('noisy values: limit and interval as by scipy 1.17', () => {
  expect(maturity(noisy)).toEqual({
    curve: 'logistic',
    maturity: expect.closeTo(0.96531, 4),
    limit: about(99.3466),
    low: expect.closeTo(98.2557, 2),
    high: expect.closeTo(100.4815, 2),
    rate: expect.closeTo(0.44464, 4),
    inflection: expect.closeTo(8.28918, 3),
  })
})

test('asked for one curve, it answers with that one', () => {
  expect(maturity(noisy, { curves: [gompertz] })).toMatchObject({
    curve: 'Gompertz',
    limit: expect.closeTo(115.105, 1),
  })
  expect(maturity(noisy, { curves: [gompertz, logistic] })).toEqual(maturity(noisy))
})

/** By scipy 1.17 `optimize.least_squares` and `brentq`. */
test('where both curves agree on the past the interval reaches to the limits of both', () => {
  const values = [5, 7, 4, 4, 6, 12, 18, 26, 42, 41, 56, 65, 73, 79, 82, 92, 93, 97, 96, 101]
  expect(maturity(values, { curves: [logistic] })).toMatchObject({
    limit: about(100.8075),
    low: about(97.7872),
    high: about(104.151),
  })
  expect(maturity(values, { curves: [gompertz] })).toMatchObject({
    limit: about(109.2801),
    low: about(103.7022),
    high: about(116.2403),
  })
  expect(maturity(values)).toMatchObject({
    curve: 'logistic',
    limit: about(100.8075),
    low: about(97.7872),
    high: about(111.8055),
  })
})

test.each([
  ['too-few-points', grown(logistic).slice(-9), { needed: 10 }],
  ['negative', [-1, ...grown(logistic)], {}],
  ['not-growing', grown(logistic).toReversed(), {}],
  ['not-growing', Array.from({ length: 12 }, () => 5), {}],
  ['not-growing', Array.from({ length: 12 }, () => 0), {}],
  ['limit-unknown', Array.from({ length: 20 }, (_, i) => 1.1 ** i), {}],
  ['limit-unknown', Array.from({ length: 30 }, (_, i) => 10 + i), {}],
  ['limit-unknown', noisy.slice(0, 10).map((value, i) => value + 3 * (-1) ** i + 4), {}],
] as const)('refused: %s', (refused, values, more) => {
  expect(maturity(values)).toEqual({ refused, ...more })
})

test('a share has its limit below its ceiling', () => {
  const line = Array.from({ length: 20 }, (_, i) => 40 + i)
  expect(maturity(line)).toEqual({ refused: 'limit-unknown' })
  expect(maturity(line, { ceiling: 100 })).toMatchObject({ low: expect.closeTo(94.797, 2), high: 100 })
  // Seen less clearly the low end lies at 63.16: a ceiling of 189 is within x3 of it, one of 190 is not.
  const unclear = line.map((value, i) => value + ((i * i) % 5))
  expect(maturity(unclear, { ceiling: 189 })).toMatchObject({ low: expect.closeTo(63.16, 1), high: 189 })
  expect(maturity(unclear, { ceiling: 190 })).toEqual({ refused: 'limit-unknown' })
  expect(
    maturity(
      line.map((value) => value / 10),
      { ceiling: 100 },
    ),
  ).toEqual({ refused: 'limit-unknown' })
})

test('units do not matter', () => {
  for (const unit of [1e-300, 1e-9, 1e9, 1e300]) {
    expect(maturity(noisy.map((value) => value * unit))).toMatchObject({
      maturity: expect.closeTo(0.96531, 4),
      inflection: expect.closeTo(8.28918, 3),
    })
  }
})

test('whatever is answered is in order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 10, maxLength: 16 }), (steps) => {
      let level = 0
      const answer = maturity(steps.map((step) => (level += step)))
      if ('refused' in answer) return
      expect(answer.low).toBeLessThanOrEqual(answer.limit * 1.000002)
      expect(answer.high).toBeGreaterThanOrEqual(answer.limit * 0.999998)
      expect(answer.high / answer.low).toBeLessThanOrEqual(3)
      expect(answer.maturity).toBeCloseTo(level / answer.limit, 9)
    }),
    { numRuns: 25 },
  )
})

test('senseless input throws', () => {
  expect(() => maturity([1, Number.NaN])).toThrow('values[1] must be a finite number')
  expect(() => maturity(noisy, { curves: [] })).toThrow('curves must not be empty')
  for (const ceiling of [95, Number.NaN])
    expect(() => maturity(noisy, { ceiling })).toThrow(`ceiling must be no less than the values, not ${ceiling}`)
  expect(() => maturity(noisy, { ceiling: 95.9 })).not.toThrow()
})
