/** Forecasts that are older than 90 days, each with what the crowd was told to say 90 days after it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { laterDays, mostSoFar } from '../words.ts'

export type AgedRow = { itemId: string; at: Date; estimate: Estimate; later: Estimate | null }

/** Of the account, on these questions; the newest first. */
export function listAged(
  db: QueryExecutorProvider,
  accountId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<AgedRow[]> {
  return rowsOf(
    db,
    sql<AgedRow>`
      select item_id::text as "itemId", at, estimate, (
          select said -> 'estimate' from crowd_point
          where crowd_point.item_id = aged.item_id and crowd_point.at <= aged.at + make_interval(days => ${laterDays})
          order by crowd_point.at desc, crowd_point.seq desc limit 1
        ) as later
      from unnest(${ids}::bigint[]) as asked (id) cross join lateral (
        select item_id, forecast.at, seq, estimate from forecast join forecaster on forecaster.id = forecaster_id
        where item_id = asked.id and account_id = ${accountId} and estimate is not null
          and forecast.at <= ${now}::timestamptz - make_interval(days => ${laterDays})
        order by seq desc limit ${mostSoFar}
      ) as aged order by seq desc`,
  )
}
