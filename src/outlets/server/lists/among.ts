/** Of which items somebody is told: in SQL, as conditions of a statement that reads `item`. */
import { sql } from 'kysely'
import type { Filters } from '#items/shelf/filters.ts'
import { categoryIs, type Condition, kindIs, narrowing } from '#items/server/shelf/select.ts'

/** Those that lists show, or that somebody saved, or one; of the last two whatever everybody may read. */
export type Among = { filters: Filters } | { savedBy: string } | { item: string }

export function amongThem(among: Among): Condition[] {
  if ('filters' in among) {
    const { filters } = among
    return [...narrowing(filters), ...kindIs(filters.kind), ...categoryIs(filters.category)]
  }
  return [
    sql<boolean>`item.published_at is not null`,
    'item' in among
      ? sql<boolean>`item.id = ${among.item}::bigint`
      : sql<boolean>`exists (select from save where save.item_id = item.id and save.account_id = ${among.savedBy})`,
  ]
}
