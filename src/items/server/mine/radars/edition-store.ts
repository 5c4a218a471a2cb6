/** Editions of a radar of one's own, as they were kept. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'
import type { Category } from '../../../category-titles.ts'
import type { Sector } from '../../../mine/own-radar.ts'
import { isCrowdShown } from '../../hidden-crowds.ts'
import { rowsOf } from '../../rows.ts'
import type { Write } from '../../transaction.ts'
import { isOpenTo } from '../../visibility.ts'

export type OwnEdition = { id: number; name: string; day: string; sectors: Sector[]; items: number }
/** What was kept of an item. `isPlaced`: whether the year was its owner's. */
export type KeptPlace = {
  id: string
  sector: number
  year: number
  isPlaced: boolean
  figure: string
  isEstimate: boolean
}
type Named = { kind: string; label: string; title: string; category: Category }

/** The newest first. */
export function listOwnEditions(db: QueryExecutorProvider, radar: number): Promise<OwnEdition[]> {
  return rowsOf(
    db,
    sql<OwnEdition>`
      select id, name, kept_on::text as day, sectors,
        (select count(*)::int from own_radar_place where edition = own_radar_edition.id) as items
      from own_radar_edition where radar = ${radar} order by id desc`,
  )
}

/** What its owner may still read. Names and categories are those of now; places and figures may be what people said. */
export async function listOwnPlaces(
  db: QueryExecutorProvider,
  edition: number,
  user: User,
): Promise<(KeptPlace & Named)[]> {
  const rows = await rowsOf(
    db,
    sql<KeptPlace & Named>`
      select kind, item.id, label, title, category, sector, year, is_placed as "isPlaced", figure,
        is_estimate as "isEstimate"
      from own_radar_place join item on item.id = item_id
      where edition = ${edition} and ${isOpenTo(user)} and ${isCrowdShown()} order by year, item.id`,
  )
  return rows.map(({ id, ...place }) => ({ ...place, id: String(id) }))
}

type Keeping = { radar: number; name: string; day: string; sectors: readonly Sector[]; places: readonly KeptPlace[] }

export async function insertOwnEdition(trx: Write, { radar, name, day, sectors, places }: Keeping): Promise<number> {
  const [edition] = await rowsOf(
    trx,
    sql<{ id: number }>`
      insert into own_radar_edition (radar, name, kept_on, sectors)
      values (${radar}, ${name}, ${day}, ${JSON.stringify(sectors)}::jsonb) returning id`,
  )
  const id = edition?.id ?? 0
  await sql`
    insert into own_radar_place (edition, item_id, sector, year, is_placed, figure, is_estimate)
    select ${id}::int, id, sector, year, "isPlaced", figure, "isEstimate" from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as place (id bigint, sector integer, year double precision, "isPlaced" boolean, figure text, "isEstimate" boolean)`.execute(
    trx,
  )
  return id
}

export async function removeOwnEdition(db: QueryExecutorProvider, radar: number, edition: number): Promise<void> {
  await sql`delete from own_radar_edition where id = ${edition}::int and radar = ${radar}`.execute(db)
}
