/** What stands on a prediction, in one prepared statement: every page of a prediction asks it. */
import type { Pool } from 'pg'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { AskedRow } from './asked.ts'

export type Standing = { estimate: Estimate; wording: string }
type StandingRow = AskedRow & { standing: Standing[] }

/** $1 is the prediction, $2 the reader's account, null for a visitor, $3 whether it is an operator's. */
const text = `
  select title, card, details, (
      select coalesce(json_agg(json_build_object('estimate', estimate, 'wording', wording) order by seq), '[]') from (
        select distinct on (forecaster_id) forecaster_id, seq, estimate, wording from forecast
        where item_id = item.id order by forecaster_id, seq desc
      ) as newest join forecaster on forecaster.id = forecaster_id
      where estimate is not null and is_counted
    ) as standing
  from item where kind = 'prediction' and id = $1::bigint
    and (published_at is not null or owner_id = $2::text or ((hidden_published_at is not null or held_at is not null) and $3::boolean))`

/** What counts, the oldest first. Null where the reader does not see the prediction. */
export async function findStanding(pool: Pool, id: string, viewer: Viewer): Promise<StandingRow | null> {
  const { rows } = await pool.query<StandingRow>(prepared(text, [id, viewer?.id, viewer?.isOperator ?? false]))
  return rows[0] ?? null
}
