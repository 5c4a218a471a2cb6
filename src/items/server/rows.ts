/** What lists read of an item, and how rows are read. */
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { Category } from '../categories.ts'

/** What a list reads of an item. */
export type CardRow = {
  kind: string
  /** A number from within JSON. */
  id: string | number
  title: string
  label: string
  summary: string
  category: Category
  tags: string[]
  horizon_from: number
  horizon_to: number
  /** As a Date from a row of its own, as ISO 8601 from within JSON. */
  published_at: Date | string | null
  updated_at: Date | string
  version: number
  author: string
  owner_id: string | null
  saves: number
  opens: string | null
  closes: string | null
  outcome: 'resolved' | 'annulled' | null
  /** As it was written, with what its newest numbers add to that, and people. */
  card: Record<string, unknown>
}

/** What people say together of an item that everybody may read; null where that is nothing. */
export const saidText = `(select said from item_said where item_id = item.id and item.published_at is not null)`

/**
 * The card as it was written, and what the newest numbers add to it: those of a published item that all may see.
 * Numbers that are not of the version that stands say nothing of its last value. One look at the numbers a row and one at
 * what people say, and of the years to come only the one that it is, since a page has dozens of rows; and one document a
 * row, since each is parsed.
 */
export const cardText = `item.card || coalesce((select made.card || jsonb_build_object('today', case when made.version = item.version then
       coalesce(made.ahead -> to_char(now() at time zone 'utc', 'YYYY'), made.ahead -> to_char(now() at time zone 'utc', 'YYYY-MM'),
         made.ahead -> to_char(now() at time zone 'utc', 'YYYY"-Q"Q')) end)
     from item_numbers as made where made.item_id = item.id and (made.is_public or item.published_at is null)
     order by made.made_at desc limit 1), '{}') || coalesce(${saidText}, '{}')`

export const cardColumns = `item.kind, item.id, item.title, item.label, item.summary, item.category, item.tags, item.horizon_from, item.horizon_to,
   item.published_at, item.updated_at, item.version, item.author, item.owner_id, item.saves, item.opens, item.closes, item.outcome,
   ${cardText} as card`

export async function rowsOf<Row>(db: QueryExecutorProvider, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows
}
