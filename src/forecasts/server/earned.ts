/** Of which questions somebody who hides crowds is told all the same: those that they have ever forecast. */
import type { Pool } from 'pg'
import type { Earned } from '#items/server/hidden-crowds.ts'
import { prepared } from '#kit/server/prepared.ts'

/** Null where the account hides nothing, or is gone. */
export async function findEarned(pool: Pool, accountId: string): Promise<Earned | null> {
  const { rows } = await pool.query<{ earned: string[] }>(prepared(earnedText, [accountId]))
  return rows[0] ? new Set(rows[0].earned) : null
}

const earnedText = `
  select array(
    select distinct item_id::text from forecast join forecaster on forecaster.id = forecaster_id
    where account_id = account.id::text
  ) as earned from account where id = $1::bigint and hides_crowd`
