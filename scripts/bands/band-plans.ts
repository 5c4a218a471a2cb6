/** What the constants of the bands are fitted on, and what else they are judged on. */
import type { Period } from '../../src/engine/projection/methods/central-forecast.ts'

export type BandPlan = {
  readonly period: Period
  /** Among the reference's series. */
  readonly file: string
  /** The numbers of values at which the next bucket of lengths begins. */
  readonly lengths: readonly number[]
  /** What each window counts for: quantiles are taken over those that count for most. */
  readonly windows: Readonly<Record<number, number>>
}

/** Forecasts of a series' own past are of another time, and there are up to three for one. */
const windows = { 0: 1, 1: 0.3, 2: 0.3, 3: 0.3 }

/** The public series, their test values and what came before. */
export const bandPlans: readonly BandPlan[] = [
  { period: 1, file: 'm4-yearly-public', lengths: [20, 40], windows },
  { period: 4, file: 'm4-quarterly-public', lengths: [40, 80], windows },
  { period: 12, file: 'm3-monthly-public', lengths: [80], windows },
]

/** Twenty times as many series, and no test values: no fit of these has won on every window. There is no such file of months. */
export const planOfPasts: readonly BandPlan[] = [
  { period: 1, file: 'm4-yearly-pasts', lengths: [20, 30, 40, 60], windows: { 1: 1, 2: 1, 3: 1 } },
  { period: 4, file: 'm4-quarterly-pasts', lengths: [40, 80], windows: { 1: 1, 2: 1, 3: 0.3 } },
]

/** What the other windows count for without one: the most again for 1. */
export function windowsWithout(left: number, all: BandPlan['windows']): [window: number, weight: number][] {
  const others = Object.entries(all).filter(([window]) => Number(window) !== left)
  const most = Math.max(...others.map(([, weight]) => weight))
  return others.map(([window, weight]) => [Number(window), weight / most])
}
