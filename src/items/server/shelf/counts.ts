/** How many items a filter finds, by facet: what each further filter would leave. */
import { type RawBuilder, sql } from 'kysely'
import type { Filters } from '../../shelf/filters.ts'
import { all, categoryIs, kindIs, narrowing, statusIs } from './select.ts'

/** So many tags are offered, those of the most items. */
const mostTags = 12

/** `base` counts what the words, tags and years find before kind, category and status narrow it. */
export type Count = { facet: 'base' | 'total' | 'kind' | 'category' | 'status' | 'tag'; value: string; items: number }

export function countsOf({
  filters,
  query,
  today,
  most,
}: {
  filters: Filters
  query: string | undefined
  today: string
  most: number
}): RawBuilder<Count> {
  const base = [...narrowing(filters), ...(query === undefined ? [] : [sql<boolean>`search @@ ${query}::tsquery`])]
  const [kind, category, status] = [
    all(kindIs(filters.kind)),
    all(categoryIs(filters.category)),
    all(statusIs(filters.status, today)),
  ]
  const statuses = (['upcoming', 'open', 'closing', 'closed', 'resolved', 'annulled'] as const).map(
    (one) => sql`select 'status', ${one}, count(*) from base where k and c and ${statusIs([one], today)[0]}`,
  )
  return sql`
    with base as materialized (
      select item.kind, item.category, tags, opens, closes, outcome, ${kind} as k, ${category} as c, ${status} as s
      from item where ${all(base)} limit ${most + 1}
    )
    select facet, value, items::int from (
      select 'total' as facet, '' as value, count(*) as items from base where k and c and s
      union all select 'kind', kind, count(*) from base where c and s group by kind
      union all select 'category', category, count(*) from base where k and s group by category
      union all ${sql.join(statuses, sql` union all `)}
      union all (select 'tag', tag, count(*) from base, unnest(tags) as tag where k and c and s
        group by tag order by count(*) desc, tag limit ${mostTags})
      union all select 'base', '', count(*) from base
    ) as counted where items > 0`
}
