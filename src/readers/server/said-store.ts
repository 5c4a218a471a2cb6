/** All that an account has said of trends, for itself. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import type { User } from '#kit/viewer.ts'
import type { Rating } from '../ratings.ts'
import { type OwnRow, ownColumns } from './signal-store.ts'

/** `label`: null where the trend is not read by the account any more. */
type SaidOf = { trendId: string; label: string | null; rating: Rating | null; saidAt: Date }
type OwnOn = OwnRow & { trendId: string }

/** Trends, the one that was spoken of last first, and by their ids the signals on them, the latest to have happened first. */
export async function listSaid(
  db: QueryExecutorProvider,
  user: User,
): Promise<{ trends: SaidOf[]; signals: Map<string, OwnRow[]> }> {
  const trends = await rowsOf(
    db,
    sql<SaidOf>`
      with said as (
        select trend_id, written_at as at from reader_signal where account_id = ${user.id}
        union all select trend_id, at from rating where account_id = ${user.id}
      )
      select said.trend_id::text as "trendId", max(said.at) as "saidAt",
        max(item.label) filter (where ${isSeenBy(user)}) as label,
        (select json_build_object('impact', impact, 'certainty', certainty) from rating
          where rating.trend_id = said.trend_id and account_id = ${user.id}) as rating
      from said join item on item.id = said.trend_id
      group by said.trend_id order by max(said.at) desc, said.trend_id`,
  )
  const rows = await rowsOf(
    db,
    sql<OwnOn>`
      select trend_id::text as "trendId", ${ownColumns} from reader_signal as signal where account_id = ${user.id}
      order by date desc, id desc`,
  )
  const signals = new Map<string, OwnRow[]>()
  for (const { trendId, ...row } of rows) {
    const others = signals.get(trendId) ?? []
    others.push(row)
    signals.set(trendId, others)
  }
  return { trends, signals }
}
