/** What a trend's page shows of its readers, in one prepared statement: every page of a trend asks it. */
import type { Pool } from 'pg'
import { seenItem } from '#items/server/store.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { RatingCount } from '../ratings.ts'
import type { ShownSignal } from '../signal.ts'

export type SaidRow = { signals: ShownSignal[]; total: number; ratings: RatingCount[] }
/** A place in the list: after the signal of this day with this id. */
export type Place = { date: string; id: string }
type Wanted = { id: string; viewer: Viewer; after: Place | null; most: number }

/**
 * Instants from within JSON are written as the database does. $1 to $4 are those of `seenItem`, $5 and $6 the place, $7
 * how many.
 */
const text = `
  select (
      select coalesce(json_agg(part), '[]') from (
        select signal.id, date, signal.title, link, note, direction, signal.author, signal.published_at as "publishedAt", written_at as "writtenAt",
          coalesce(account_id = item.owner_id, false) as "isByOwner"
        from reader_signal as signal where trend_id = item.id and is_shown and ($5::date is null or (date, signal.id) < ($5::date, $6::uuid))
        order by date desc, signal.id desc limit $7
      ) as part
    ) as signals,
    (select count(*)::int from reader_signal where trend_id = item.id and is_shown) as total,
    (
      select coalesce(json_agg(part), '[]') from (
        select impact, certainty, count(*)::int as people from rating where trend_id = item.id and is_counted group by impact, certainty
      ) as part
    ) as ratings
  from (${seenItem}) as item`

/** Null where the reader does not see the trend. */
export async function findSaid(pool: Pool, { id, viewer, after, most }: Wanted): Promise<SaidRow | null> {
  const values = ['trend', id, viewer?.id, viewer?.isOperator ?? false, after?.date, after?.id, most]
  const { rows } = await pool.query<SaidRow>(prepared(text, values))
  const [row] = rows
  if (!row) return null
  return { ...row, signals: row.signals.map(utc) }
}

function utc(signal: ShownSignal): ShownSignal {
  const { publishedAt, writtenAt } = signal
  return { ...signal, publishedAt: new Date(publishedAt).toISOString(), writtenAt: new Date(writtenAt).toISOString() }
}
