/**
 * One chance for a question of which both Farsight and the projection of the series that decides it say something. What
 * somebody forecasts of their own question stays theirs, whatever a series says: they answer for it, and are scored by
 * it.
 */
import { modelWeight, pooledWithModel } from '#engine/crowd/pool-with-model.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import type { SeriesStanding } from '#series/standing.ts'
import type { PredictionNumbers } from './numbers.ts'
import type { Forecast } from './question.ts'
import { typeOf } from './question-types/index.ts'

export type Pool = NonNullable<PredictionNumbers['pool']>

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
  if (!forecast || model?.refused !== null || !standing || isConditional) return null
  const house = typeOf(forecast.estimate).chanceOf(forecast.estimate, 'yes')
  if (house === null || standing.labels.includes('worse-than-naive')) return null
  const { lastAt, frequency, backtest } = standing
  const { weight, ...parts } = modelWeight({
    ahead: stepsBetween(lastAt, model.at, frequency),
    // A year, a quarter or a month is measured once it is over: a series that ends with the last one is up to date.
    unseen: stepsBetween(lastAt, forecast.made, frequency) - 1,
    backtest,
  })
  if (weight === 0) return null
  return {
    probability: pooledWithModel(house, model.probability, weight),
    house,
    model: model.probability,
    weight,
    ...parts,
    lastAt,
  }
}
