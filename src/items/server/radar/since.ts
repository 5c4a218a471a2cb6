/** What an edition of the radar says beside today's: where items stood then, and which of them are settled or over now. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { pickEditions } from '../../shelf/editions.ts'
import type { Filters } from '../../shelf/filters.ts'
import { isCrowdShown } from '../hidden-crowds.ts'
import { rowsOf } from '../rows.ts'
import { type Edition, listEditions, listGone } from './editions.ts'

type Asked = Filters & { since?: string | undefined; items?: string | undefined }

export async function findRadarSince(db: QueryExecutorProvider, { since, items, ...filters }: Asked, today: string) {
  const editions = await listEditions(db, today)
  const days = editions.map(({ day }) => day)
  const picked = pickEditions(days, { since })
  const edition = editions.find(({ day }) => day === picked.since)
  if (!edition) return { editions: days, since: null, was: [], gone: [] }
  const isGone = sql<boolean>`(outcome is not null or horizon_to < ${Number(today.slice(0, 4))})`
  const [was, gone] = await Promise.all([
    listPlaces(db, edition, items?.split(',') ?? []),
    listGone(db, edition, { filters, isGone }),
  ])
  return {
    editions: days,
    since: edition.day,
    was: was.map(({ id, ...place }) => ({ ...place, id: String(id) })),
    gone,
  }
}

/** Of what lists still show. Kept places and figures may be those of people. */
function listPlaces(db: QueryExecutorProvider, edition: Edition, ids: readonly string[]) {
  return rowsOf(
    db,
    sql<{ id: string; year: number; figure: string }>`
      select item.id, year, figure from radar_place join item on item.id = item_id and is_listed
      where edition = ${edition.id} and item_id = any(${ids}::bigint[]) and ${isCrowdShown()} order by item.id`,
  )
}
