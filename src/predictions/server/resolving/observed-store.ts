/** The question that a rule may resolve, and what is known of the series that decides it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Written } from '#items/item.ts'
import type { Frequency } from '#series/series-words.ts'
import type { PredictionDetails } from '../../question.ts'
import type { Came } from '../../resolving/outcome.ts'
import type { Observed, SeriesRule } from '../../resolving/series-answer.ts'

/** A prediction as its newest version says it. */
export type Asked = {
  id: string
  ownerId: string | null
  isPublished: boolean
  /** When its rule was first stated as it stands; null without one. */
  ruledSince: Date | null
  data: Written & { details: unknown; links: [] }
}

/** Nobody else writes it until the transaction ends. Null where there is no such prediction. */
export async function findAsked(trx: QueryExecutorProvider, id: string): Promise<Asked | null> {
  const { rows } = await sql<Asked>`
    select item.id, owner_id as "ownerId", published_at is not null as "isPublished", data, (
        select min(at) from item_version as told where told.item_id = item.id
          and told.data #> '{details,automatic}' = item_version.data #> '{details,automatic}'
      ) as "ruledSince"
    from item join item_version on item_id = item.id and item_version.version = item.version
    where item.id = ${id}::bigint and kind = 'prediction' for update of item`.execute(trx)
  return rows[0] ?? null
}

/** A series as it is said to be now, or was said to be last. */
export type Decider = {
  id: string
  /** Of its trend. */
  version: number
  unit: string
  /** In which the rule was stated. */
  unitThen: string
  frequency: Frequency
  source: string
  sourceUrl: string
  /** From which time on its values are; null where none is. */
  provisional: string | null
  /** Since when it has measured what it does: what was known before is known of something else. */
  since: Date
}

/**
 * Null where its trend is not to be seen, by the same measure as for numbers: nobody's private series decides what
 * others asked.
 */
export async function findDecider(
  trx: QueryExecutorProvider,
  { trend }: SeriesRule,
  { ownerId, isPublished, ruledSince }: Pick<Asked, 'ownerId' | 'isPublished' | 'ruledSince'>,
): Promise<Decider | null> {
  const { rows } = await sql<Decider>`
    select series.id, item.version, state.unit, (
        select unit from series_state where series_id = series.id and known_to > ${ruledSince} order by known_from limit 1
      ) as "unitThen", state.frequency, state.source, state.source_url as "sourceUrl",
      state.about ->> 'provisional' as provisional, coalesce((
        select max(known_to) from series_state as former where series_id = series.id
          and (name, unit, frequency, kind) <> (state.name, state.unit, state.frequency, state.kind)
      ), '1900-01-01') as since
    from item join series on series.item_id = item.id and not withheld, lateral (
      select * from series_state where series_id = series.id order by known_from desc limit 1
    ) as state
    where item.kind || '/' || item.id = ${trend}
      and (stands_beside(item, ${ownerId}) or (not ${isPublished}::boolean and owner_id = ${ownerId}))`.execute(trx)
  return rows[0] ?? null
}

/** What is known of its values from one time to another, or was known of each first, in the order of the times. */
export async function listObserved(
  trx: QueryExecutorProvider,
  { id, provisional, since }: Decider,
  { from, to, firstPublished }: { from: string; to: string; firstPublished: boolean },
): Promise<Observed[]> {
  const counts = firstPublished ? sql`value is not null and known_to > ${since}` : sql`known_to = 'infinity'`
  const { rows } = await sql<Observed>`
    select distinct on (period) period as at, value, known_from as "knownSince",
      coalesce(period >= ${provisional}::text collate "C", false) as "isProvisional"
    from observation where series_id = ${id}::bigint and period between ${from} and ${to} and ${counts}
    order by period, known_from`.execute(trx)
  return rows
}

/** Of the question without which another does not count; null while that is open, or where it is not to be seen. */
export async function findCame(
  trx: QueryExecutorProvider,
  { on }: NonNullable<PredictionDetails['condition']>,
  { ownerId, isPublished }: Pick<Asked, 'ownerId' | 'isPublished'>,
): Promise<Came | null> {
  const { rows } = await sql<Came>`
    select title, details -> 'question' as question, case when details #>> '{outcome,state}' = 'resolved' then details #>> '{outcome,value}' end as value
    from item where kind || '/' || id = ${on} and details #>> '{outcome,state}' is not null
      and (stands_beside(item, ${ownerId}) or (not ${isPublished}::boolean and owner_id = ${ownerId}))`.execute(trx)
  return rows[0] ?? null
}

/** Those that a series may decide, or another question annul: all, or those that are or rest on one of these items. */
export async function listDecided(trx: QueryExecutorProvider, ids: readonly string[] | null): Promise<string[]> {
  const near = sql`(id = any(${ids}::bigint[]) or id in (
    select from_id from link where to_id = any(${ids}::bigint[]) and relation in ('measured-by', 'condition')))`
  const { rows } = await sql<{ id: string }>`
    select id from item where kind = 'prediction' and details ?| '{automatic,condition}' and ${ids ? near : sql`true`} order by id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
