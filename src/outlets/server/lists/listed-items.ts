/** What lists show of the items that a filter finds, whole enough to tell their days: nothing that is not listed. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { daysLater } from '#kit/dates.ts'
import type { AnyKind } from '#items/content-kind.ts'
import type { Category } from '#items/category-titles.ts'
import type { Filters } from '#items/shelf/filters.ts'
import { rowsOf } from '#items/server/rows.ts'
import { all, categoryIs, kindIs, narrowing } from '#items/server/shelf/select.ts'
import type { Dated } from '../../calendar/calendar.ts'

type Row = {
  kind: string
  id: string
  version: number
  title: string
  category: Category
  updated_at: Date
  details: Record<string, unknown>
}

/** Those that come first in time: with the days that have passed less than a month ago, or are still to come. */
export async function listDated(
  db: QueryExecutorProvider,
  kinds: readonly AnyKind[],
  { filters, today, most }: { filters: Filters; today: string; most: number },
): Promise<Dated[]> {
  const conditions = [...narrowing(filters), ...kindIs(filters.kind), ...categoryIs(filters.category)]
  const rows = await rowsOf<Row>(
    db,
    sql<Row>`select kind, id::text, version, title, category, updated_at, details_whole(details) as details from item
      where ${all(conditions)} and (closes is null or closes >= ${today}::date - 30 or outcome is not null)
      order by coalesce(closes, make_date(horizon_from, 1, 1)), id limit ${most}`,
  )
  const since = daysLater(today, -30)
  return rows.flatMap(({ details, updated_at, ...row }) => {
    const kind = kinds.find(({ name }) => name === row.kind)
    if (!kind) return []
    const days = kind.sharedOf(kind.details.parse(details), null, today).days.filter(({ on }) => on >= since)
    return days.length ? [{ ...row, kindTitle: kind.title, updatedAt: updated_at.toISOString(), days }] : []
  })
}
