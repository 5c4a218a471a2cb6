/** What somebody who hides crowds is told, and what they are not told since it is made of such a crowd. */
import type { Pool } from 'pg'
import type { Earned } from '#items/server/hidden-crowds.ts'
import { prepared } from '#kit/server/prepared.ts'

type Row = { earned: string[]; hidden: string[]; made: string[] }

/** Null where the account hides nothing, or is gone. */
export async function findEarned(pool: Pool, accountId: string): Promise<Earned | null> {
  const { rows } = await pool.query<Row>(prepared(earnedText, [accountId]))
  return rows[0] ? asSets(rows[0]) : null
}

/** Of somebody who has forecast nothing: of no question they are told. */
export async function findUnearned(pool: Pool): Promise<Earned> {
  const { rows } = await pool.query<Row>(prepared(unearnedText, []))
  return asSets(rows[0] ?? { earned: [], hidden: [], made: [] })
}

function asSets({ earned, hidden, made }: Row): Earned {
  return { forecast: new Set(earned), hidden: new Set(hidden), made: new Set(made) }
}

const hiddenText = 'hidden::text[] as hidden, made_of_crowds(hidden)::text[] as made'

const earnedText = `
  select array(
    select distinct item_id::text from forecast join forecaster on forecaster.id = forecaster_id
    where account_id = account.id::text
  ) as earned, ${hiddenText}
  from account, crowds_hidden_from(account.id::text) as hidden where account.id = $1::bigint and hides_crowd`

const unearnedText = `select '{}'::text[] as earned, ${hiddenText} from crowds_hidden_from(null) as hidden`
