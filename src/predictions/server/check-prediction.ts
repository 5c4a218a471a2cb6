/** Whether the items that a prediction names can do what it asks of them. */
import type { Pool } from 'pg'
import { findNamed, type Named, unknownItem } from '#items/server/items-named.ts'
import { measured } from '#series/series-chance.ts'
import type { PredictionDetails } from '../question.ts'
import { whyNotBySeries } from '../resolving/rule.ts'
import { whyNotOutcomeOf } from './collection.ts'

type Fault = { field: string; reason: string }

/** The field and the reason why the series or the condition cannot be what it is said to be, or null. */
export async function checkPrediction(details: PredictionDetails, pool: Pool, ownerId: string): Promise<Fault | null> {
  const { automatic, condition } = details
  const refs = [automatic?.trend, condition?.on].filter((ref) => ref !== undefined)
  const named = await findNamed(pool, refs, ownerId)
  return whyNotSeries(details, named) ?? (condition ? whyNotCondition(condition, named) : null)
}

function whyNotSeries(details: PredictionDetails, named: Named): Fault | null {
  const { automatic } = details
  if (!automatic) return null
  const trend = named.get(automatic.trend)
  if (!trend) return { field: 'automatic.trend', reason: unknownItem }
  const series = measured.safeParse(trend).data?.series
  return series ? whyNotBySeries(details, series) : { field: 'automatic.trend', reason: 'has no series' }
}

function whyNotCondition({ on, outcome }: NonNullable<PredictionDetails['condition']>, named: Named): Fault | null {
  const details = named.get(on)
  if (!details) return { field: 'condition.on', reason: unknownItem }
  const reason = whyNotOutcomeOf(details, outcome)
  return reason === null ? null : { field: 'condition.outcome', reason }
}
