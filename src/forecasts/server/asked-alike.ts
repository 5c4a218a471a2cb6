/**
 * A question that others have forecast keeps its type, its options and its range: moved to and fro, they would tell its
 * author between which bounds somebody's forecast lies. Once it has its outcome it keeps its days, its rule and its
 * condition too, by which they were scored. It may be worded anew.
 */
import type { Pool } from 'pg'
import type { Asker } from '#items/server/mine/checks.ts'
import { idOf } from '#kit/events/event.ts'
import { prepared } from '#kit/server/prepared.ts'
import { type PredictionDetails, predictionDetails } from '#predictions/question.ts'
import { isAlike } from '#predictions/written.ts'

const othersText = `
  select exists (select from forecast_of_person join forecaster on forecaster.id = forecaster_id
    where item_id = $1::bigint and account_id is distinct from $2) as "haveForecast"`

const scoredBy = ['automatic', 'condition', 'opens', 'closes'] as const

export async function whyNotAskedOtherwise(
  details: PredictionDetails,
  pool: Pool,
  { self, before, ownerId }: Asker,
): Promise<{ field: string; reason: string } | null> {
  const fault = self !== null && before && otherwise(details, predictionDetails.parse(before))
  if (!fault) return null
  const { rows } = await pool.query<{ haveForecast: boolean }>(prepared(othersText, [idOf(self), ownerId]))
  return rows[0]?.haveForecast ? fault : null
}

function otherwise(details: PredictionDetails, before: PredictionDetails) {
  if (!isAlike(details.question, before.question))
    return { field: 'question', reason: 'was forecast by others, and keeps its type, its options and its range' }
  const field = before.outcome && scoredBy.find((one) => !isAlike(details[one] ?? null, before[one] ?? null))
  return field ? { field, reason: 'stays as it was: others have forecast this, and its outcome is known' } : null
}
