/** Whose number leads: the crowd's from three people on, else what the page of the prediction leads with today. */
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { type ForecastHolder, headlineOf, type MadeBeside } from '#predictions/forecast.ts'

export const voices = ['crowd', 'house-and-model', 'house', 'author', 'model'] as const
export type Voice = (typeof voices)[number]
type Held = ForecastHolder & MadeBeside

export function headlineWith(crowd: Estimate | null, item: Held): { by: Voice; estimate: Estimate } | null {
  if (crowd) return { by: 'crowd', estimate: crowd }
  const headline = headlineOf(item)
  if (!headline) return null
  const { estimate, pool, amounts, isModelAlone } = headline
  if (isModelAlone) return { by: 'model', estimate }
  if (pool || amounts) return { by: 'house-and-model', estimate }
  return { by: item.houseForecast ? 'house' : 'author', estimate }
}

/** What each says by itself, null where it says nothing. */
export function voicesApart(item: Held): { house: Estimate | null; author: Estimate | null; model: Estimate | null } {
  const { houseForecast, authorForecast, pool, pooledAmount, alone } = item
  const model: Estimate | null = pool
    ? { type: 'binary', probability: pool.model }
    : pooledAmount
      ? { type: 'numeric', quantiles: pooledAmount.model }
      : (alone?.estimate ?? null)
  return { house: houseForecast?.estimate ?? null, author: authorForecast?.estimate ?? null, model }
}
