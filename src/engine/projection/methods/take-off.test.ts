import { describe, expect, test } from 'vitest'
import { gompertz, logistic } from '../../momentum/growth/growth-curve.ts'
import { pastForecasts } from '../backtest.ts'
import { scaleOf } from '../bands/band-features.ts'
import { fitGrowth, growthForecast } from './growth-member.ts'
import { admittedCurves, takeOffStart } from './take-off.ts'

const count = (n: number, of: (t: number) => number) => Array.from({ length: n }, (_, i) => of(i + 1))

describe('growth curves', () => {
  test('ten values of 100 / (1 + e^-(t - 5)) have limit 100, rate 1, middle 5', () => {
    const { limit, rate, middle } = fitGrowth(
      count(10, (t) => 100 / (1 + Math.exp(5 - t))),
      logistic,
    )
    expect(limit).toBeCloseTo(100, 3)
    expect(rate).toBeCloseTo(1, 4)
    expect(middle).toBeCloseTo(5, 4)
  })
  test('a Gompertz curve before its half is found too', () => {
    const { limit, rate, middle } = fitGrowth(
      count(14, (t) => 40 * Math.exp(-Math.exp(-0.25 * (t - 12)))),
      gompertz,
    )
    expect([limit, rate, middle].map((x) => Math.round(x * 100) / 100)).toEqual([40, 0.25, 12])
  })
  test('the limit is kept to what cannot be passed', () => {
    expect(
      fitGrowth(
        count(12, (t) => 2 ** t / 50),
        logistic,
        100,
      ).limit,
    ).toBeLessThanOrEqual(100)
  })
  test('goes on from what is known: limit 100, rate 1, middle 5 is at 50 one step after 4', () => {
    const forecast = growthForecast(logistic, { limit: 100, rate: 1, middle: 5 }, 4, 2)
    expect(forecast[0]).toBe(50)
    expect(forecast[1]).toBeCloseTo(73.106, 3)
  })
  test('zeros stay zeros; three values, negative ones and none ahead are refused', () => {
    expect(growthForecast(logistic, fitGrowth([0, 0, 0, 0], logistic), 4, 1)).toEqual([0])
    expect(() => fitGrowth([1, 2, 3], logistic)).toThrow('at least 4 values, not 3')
    expect(() => fitGrowth([1, 2, -3, 4], logistic)).toThrow('negative')
    expect(() => fitGrowth([1, 2, Number.NaN, 4], logistic)).toThrow('series[2]')
    expect(() => growthForecast(logistic, { limit: 1, rate: 1, middle: 1 }, 1, 0)).toThrow('horizon')
  })
})

describe('the take-off', () => {
  test.each([
    ['from zeros', [0, 0, 0.1, 2, 50], 10, 3],
    ['at exactly 1 % not yet', [0.5, 0.51, 50], 1, 1],
    ['from the first year', [10, 20, 50], 1, 0],
    ['not with a negative value', [-0.1, 0, 2, 50], 1, 0],
    ['not towards zero', [5, 3, 0], 1, 0],
    ['not of a positive series that would be left too short', [0.1, 0.2, 2, 50], 3, 0],
    ['of a positive series that is long enough', [0.1, 0.2, 2, 50], 2, 2],
    ['of a positive series with a fifth before it', [0.1, 2, 20, 30, 50], 1, 1],
    ['not of a positive series with less than a fifth before it', [0.1, 2, 20, 30, 40, 50], 1, 0],
    ['of one with zeros, however few', [0, 2, 20, 30, 40, 50], 1, 1],
    ['not of nothing', [], 1, 0],
  ])('%s', (_, values, fewest, start) => expect(takeOffStart(values, fewest)).toBe(start))
})

describe('admission', () => {
  const sShape = count(20, (t) => 1000 / (1 + Math.exp(-0.5 * (t - 14))))
  test('a curve that foresaw the bend is admitted, with its past', () => {
    const past = pastForecasts(sShape, 1, 4)
    const admitted = admittedCurves(sShape, 1, past, { horizon: 4, most: Infinity })
    const curve = admitted.find(({ member }) => member.name === 'logistic')
    expect(curve?.member.forecast[3]).toBeCloseTo(1000 / (1 + Math.exp(-5)), 0)
    expect(curve?.past).toHaveLength(past.length)
    expect(curve?.past[0]?.[0]).toBeCloseTo(sShape[past[0]!.known]!, 0)
  })
  test('a tenth nearer is needed: 12 % is enough, 8 % is not', () => {
    const rough = sShape.map((value, i) => value + (i % 3))
    const past = pastForecasts(rough, 1, 4)
    const [won] = admittedCurves(rough, 1, past, { horizon: 4, most: Infinity })
    // The combination is made to miss by a given share more than the curve did.
    const missing = (times: number) =>
      past.map((one) => {
        const miss = times * won!.error * scaleOf(rough.slice(0, one.known), 1)
        return { ...one, central: { ...one.central, forecast: one.truth.map((value) => value + miss) } }
      })
    const names = (times: number) =>
      admittedCurves(rough, 1, missing(times), { horizon: 4, most: Infinity }).map(({ member }) => member.name)
    expect(names(1 / 0.88)).toContain(won!.member.name)
    expect(names(1 / 0.92)).not.toContain(won!.member.name)
  })
  test('three origins are enough', () => {
    expect(
      admittedCurves(sShape, 1, pastForecasts(sShape, 1, 4).slice(0, 3), { horizon: 4, most: Infinity }),
    ).not.toEqual([])
  })
  test('neither on a straight line nor with two origins', () => {
    const line = count(20, (t) => 5 * t)
    expect(admittedCurves(line, 1, pastForecasts(line, 1, 4), { horizon: 4, most: Infinity })).toEqual([])
    expect(admittedCurves(sShape, 1, pastForecasts(sShape, 1, 4).slice(0, 2), { horizon: 4, most: Infinity })).toEqual(
      [],
    )
  })
})
