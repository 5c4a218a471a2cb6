/** Radars of one's own, for the file to take away. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'
import { rowsOf } from '../../rows.ts'
import { isOpenTo } from '../../visibility.ts'
import { listOwnEditions, listOwnPlaces } from './edition-store.ts'
import { listRadars } from './radar-store.ts'

/** One after the other: ten of them with all their editions are much to hold. */
export async function* ownRadars(db: QueryExecutorProvider, user: User): AsyncGenerator<Record<string, unknown>> {
  for (const { id, name, sectors } of await listRadars(db, user)) {
    const [items, editions] = await Promise.all([listPlaced(db, id, user), listOwnEditions(db, id)])
    const places = await Promise.all(editions.map((edition) => listOwnPlaces(db, edition.id, user)))
    yield {
      name,
      sectors,
      items,
      editions: editions.map((edition, i) => ({
        name: edition.name,
        day: edition.day,
        sectors: edition.sectors,
        places: places[i] ?? [],
      })),
    }
  }
}

function listPlaced(db: QueryExecutorProvider, radar: number, user: User) {
  return rowsOf(
    db,
    sql<{ ref: string; sector: number | null; year: number | null }>`
      select kind || '/' || item.id as ref, sector, year from own_radar_item join item on item.id = item_id
      where radar = ${radar} and ${isOpenTo(user)} order by item.id`,
  )
}
