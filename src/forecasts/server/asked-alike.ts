/**
 * A question that others have forecast keeps its type, its options and its range: moved to and fro, they would tell its
 * author between which bounds somebody's forecast lies. It may be worded anew.
 */
import type { Pool } from 'pg'
import type { Asker } from '#items/server/mine/checks.ts'
import { idOf } from '#kit/events/event.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { isAlike } from '#predictions/written.ts'

const othersText = `
  select exists (select from forecast join forecaster on forecaster.id = forecaster_id
    where item_id = $1::bigint and account_id is distinct from $2) as "haveForecast"`

export async function whyNotAskedOtherwise(
  { question }: PredictionDetails,
  pool: Pool,
  { self, before, ownerId }: Asker,
) {
  if (self === null || !before || isAlike(question, before['question'])) return null
  const { rows } = await pool.query<{ haveForecast: boolean }>(prepared(othersText, [idOf(self), ownerId]))
  return rows[0]?.haveForecast
    ? { field: 'question', reason: 'was forecast by others, and keeps its type, its options and its range' }
    : null
}
