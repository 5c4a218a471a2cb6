/** Which questions teach the crowd, and which of its crowds are told anew once it has learnt. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { fewestCompared } from '../../words.ts'

/** So many of the newest questions teach. */
const mostLessons = 2000

/** A question that teaches; `author`: under which id its own author forecasts, null where they never did. */
export type TeachingRow = { id: string; details: unknown; digest: string; author: string | null }

/**
 * Questions of yes or no by which people are measured in public: that lists show and that enough people forecast. An
 * outcome that may still become another teaches nothing, nor does one that is its author's word alone: whoever asks and
 * answers could make others weigh as they like. Of rows of `scored_question` and `item`.
 */
export const teaches = `(is_listed and peers >= ${fewestCompared} and told is not null and not is_provisional(item_id)
  and item.details #>> '{outcome,decided,by}' is distinct from 'author')`

/** The last that came out first. */
export function listTeaching(db: QueryExecutorProvider): Promise<TeachingRow[]> {
  return rowsOf(
    db,
    sql<TeachingRow>`
      select item_id::text as id, details, scored_question.digest, (select id from forecaster where account_id = owner_id) as author
      from scored_question join item on item.id = item_id
      where ${sql.raw(teaches)} order by came_on desc, item_id desc limit ${mostLessons}`,
  )
}

/** Those that somebody forecast, that are open on a day (UTC) and have no outcome. */
export async function listOpenForecast(db: QueryExecutorProvider, today: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`
      select id::text as id from item where kind = 'prediction' and outcome is null and closes >= ${today}::date
        and exists (select from forecast_of_person where item_id = item.id) order by id`,
  )
  return rows.map(({ id }) => id)
}
