/** Trends of the house by the names of their series. */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'

const text = `
  select item.id::text from series_state join series on series.id = series_id join item on item.id = item_id
  where name = any($1::text[]) and known_to = 'infinity' and is_listed and owner_id is null order by item.id`

export async function listHouseSeries(pool: Pool, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await pool.query<{ id: string }>(prepared(text, [names]))
  return rows.map(({ id }) => id)
}
