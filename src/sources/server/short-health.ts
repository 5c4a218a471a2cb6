/** How current the series are, in a few numbers for everybody: of published trends. */
import type { Pool } from 'pg'
import type { Frequency } from '#series/series-words.ts'
import { isLate } from '#series/today.ts'

/** `looked`: in the last 40 days. `unread`: at the last look. `late`: bound or not. */
export type ShortHealth = Record<'series' | 'bound' | 'looked' | 'waiting' | 'unread' | 'late', number>

type Row = { last: string; frequency: Frequency; bound: boolean; looked: boolean; waiting: boolean; unread: boolean }

export async function findShortHealth(pool: Pool, now: Date): Promise<ShortHealth> {
  const { rows } = await pool.query<Row>(
    `select last, frequency, source_binding.item_id is not null as bound, coalesce(checked_at > $1::timestamptz - interval '40 days', false) as looked,
       exists (select from hold where hold.item_id = item.id and decision is null) as waiting, coalesce(why is not null, false) as unread
     from item join series on series.item_id = item.id and not withheld
       join series_state on series_id = series.id and known_to = 'infinity' left join source_binding on source_binding.item_id = item.id
     where is_listed`,
    [now],
  )
  const count = (is: (row: Row) => boolean) => rows.filter(is).length
  return {
    series: rows.length,
    bound: count(({ bound }) => bound),
    looked: count(({ looked }) => looked),
    waiting: count(({ waiting }) => waiting),
    unread: count(({ unread }) => unread),
    late: count(({ last, frequency }) => isLate(last, frequency, now)),
  }
}
