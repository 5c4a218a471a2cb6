/** Series of the base with a value a year, whose past may stand for that of another. */
import type { Pool } from 'pg'
import type { AlikeSeries } from '../../../dossier/alike/alike.ts'
import { prepared } from '#kit/server/prepared.ts'

/**
 * The eldest first, so that a base of any size is asked for no more than these: of a hundred series one learns how often
 * such a move came about, and of a thousand hardly more.
 */
const mostRead = 100

/** Chosen first and then read whole, so that only what is chosen is put together. */
const text = `
  with chosen as materialized (
    select item.id from item join series on item_id = item.id
    join series_state on series_id = series.id and known_to = 'infinity' and frequency = 'yearly'
    where is_listed and item.kind = 'trend' order by item.id limit ${mostRead}
  ), read as materialized (
    select item.id, item.kind, version, title, label, author, owner_id, details_whole(details) -> 'series' as series
    from chosen join item using (id)
  )
  select kind || '/' || id as ref, version, title, label, author, owner_id as "authorId", series from read
  where json_typeof(series) = 'object' order by id`

type Row = Omit<AlikeSeries, 'to' | 'unit' | 'kind' | 'observations'> & {
  series: Pick<AlikeSeries, 'unit' | 'kind' | 'observations'>
}
export type OtherSeries = Omit<AlikeSeries, 'to'>

/** Only what everybody may see. */
export async function listYearlySeries(pool: Pool): Promise<OtherSeries[]> {
  const { rows } = await pool.query<Row>(prepared(text, []))
  return rows.map(({ series: { unit, kind, observations }, ...item }) => ({ ...item, unit, kind, observations }))
}
