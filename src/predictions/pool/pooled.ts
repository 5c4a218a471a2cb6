/**
 * One chance for a question of which both Farsight and the projection of the series that decides it say something. What
 * somebody forecasts of their own question stays theirs, whatever a series says: they answer for it, and are scored by
 * it.
 */
import { modelWeight, pooledWithModel } from '#engine/crowd/pool-with-model.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import type { SeriesStanding } from '#series/standing.ts'
import type { SeriesAt } from '#series/series-chance.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { pooledAmounts, projectedAmounts } from './pooled-amount.ts'
import type { AmountAsked } from '../question-type.ts'
import type { Forecast } from '../question.ts'
import { typeOf } from '../question-types/index.ts'

export type Pool = NonNullable<PredictionNumbers['pool']>
export type PooledAmount = NonNullable<PredictionNumbers['pooledAmount']>

type Voices = {
  /** Farsight's, or null. */
  forecast: Forecast | null
  /** What the projection says of a yes. */
  model: PredictionNumbers['model']
  standing: SeriesStanding | null
  /** A series says how likely a yes is at all, not how likely it is given something else. */
  isConditional: boolean
}

/**
 * Null where only one of the two speaks, or the projection counts for nothing: it was worse than the last value carried
 * on, or all that it foresees had passed when the forecast was made.
 */
export function pooledOf({ forecast, model, standing, isConditional }: Voices): Pool | null {
  if (!forecast || model?.refused !== null || isConditional) return null
  const house = typeOf(forecast.estimate).chanceOf(forecast.estimate, 'yes')
  const weighed = house === null ? null : weightOf(standing, model.at, forecast.made)
  if (house === null || !weighed) return null
  const { probability: said } = model
  return { probability: pooledWithModel(house, said, weighed.weight), house, model: said, ...weighed }
}

type Amount = {
  forecast: Forecast | null
  asked: AmountAsked
  series: SeriesAt | null
  standing: SeriesStanding | null
  isConditional: boolean
}

/** As `pooledOf`, of an amount that is itself the answer. */
export function pooledAmountOf({ forecast, asked, series, standing, isConditional }: Amount): PooledAmount | null {
  const house = forecast && typeOf(forecast.estimate).amountsIn(forecast.estimate)
  const model = series && projectedAmounts(series, asked)
  if (!forecast || !house || !model || isConditional) return null
  const weighed = weightOf(standing, series.at, forecast.made)
  return weighed && { quantiles: pooledAmounts(house, model, asked, weighed), house, model, ...weighed }
}

/** How much what it says of `at` counts beside what was said on a day; null where that is nothing. */
function weightOf(standing: SeriesStanding | null, at: string, made: string) {
  if (!standing || !isHeard(standing)) return null
  const { lastAt, frequency, backtest } = standing
  const weighed = modelWeight({
    ahead: stepsBetween(lastAt, at, frequency),
    // A year, a quarter or a month is measured once it is over: a series that ends with the last one is up to date.
    unseen: stepsBetween(lastAt, made, frequency) - 1,
    backtest,
  })
  return weighed.weight > 0 ? { ...weighed, lastAt } : null
}

/** What did clearly worse than the last value carried on is nobody's number, with a forecast beside it or without. */
export function isHeard({ labels }: SeriesStanding): boolean {
  return !labels.includes('worse-than-naive')
}
