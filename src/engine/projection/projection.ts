/** What a projection consists of. */
import type { Interval } from './accuracy.ts'
import type { Backtest } from './chosen-forecast.ts'
import type { Member, Period } from './methods/central-forecast.ts'
import type { Bounds } from './bands/knots.ts'
import type { Method } from './method-choice.ts'
import type { Dependence } from './paths/dependence.ts'

/** In the order in which they are said. */
export const labels = [
  /** Few points: the bands are 1.25 times as wide. */
  'thin-data',
  /** The values before the take-off were left out. */
  'take-off',
  /** A growth curve foresaw this series better and has a say. */
  'growth-curve',
  'seasonal',
  /** Half of it is what small networks say that learnt from other series: see `mixedKnots`. */
  'networks',
  /** Past projections came out too low, or too high, by as much again and again: half of that is made good. */
  'shifted',
  /** It keeps its pace: the bands of its first steps are narrower by a tenth or more. */
  'steady',
  /** Too short to look back on: nothing is known about the method on this series. */
  'no-backtest',
  /** On this series the combination was no better than the last value, though not so bad that it was replaced. */
  'no-better-than-naive',
  /** It was clearly worse, and the random walk with drift stands in its place; networks have their half all the same. */
  'worse-than-naive',
  /** Some points lie further ahead than the bands were checked. */
  'beyond-validated-range',
] as const
export type Label = (typeof labels)[number]

/** All values are in the unit of the series. */
export type ProjectionPoint = {
  /** Steps ahead, from 1. */
  readonly step: number
  readonly median: number
  readonly bands: { readonly 50: Interval; readonly 80: Interval; readonly 95: Interval }
  /** The distribution before bounds cut it, as values at `knotChances`: see `quantileOfKnots` and `chanceOfAtLeast`. */
  readonly knots: readonly number[]
  /** The last value, with its season: what a forecaster must beat. */
  readonly naive: number
  /** False beyond 24 years, 24 quarters or 48 months. */
  readonly validated: boolean
}

export type Projection = {
  readonly refused: null
  readonly period: Period
  readonly points: readonly ProjectionPoint[]
  readonly method: Method
  /** What the combination was made of, used or not. */
  readonly members: readonly Member[]
  readonly labels: readonly Label[]
  readonly backtest: Backtest | null
  /** What the values cannot pass, if anything. */
  readonly bounds: Bounds | null
  /** By how much for each step ahead it was shifted, as past projections came out too low or too high; 0 where not. */
  readonly shift: number
  /** How many values before a take-off were left out. */
  readonly leftOut: number
  /** The mean change over one period so far: errors are measured in it. */
  readonly scale: number
  /** How its steps' errors go together: what paths of it, and values that come later, go by. */
  readonly dependence: Dependence
}
