/** What operators and pages are told of bindings and of the looks at their sources. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Frequency } from '#series/series-words.ts'
import { trend } from '#trends/kind.ts'
import type { Outcome } from './journal.ts'
import { bindingColumns, type BindingRow } from './store.ts'

/**
 * What operators are told of: the trends of the house, and those that their authors have shown. Of what an author keeps
 * to themselves nobody else reads the name, the source or the series.
 */
export const openToOperators = sql`(item.owner_id is null or item.published_at is not null or item.hidden_published_at is not null or item.held_at is not null)`

export type LookRow = {
  at: Date
  outcome: Outcome
  sentence: string
  version: number | null
  url: string | null
  digest: string | null
  licence: string | null
}

/** The newest first. */
export async function listLooks(db: QueryExecutorProvider, itemId: string, most: number): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    select at, outcome, sentence, version, url, digest, licence from refresh where item_id = ${itemId}::bigint order by at desc, id desc limit ${most}`.execute(
    db,
  )
  return rows
}

export async function findHeldSince(db: QueryExecutorProvider, itemId: string): Promise<Date | null> {
  const { rows } = await sql<{
    at: Date
  }>`select at from hold where item_id = ${itemId}::bigint and decision is null`.execute(db)
  return rows[0]?.at ?? null
}

export type OperatedRow = BindingRow & {
  label: string
  frequency: Frequency | null
  newest: string | null
  /** Its values may not be shown here. */
  isWithheld: boolean
  failures: number
  holds: number
  ms: number | null
  heldSince: Date | null
}

/** Every binding that operators are told of, with its health, by the names of their trends. */
export async function listBindings(db: QueryExecutorProvider): Promise<OperatedRow[]> {
  const { rows } = await sql<OperatedRow>`
    select ${bindingColumns}, item.label, series.frequency, series.last as newest,
      (item.details ? 'withheld' or coalesce(series.withheld, false)) as "isWithheld", coalesce(looked.failures, 0)::int as failures, looked.ms,
      (select count(*)::int from hold where hold.item_id = item.id and decision is null) as holds,
      (select at from hold where hold.item_id = item.id and decision is null) as "heldSince"
    from source_binding join item on item.id = item_id
    left join lateral (
      select frequency, last, withheld from series_state join series on series.id = series_id where series.item_id = item.id and known_to = 'infinity'
    ) as series on true
    left join lateral (
      select count(*) filter (where outcome = 'failed' and at > now() - interval '30 days') as failures, (array_agg(ms order by at desc))[1] as ms
      from refresh where refresh.item_id = item.id
    ) as looked on true
    where ${openToOperators}
    order by item.label, item.id`.execute(db)
  return rows
}

/** Published trends of the house with a series that nobody refreshes. */
export async function listUnbound(db: QueryExecutorProvider): Promise<{ itemId: string; label: string }[]> {
  const { rows } = await sql<{ itemId: string; label: string }>`
    select item.id as "itemId", label from item join series on series.item_id = item.id
    where kind = ${trend.name} and owner_id is null and published_at is not null and not exists (select from source_binding where item_id = item.id)
    order by label`.execute(db)
  return rows
}

export async function countBindings(db: QueryExecutorProvider, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from source_binding join item on item.id = item_id where owner_id = ${ownerId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
