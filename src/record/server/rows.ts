/** How the record reads its rows. */
import type { Pool } from 'pg'

/** How many are named in each list. */
export const named = 6

/** The column holds the value as it was foreseen. */
export const foreseenBy = (
  column: 'miss' | 'arrival' | 'estimate',
  order: 'miss_widths' | 'arrived_at' | 'estimated_at',
  then: string,
  also = '',
) => `
  select kind || '/' || id as item, label, card #>> '{series,unit}' as unit, ${also} found.*
  from trend_record join item on item.id = item_id,
    jsonb_to_record(${column}) as found("from" text, at text, median float8, low80 float8, high80 float8, observed float8, widths float8)
  where is_listed and ${order} is not null order by ${order} desc, ${then} limit $1`

export async function many<Row extends object>(pool: Pool, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await pool.query<Row>(text, values)
  return rows
}

/** An aggregate always has a row. */
export async function one<Row extends object>(pool: Pool, text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await many<Row>(pool, text, values)
  if (!row) throw new Error('an aggregate answered no row')
  return row
}
