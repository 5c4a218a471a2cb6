/**
 * The best of a search: what is called just as was typed, then the front's matches, the best 200 of which by their names
 * are weighed by all that they say (tiers as in Manning, Raghavan and Schütze, Introduction to Information Retrieval,
 * 2008, 7.1).
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Filters } from '../../shelf/filters.ts'
import { rowsOf } from '../rows.ts'
import type { Search } from './search.ts'
import { all, type Condition, wantedOf } from './select.ts'

/** Tier 0 is called so, tier 1 is weighed: `key` is its rank. */
export type Weighed = { id: string; tier: number; key: string }

export type Weighing = {
  filters: Filters
  today: string
  search: Pick<Search, 'typed'> & Words
  /** So many are weighed by all that they say. */
  mostWeighed: number
}
/** `query` finds, `weighedBy` says how good a match is. */
export type Words = Pick<Search, 'query' | 'weighedBy'>

/** So many are called just so at most, in titles as in labels. */
const mostCalledSo = 5
/** Of so many that have one name, those that a list's filters leave are among them. */
const mostOfOneName = 200
/**
 * For each that is weighed by all that it says so many are looked at: of words that more of the front's names hold, those
 * that lie first are.
 */
const lookedAtEach = 4

/** All of them, in their order. Keys have no exponents: a rank is below 0.0001 where words stand far apart. */
export function listWeighed(db: QueryExecutorProvider, weighing: Weighing): Promise<Weighed[]> {
  const { weighedBy } = weighing.search
  return rowsOf(
    db,
    sql<Weighed>`
      with ${chosenOf(weighing)}
      select id, tier, key::numeric::text as key from (
        select id, 0 as tier, place as key from called_so
        union all
        select id, 1, round((ts_rank('{0.05, 0.2, 0.4, 1}', search, ${asQuery(weighedBy)}, 1)
          + 2 * ts_rank('{0, 0, 0.3, 1}', name_search, ${asQuery(weighedBy)}))::numeric, 6)::float8 from front
      ) as weighed order by tier, weighed.key desc, id desc`,
  )
}

/** The same without weighing them: their ids alone. */
export async function listChosen(db: QueryExecutorProvider, weighing: Weighing): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`with ${chosenOf(weighing)} select id from called_so union all select id from front`,
  )
  return rows.map(({ id }) => id)
}

/**
 * A query that is no constant: the plan goes by the index then, however common its words are. What reads a text to
 * compare it reads several pages more for each row.
 */
const asQuery = (query: string) => sql`(select ${query}::tsquery)`
export const holds = (query: string): Condition => sql<boolean>`search @@ ${asQuery(query)}`

/**
 * `called_so`: the first written first. `front`: the best by their names; texts are looked at where names
 * bring too few. What texts lie apart is carried along unread.
 */
function chosenOf({ filters, today, search, mostWeighed }: Weighing): RawBuilder<unknown> {
  const { typed, query, weighedBy } = search
  const wanted = wantedOf(filters, today)
  const called = (name: 'title' | 'label') => sql`(
    select id from (
      select * from item where is_listed and plain(${sql.ref(name)}) = plain(${typed}) order by id limit ${mostOfOneName}
    ) as item where ${all([...wanted, holds(query)])} order by id limit ${mostCalledSo})`
  const looked = (where: Condition[]) => sql`
    select id, published_at, name_search, search, ts_rank('{0, 0, 0.3, 1}', name_search, ${asQuery(weighedBy)}) as by_name
    from (
      select * from item where is_listed and is_front and ${all(where)} limit ${lookedAtEach * mostWeighed}
    ) as item where ${all(wanted)}`
  return sql`
    called_so as materialized (
      select id, ${mostCalledSo + 1} - row_number() over (order by min(at), id) as place from (
        select id, 1 as at from ${called('title')} as titled union all select id, 2 from ${called('label')} as labelled
      ) as called group by id order by min(at), id limit ${mostCalledSo}
    ), named as materialized (
      ${looked([sql<boolean>`name_search @@ ${asQuery(query)}`])}
    ), told as materialized (
      ${looked([
        sql<boolean>`(select count(*) from named) < ${mostWeighed}`,
        holds(query),
        sql<boolean>`id <> all (array(select id from named))`,
      ])}
    ), front as materialized (
      select id, name_search, search from (select * from named union all select * from told) as matched
      where id <> all (array(select id from called_so))
      order by by_name desc, published_at desc, id desc limit ${mostWeighed}
    )`
}
