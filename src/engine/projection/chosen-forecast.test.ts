import { describe, expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../random.ts'
import { pastForecasts, pastScaledError } from './backtest.ts'
import { centralForecast } from './methods/central-forecast.ts'
import { backtestOf, chosenForecast } from './chosen-forecast.ts'
import { chosenKnots } from './chosen-knots.ts'
import { stepKnots } from './bands/step-knots.ts'
import { admittedCurves } from './methods/take-off.ts'

const sShape = Array.from({ length: 20 }, (_, i) => 1000 / (1 + Math.exp(-0.5 * (i - 13))) + (i % 3))

const alone = { networks: [], tookOff: false }

test('without a take-off the combination stands alone', () => {
  const chosen = chosenForecast(sShape, 1, 4)
  expect(chosen.curves).toEqual([])
  expect(chosen.central).toEqual(centralForecast(sShape, 1, 4))
  expect(chosen.past).toEqual(pastForecasts(sShape, 1, 4))
  expect(chosen.method).toBe('combination')
  chosen.forecast.forEach((value, i) => expect(value).toBeCloseTo(chosen.central.forecast[i]!, 9))
})

test('curves that won weigh by the inverse of their past errors', () => {
  const {
    forecast,
    central,
    curves,
    past,
    pastForecasts: said,
    method,
  } = chosenForecast(sShape, 1, 4, { tookOff: true })
  expect(method).toBe('combination')
  expect(curves).toEqual(admittedCurves(sShape, 1, past, { horizon: 4, most: Infinity }))
  expect(curves.length).toBeGreaterThan(0)
  const own = pastScaledError(
    sShape,
    1,
    past,
    past.map((one) => one.central.forecast),
  )
  const weights = [1 / own, ...curves.map(({ error }) => 1 / error)]
  const sum = weights.reduce((a, b) => a + b, 0)
  const expected = (of: readonly number[]) => of.reduce((total, value, i) => total + (value * weights[i]!) / sum, 0)
  expect(forecast[3]).toBeCloseTo(
    expected([central.forecast[3]!, ...curves.map(({ member }) => member.forecast[3]!)]),
    6,
  )
  expect(said[1]?.[0]).toBeCloseTo(
    expected([past[1]!.central.forecast[0]!, ...curves.map((curve) => curve.past[1]![0]!)]),
    6,
  )
})

test('a curve that cannot pass a limit is fitted so', () => {
  const { curves } = chosenForecast(sShape, 1, 4, { tookOff: true, most: 900 })
  for (const { member } of curves) expect(Math.max(...member.forecast)).toBeLessThanOrEqual(900)
})

describe('the backtest', () => {
  test('counts what fell inside the bands of then', () => {
    const chosen = chosenForecast(sShape, 1, 4, { tookOff: true })
    const { past: bands } = chosenKnots(sShape, 1, chosen, alone)
    const backtest = backtestOf(sShape, 1, chosen.past, bands)
    const inside = chosen.past.flatMap(({ known, truth, central }, i) => {
      const knots = stepKnots(sShape.slice(0, known), 1, chosen.pastForecasts[i]!, central.deviations)
      return truth.map((value, step) =>
        [2, 1, 0].map((end) => (value >= knots[step]![end]! && value <= knots[step]![6 - end]! ? 1 : 0)),
      )
    })
    const share = (band: number) => inside.reduce((sum, one) => sum + one[band]!, 0) / inside.length
    expect(backtest?.coverage).toEqual({ 50: share(0), 80: share(1), 95: share(2) })
    const medians = bands.map((steps) => steps.map((at) => at[3]!))
    expect(backtest?.error).toBeCloseTo(pastScaledError(sShape, 1, chosen.past, medians), 12)
    expect(medians).not.toEqual(chosen.pastForecasts)
    expect(backtest!.error).toBeLessThan(backtest!.naiveError)
    expect(backtest?.origins).toBe(6)
  })
  test('tells the three bands apart on a series that wanders', () => {
    const random = seededRandom(37)
    let level = 50
    const wanders = Array.from({ length: 30 }, () => (level += standardNormal(random)))
    const chosen = chosenForecast(wanders, 1, 6)
    const {
      50: half,
      80: most,
      95: nearlyAll,
    } = backtestOf(wanders, 1, chosen.past, chosenKnots(wanders, 1, chosen, alone).past)!.coverage
    const inside = (low: number, high: number) => {
      const hits = chosen.past.flatMap(({ known, truth, central }, i) => {
        const knots = stepKnots(wanders.slice(0, known), 1, chosen.pastForecasts[i]!, central.deviations)
        return truth.map(
          (value, step) => (value >= knots[step]![low]! && value <= knots[step]![high]! ? 1 : 0) as number,
        )
      })
      return hits.reduce((sum, hit) => sum + hit, 0) / hits.length
    }
    expect([half, most, nearlyAll]).toEqual([inside(2, 4), inside(1, 5), inside(0, 6)])
    expect(half).toBeLessThan(inside(1, 4))
  })
  test('of ten values there is none, and the combination is chosen', () => {
    const chosen = chosenForecast(sShape.slice(0, 10), 1, 4)
    expect(chosen.method).toBe('combination')
    expect(chosen.forecast).toEqual(chosen.central.forecast)
    expect(backtestOf(sShape.slice(0, 10), 1, chosen.past, [])).toBeNull()
  })
})
