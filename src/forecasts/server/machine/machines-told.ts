/** What machines have said by now, in the database. */
import type { Pool } from 'pg'
import { instantText } from '#kit/server/instant-text.ts'
import type { MachinesTold } from '../../machine/told.ts'
import type { Machine } from './machine-work.ts'

/** `asked`: null where no language model is to forecast. */
export async function findMachinesTold(pool: Pool, asked: Machine | null): Promise<MachinesTold> {
  const { rows } = await pool.query<MachinesTold['spoke'][number]>(
    `select voice as by, ${instantText('min(forecast.at)')} as since, count(distinct item_id)::int as questions, count(*)::int as forecasts
     from forecast join forecaster on forecaster.id = forecaster_id join item on item.id = item_id
     where forecaster_id = any (array(select id from forecaster where sort = 'machine')) and is_listed
     group by voice order by min(forecast.at), voice`,
  )
  return { asked: asked && { model: asked.model.name, aDay: asked.aDay }, spoke: rows }
}
