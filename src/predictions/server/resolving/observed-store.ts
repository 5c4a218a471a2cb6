/** The question that a rule may resolve, and what is known of the series that decides it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Written } from '#items/item.ts'
import type { Frequency } from '#series/series-words.ts'
import type { PredictionDetails } from '../../question.ts'

/** A prediction as its newest version says it. */
export type Asked = {
  id: string
  ownerId: string | null
  isPublished: boolean
  data: Written & { details: unknown; links: [] }
}

/** Nobody else writes it until the transaction ends. Null where there is no such prediction. */
export async function findAsked(trx: QueryExecutorProvider, id: string): Promise<Asked | null> {
  const { rows } = await sql<Asked>`
    select item.id, owner_id as "ownerId", published_at is not null as "isPublished", data
    from item join item_version on item_id = item.id and item_version.version = item.version
    where item.id = ${id}::bigint and kind = 'prediction' for update of item`.execute(trx)
  return rows[0] ?? null
}

export type Decider = {
  version: number
  unit: string
  frequency: Frequency
  source: string
  sourceUrl: string
  at: string
  /** Null where nothing is known of that time, or no more. */
  value: number | null
  knownSince: Date
  isProvisional: boolean
}

/**
 * The value that a rule names, as it is known or was first, with what the series says of itself. Null where its trend is
 * not to be seen, by the same measure as for numbers: nobody's private series decides what others asked.
 */
export async function findDecider(
  trx: QueryExecutorProvider,
  { trend, at, firstPublished }: NonNullable<PredictionDetails['automatic']>,
  { ownerId, isPublished }: Pick<Asked, 'ownerId' | 'isPublished'>,
): Promise<Decider | null> {
  const known = firstPublished
    ? sql`value is not null order by observation.known_from`
    : sql`observation.known_to = 'infinity'`
  const { rows } = await sql<Decider>`
    select item.version, unit, frequency, source, source_url as "sourceUrl", asked.at, value,
      coalesce(known.known_from, state.known_from) as "knownSince",
      coalesce(asked.at >= (about ->> 'provisional') collate "C", false) as "isProvisional"
    from item join series on series.item_id = item.id and not withheld join series_state as state on state.series_id = series.id and state.known_to = 'infinity',
      lateral (
        select case when frequency = 'monthly' and length(${at}) = 4 then ${at} || '-07' else ${at} end collate "C" as at
      ) as asked left join lateral (
        select value, known_from from observation where series_id = series.id and period = asked.at and ${known} limit 1
      ) as known on true
    where item.kind || '/' || item.id = ${trend}
      and (stands_beside(item, ${ownerId}) or (not ${isPublished}::boolean and owner_id = ${ownerId}))`.execute(trx)
  return rows[0] ?? null
}

/** Whether a question that counts only if another has an outcome does count; null while that is open. */
export async function findIsMet(
  trx: QueryExecutorProvider,
  { on, outcome }: NonNullable<PredictionDetails['condition']>,
): Promise<boolean | null> {
  const { rows } = await sql<{ isMet: boolean | null }>`
    select details #>> '{outcome,value}' = ${outcome} as "isMet" from item where kind || '/' || id = ${on}`.execute(trx)
  return rows[0]?.isMet ?? null
}

/** Those that a series may decide: all, or those that are or rest on one of these items. */
export async function listDecided(trx: QueryExecutorProvider, ids: readonly string[] | null): Promise<string[]> {
  const near = sql`(id = any(${ids}::bigint[]) or id in (
    select from_id from link where to_id = any(${ids}::bigint[]) and relation in ('measured-by', 'condition')))`
  const { rows } = await sql<{ id: string }>`
    select id from item where kind = 'prediction' and details ? 'automatic' and ${ids ? near : sql`true`} order by id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
