/** Which editions of the radar are kept, where items stood on one, and what left it between one and what came after. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Category } from '../../category-titles.ts'
import { isCrowdShown, isHiding } from '../hidden-crowds.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'
import { findPlaces, left, type Wanted } from './places.ts'

export type Edition = { id: number; day: string }

/** So many editions can be chosen from, and so many items are told of that left. */
const [mostEditions, mostGone] = [24, 10]

/** Up to a day, the newest first. */
export function listEditions(db: QueryExecutorProvider, until: string): Promise<Edition[]> {
  return rowsOf(
    db,
    sql`select id, kept_on::text as day from radar_edition where kept_on <= ${until}::date order by kept_on desc limit ${mostEditions}`,
  )
}

/** `isPart`: of so many that left not all could be looked at. */
type Gone = { gone: (Named & { year: number })[]; isGonePart: boolean }

/** What stood on it, and was settled or over by a day: the last that left first. */
export async function listGone(
  db: Kysely<ContentTables>,
  { id }: Edition,
  { wanted, by }: { wanted: Wanted; by: { day: string; edition: number | null } },
): Promise<Gone> {
  const { places, isPart } = await findPlaces(db, left(id, by), { wanted, most: mostGone })
  const first = places.slice(0, mostGone)
  const named = await listNamed(
    db,
    first.map((place) => place.id),
  )
  const gone = first.flatMap(({ id: of, year }) => {
    const item = named.get(of)
    return item ? [{ ...item, year }] : []
  })
  return { gone, isGonePart: isPart }
}

type Named = { kind: string; id: string; label: string; title: string; category: Category }

/** By their ids, what items are called now. */
export async function listNamed(
  db: QueryExecutorProvider,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const rows = await rowsOf(
    db,
    sql<Named>`select kind, id::text as id, label, title, category from item where id = any(${ids}::bigint[]) and is_listed`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

type Stood = { id: string; year: number; figure: string; isEstimate: boolean }

/** Of what lists still show. Kept places and figures may be those of people. */
export function listStood(db: QueryExecutorProvider, { id }: Edition, ids: readonly string[]): Promise<Stood[]> {
  const isTold = isHiding() ? sql`exists (select from item where item.id = item_id and ${isCrowdShown()})` : sql`true`
  return rowsOf(
    db,
    sql<Stood>`
      select item_id::text as id, year, figure, is_estimate as "isEstimate" from radar_place
      where edition = ${id} and item_id = any(${ids}::bigint[]) and is_shown and ${isTold} order by item_id`,
  )
}
