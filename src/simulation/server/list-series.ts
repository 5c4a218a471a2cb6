/** The series of the base that questions are asked of: those of years, which anybody may be shown. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Category } from '#items/category-titles.ts'
import { trendDetails } from '#trends/trend.ts'
import type { Asking } from '../draw.ts'
import type { Point } from '../outlook.ts'

export type Measured = Asking & { title: string; category: Category; tags: string[]; source: string }

type Row = Pick<Measured, 'label' | 'title' | 'category' | 'tags'> & { id: string; details: unknown }

export async function listSeries(db: QueryExecutorProvider): Promise<Measured[]> {
  const rows = await rowsOf(
    db,
    sql<Row>`
      select id::text as id, label, title, category, tags, details_whole(details) as details from item
      where kind = 'trend' and published_at is not null and owner_id is null order by item.id`,
  )
  return rows.flatMap(({ id, details, ...words }) => {
    const { series } = trendDetails.parse(details)
    if (!series || series.terms || !series.observations.every(([at]) => isYear(at))) return []
    const points = series.observations.map(([at, value]): Point => [Number(at), value])
    return { ...words, trend: `trend/${id}` as const, unit: series.unit, source: series.source, points }
  })
}

function isYear(at: string): boolean {
  return /^\d{4}$/.test(at)
}
