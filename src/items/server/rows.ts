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
  card: Record<string, unknown>
  /** What its card shows besides in a year or month to come, by these; null where nothing is kept. */
  ahead: Record<string, unknown> | null
}

/** Numbers that are not of the version that stands say nothing of its last value. */
export const cardColumns = `item.kind, item.id, item.title, item.label, item.summary, item.category, item.tags, item.horizon_from, item.horizon_to,
   item.published_at, item.updated_at, item.version, item.author, item.owner_id, item.saves, item.opens, item.closes, item.outcome, item.card,
   (select ahead from item_numbers where item_id = item.id and item_numbers.version = item.version
     and (item_numbers.is_public or item.published_at is null) order by made_at desc limit 1) as ahead`

export async function rowsOf<Row>(db: QueryExecutorProvider, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows
}
