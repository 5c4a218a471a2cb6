/** Radars of one's own: which there are, and what stands on one. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { User } from '#kit/viewer.ts'
import { mostOnRadar, type Sector } from '../../../mine/own-radar.ts'
import { placeColumns, type PlaceRow } from '../../radar/place.ts'
import { rowsOf } from '../../rows.ts'
import type { Write } from '../../transaction.ts'
import { isOpenTo } from '../../visibility.ts'

export type Radar = { id: number; name: string; sectors: Sector[] }
export type OnRadarRow = PlaceRow & { ownSector: number | null; ownYear: number | null }

/** Refuses that of somebody else as it does what never was. */
export async function findRadar(db: QueryExecutorProvider, id: number, user: User): Promise<Radar> {
  return alone(
    await rowsOf(
      db,
      sql<Radar>`select id, name, sectors from own_radar where id = ${id}::int and account_id = ${user.id}`,
    ),
  )
}

/** One who writes to it after the other, so that what is counted holds until it is written. */
export async function lockRadar(trx: Write, id: number, user: User): Promise<Radar> {
  return alone(
    await rowsOf(
      trx,
      sql<Radar>`select id, name, sectors from own_radar where id = ${id}::int and account_id = ${user.id} for update`,
    ),
  )
}

function alone([radar]: readonly Radar[]): Radar {
  if (!radar) throw new Refusal('radar-not-found')
  return radar
}

export function listRadars(db: QueryExecutorProvider, user: User) {
  return rowsOf(
    db,
    sql<Radar & { items: number; editions: number }>`
      select id, name, sectors,
        (select count(*)::int from own_radar_item join item on item.id = item_id where radar = own_radar.id and ${isOpenTo(user)}) as items,
        (select count(*)::int from own_radar_edition where radar = own_radar.id) as editions
      from own_radar where account_id = ${user.id} order by id desc`,
  )
}

/** What its owner may still read, with where they placed it. */
export function listOnRadar(db: QueryExecutorProvider, radar: number, user: User): Promise<OnRadarRow[]> {
  return rowsOf(
    db,
    sql<OnRadarRow>`
      select ${sql.raw(placeColumns)}, own.sector as "ownSector", own.year as "ownYear"
      from own_radar_item as own join item on item.id = own.item_id
      where radar = ${radar} and ${isOpenTo(user)} order by item.id`,
  )
}

export async function countOnRadar(db: QueryExecutorProvider, radar: number, beside = '0'): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ items: number }>`
      select count(*)::int as items from own_radar_item where radar = ${radar} and item_id <> ${beside}::bigint`,
  )
  return row?.items ?? 0
}

type SavedOf = { radar: number | null; user: User; year: number }

/** What one saved and is still to come, but for what stands on that radar. */
const savedFor = ({ radar, user, year }: SavedOf) => sql`
  save join item on item.id = save.item_id where save.account_id = ${user.id} and ${isOpenTo(user)}
    and outcome is null and horizon_to >= ${year}
    and not exists (select from own_radar_item where radar = ${radar}::int and item_id = item.id)`

export async function countSaved(db: QueryExecutorProvider, saved: SavedOf): Promise<number> {
  const [row] = await rowsOf(db, sql<{ items: number }>`select count(*)::int as items from ${savedFor(saved)}`)
  return row?.items ?? 0
}

/** The soonest first, as many as have room. */
export async function putSaved(trx: Write, saved: SavedOf & { radar: number }): Promise<number> {
  const room = Math.max(0, mostOnRadar - (await countOnRadar(trx, saved.radar)))
  const added = await rowsOf(
    trx,
    sql`insert into own_radar_item (radar, item_id)
      select ${saved.radar}::int, item.id from ${savedFor(saved)} order by horizon_to, item.id limit ${room}
      returning item_id`,
  )
  return added.length
}
