/** What Farsight, the model and machines have said of a prediction, in the database. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { instantText } from '#kit/server/instant-text.ts'
import type { Viewer } from '#kit/viewer.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { VoiceForecast } from '../../history/index.ts'

/** So many of the newest of each: who speaks every day takes nothing from who spoke once. */
const mostTold = 500

/** In versions that the reader may read, the oldest first. Of a prediction that they see. */
export async function listVoiceRows(db: QueryExecutorProvider, id: string, viewer: Viewer): Promise<VoiceForecast[]> {
  return rowsOf(
    db,
    sql<VoiceForecast>`
      select by, at, made, "itemVersion", estimate, reason from (
        select voice as by, ${sql.raw(instantText('forecast.at'))} as at, made::text as made, item_version as "itemVersion",
          estimate, reason, seq, row_number() over (partition by forecaster_id order by seq desc) as place
        from forecast join forecaster on forecaster.id = forecaster_id join item on item.id = forecast.item_id
          join item_version on item_version.item_id = forecast.item_id and item_version.version = item_version
        where forecast.item_id = ${id}::bigint
          and forecaster_id = any (array(select id from forecaster where sort <> 'person')) and (is_public or owner_id = ${viewer?.id ?? null}::text)
      ) as each where place <= ${mostTold} order by seq`,
  )
}
