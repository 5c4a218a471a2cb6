/** How many items a filter finds, by facet, in SQL: what each further filter would leave. */
import { type RawBuilder, sql } from 'kysely'
import { categories } from '../../categories.ts'
import type { Filters } from '../../shelf/filters.ts'
import { foundBy, isMapped, isMappedInAll } from './facets.ts'
import { all, type Condition, categoryIs, kindIs, narrowing, statusIs } from './select.ts'
import { talliedIn } from './tally.ts'

/** So many tags are offered, those of the most items. */
const mostTags = 12

/**
 * `part` says of a facet that not all items were looked at for it: then its counts are of no use, and its tags are those
 * of the items that were. `more` says the same of the total.
 */
export type Count = {
  facet: 'base' | 'total' | 'more' | 'part' | 'kind' | 'category' | 'status' | 'tag'
  value: string
  items: number
}

/** `query`: the words, as PostgreSQL reads them; undefined without any. */
export type Looking = { filters: Filters; query: string | undefined; today: string; most: number }

/**
 * Of anything: looks at `most` items that words, tags and years find, before kind, category and status narrow them. Where
 * there are more it has a total only if nothing narrows them further: else `totalOf` says it.
 */
export function countsOf({ filters, query, today, most }: Looking): RawBuilder<Count> {
  const base = [...foundBy({ ...filters, kind: [], category: [] }, isMapped(filters)), ...holding(query)]
  const chosen = { kind: kindIs(filters.kind), category: categoryIs(filters.category) }
  const status = statusIs(filters.status, today)
  const isNarrowed = [...chosen.kind, ...chosen.category, ...status].length > 0
  const columns = sql`item.kind, item.category, tags, opens, closes, outcome,
    ${all(chosen.kind)} as k, ${all(chosen.category)} as c, ${all(status)} as s`
  return sql`
    with ${soonest({ columns, where: base, byMap: isMapped(filters), most })},
    base as (select count(*) as items, count(*) > ${most} as is_part from looked),
    total as (
      select count(*) as items from looked where k and c and s having not (select is_part from base) or not ${isNarrowed}::boolean
    )
    select facet, value, items::int from (
      select 'total' as facet, '' as value, least(items, ${most}) as items from total
      union all select 'more', '', 1 from total where items > ${most}
      union all select 'part', facet, 1 from base, unnest('{kind,category,status,tag}'::text[]) as facet where is_part
      union all select 'kind', kind, count(*) from looked where c and s group by kind
      union all select 'category', category, count(*) from looked where k and s group by category
      union all ${statusesOf(today, sql`k and c`)}
      union all ${tagsOf(sql`k and c and s`)}
      union all select 'base', '', items from base
    ) as counted where items > 0`
}

/** How many items all filters find together, and one more than `most` at most. */
export function totalOf({ filters, query, today, most }: Looking): RawBuilder<{ items: number }> {
  const where = [...foundBy(filters, isMappedInAll(filters)), ...holding(query), ...statusIs(filters.status, today)]
  return sql`with ${soonest({ columns: sql`id`, where, byMap: isMappedInAll(filters), most })} select count(*)::int as items from looked`
}

/** So many items are looked at for whether they are in a state that most are in, before all that are in it are mapped. */
const mostLooked = 1750

/** Of the first that all but states find how many are in those; and whether these are all there are. */
export function totalOfSome({ filters, query, today }: Looking, among: Condition[]): RawBuilder<Some> {
  const where = [...foundBy(filters, true), ...holding(query), ...among]
  return sql`
    select (count(*) filter (where is_in))::int as items, count(*) < ${mostLooked} as "isAll"
    from (select ${all(statusIs(filters.status, today))} as is_in from item where ${all(where)} limit ${mostLooked}) as looked`
}
type Some = { items: number; isAll: boolean }

export const inFront = sql<boolean>`is_front`

const holding = (query: string | undefined): Condition[] =>
  query === undefined ? [] : [sql<boolean>`search @@ ${query}::tsquery`]

type Sample = { columns: RawBuilder<unknown>; where: readonly Condition[]; byMap: boolean; most: number }

/**
 * As `looked`, one item more than `most` at most. Words and tags are looked for in the front first: where that alone has
 * enough, the map of all that hold them, which may be every item, is not made.
 */
export function soonest({ columns, where, byMap, most }: Sample): RawBuilder<unknown> {
  const found = sql`select ${columns} from item where ${all(where)}`
  if (!byMap) return sql`looked as materialized (${found} limit ${most + 1})`
  return sql`
    front as materialized (${found} and ${inFront} limit ${most + 1}),
    looked as materialized (
      select * from front where (select count(*) from front) > ${most}
      union all (${found} and (select count(*) from front) <= ${most} limit ${most + 1})
    )`
}

/** Of what the tally knows: looks at `most` items for their states and tags alone. */
export function talliedCounts({ filters, today, most }: Omit<Looking, 'query'>): RawBuilder<Count> {
  // Every category is named, so that an index can go through them.
  const listed = all([
    ...narrowing(filters),
    ...kindIs(filters.kind),
    ...categoryIs(filters.category.length ? filters.category : categories),
  ])
  const [kind, category] = [all(kindIs(filters.kind)), all(categoryIs(filters.category))]
  return sql`
    with tallied as materialized (
      select kind, category, items, ${kind} as k, ${category} as c from (${talliedIn(filters)}) as item
    ), looked as materialized (
      select tags, opens, closes, outcome from item where ${listed} limit ${most + 1}
    ), base as (select count(*) > ${most} as is_part from looked)
    select facet, value, items::int from (
      select 'total' as facet, '' as value, sum(items) as items from tallied where k and c
      union all select 'part', facet, 1 from base, unnest('{status,tag}'::text[]) as facet where is_part
      union all select 'kind', kind, sum(items) from tallied where c group by kind
      union all select 'category', category, sum(items) from tallied where k group by category
      union all ${statusesOf(today, sql`true`)}
      union all ${tagsOf(sql`true`)}
      union all select 'base', '', sum(items) from tallied
    ) as counted where items > 0`
}

/** Of what was looked at. */
function statusesOf(today: string, under: Condition) {
  const names = ['upcoming', 'open', 'closing', 'closed', 'resolved', 'annulled'] as const
  return sql.join(
    names.map(
      (one) => sql`select 'status', ${one}, count(*) from looked where ${under} and ${all(statusIs([one], today))}`,
    ),
    sql` union all `,
  )
}

function tagsOf(under: Condition) {
  return sql`(select 'tag', tag, count(*) from looked, unnest(tags) as tag where ${under}
    group by tag order by count(*) desc, tag limit ${mostTags})`
}
