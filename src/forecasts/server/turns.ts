/** What people who say that a comment changed their mind forecast before that and after. */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import { isOneChance, turnOf, turnsTold } from '../turns/told.ts'
import type { Turn } from '../turns/turn.ts'
import { askedOf } from './asked.ts'
import { findCrowdRow } from './crowd-store.ts'

/** Who said so, and when. */
type Mark = { accountId: string; at: Date }
type Asked = { id: string; viewer: Viewer; marks: readonly Mark[]; now: Date }
type TurnRow = Turn & { accountId: string; counts: boolean }

const said = (when: string, order: string) => `
  (select estimate from forecast where item_id = $1::bigint and forecaster_id = forecaster.id and ${when} order by seq ${order} limit 1)`

/**
 * Whoever began on that very day began with what they said first, before they said so. For everybody a mark counts once
 * its day is over: both ends are rows then that never change, and who asks again once they have spoken learns nothing.
 */
const turnsText = `
  select mark.account as "accountId",
    is_counted and mark.at < $4::timestamptz - interval '1 day' as counts,
    coalesce(${said(`forecast.at <= mark.at - interval '1 day'`, 'desc')},
      ${said(`forecast.at > mark.at - interval '1 day' and forecast.at <= mark.at`, 'asc')}) as before,
    ${said(`forecast.at <= mark.at + interval '1 day'`, 'desc')} as after
  from unnest($2::text[], $3::timestamptz[]) as mark (account, at) join forecaster on account_id = mark.account`

/**
 * `own`: of whoever asks, at once; null where they said nothing of the sort, or never forecast it. `isAwaited`: what is
 * not told together would be, of more people or later.
 */
export async function findTurns(pool: Pool, { id, viewer, marks, now }: Asked) {
  const row = marks.length > 0 ? await findCrowdRow(pool, id, viewer) : null
  // Whoever has not forecast it has nothing of their own to be told either.
  if (!row || row.isHidden) return { own: null, together: null, isAwaited: false }
  const { question } = askedOf(row)
  const values = [id, marks.map(({ accountId }) => accountId), marks.map(({ at }) => at), now]
  const { rows } = await pool.query<TurnRow>(prepared(turnsText, values))
  const own = rows.find(({ accountId }) => accountId === viewer?.id)
  const together = turnsTold(
    question,
    rows.filter(({ counts }) => counts),
  )
  const isAwaited = together === null && isOneChance(question)
  return { own: own ? turnOf(question, own) : null, together, isAwaited }
}
