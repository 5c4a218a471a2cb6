/** Whether the items that a prediction names can do what it asks of them. */
import type { Pool } from 'pg'
import { findNamed, type Named, unknownItem } from '#items/server/items-named.ts'
import { measured } from '#series/series-chance.ts'
import type { PredictionDetails } from '../question.ts'
import { whyNotOutcomeOf } from './collection.ts'

type Fault = { field: string; reason: string }

/** The field and the reason why the series or the condition cannot be what it is said to be, or null. */
export async function checkPrediction(
  { automatic, condition }: PredictionDetails,
  pool: Pool,
  ownerId: string,
): Promise<Fault | null> {
  const refs = [automatic?.trend, condition?.on].filter((ref) => ref !== undefined)
  const named = await findNamed(pool, refs, ownerId)
  return (automatic ? whyNotSeries(automatic, named) : null) ?? (condition ? whyNotCondition(condition, named) : null)
}

function whyNotSeries({ trend, at }: NonNullable<PredictionDetails['automatic']>, named: Named): Fault | null {
  const details = named.get(trend)
  if (!details) return { field: 'automatic.trend', reason: unknownItem }
  const series = measured.safeParse(details).data?.series
  if (!series) return { field: 'automatic.trend', reason: 'has no series' }
  const isMonthly = series.frequency === 'monthly'
  if (isMonthly === at.length > 4) return null
  return {
    field: 'automatic.at',
    reason: isMonthly ? 'is no month, and the series is monthly' : 'is no year, and the series is yearly',
  }
}

function whyNotCondition({ on, outcome }: NonNullable<PredictionDetails['condition']>, named: Named): Fault | null {
  const details = named.get(on)
  if (!details) return { field: 'condition.on', reason: unknownItem }
  const reason = whyNotOutcomeOf(details, outcome)
  return reason === null ? null : { field: 'condition.outcome', reason }
}
