/**
 * An edition of the radar: where every listed item that is still to come stands today, and what it says. Kept by the
 * month, so that what moved can be told later; nothing of it can be made up for once a day is over.
 */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'
import type { AnyKind } from '../../content-kind.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'
import { followItems } from './follow-items.ts'
import { placeColumns, placeOf, type PlaceRow, type RadarPlace } from './place.ts'

type Db = Kysely<ContentTables>
type Place = RadarPlace & { id: string }

const atOnce = 200

export function editionWork(db: Db, kinds: readonly AnyKind[]): Task<object> {
  return {
    name: 'items.radar-edition',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '17 3 1 * *',
    perform: () => keepEdition(db, kinds, dayOf(new Date())),
  }
}

/** Answers how many items it holds; null where there is one of that day already, which need not be finished. */
export async function keepEdition(db: Db, kinds: readonly AnyKind[], day: string): Promise<number | null> {
  const kept = await keepPlaces(db, kinds, day)
  await followItems(db, day)
  return kept
}

function keepPlaces(db: Db, kinds: readonly AnyKind[], day: string): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const [edition] = await rowsOf(
      trx,
      sql<{ id: number }>`insert into radar_edition (kept_on) values (${day}) on conflict do nothing returning id`,
    )
    if (!edition) return null
    let [count, last] = [0, '0']
    for (;;) {
      // eslint-disable-next-line no-await-in-loop -- each batch begins where the one before ended
      const rows = await listAhead(trx, last, day)
      if (rows.length === 0) {
        // eslint-disable-next-line no-await-in-loop
        await foldTally(trx)
        return count
      }
      // eslint-disable-next-line no-await-in-loop
      await savePlaces(
        trx,
        edition.id,
        rows.flatMap((row) => {
          const place = placeOf(row, kinds, day)
          return place ? [{ ...place, id: String(row.id) }] : []
        }),
      )
      count += rows.length
      last = String(rows.at(-1)?.id)
    }
  })
}

function listAhead(trx: QueryExecutorProvider, after: string, day: string): Promise<PlaceRow[]> {
  return rowsOf(
    trx,
    sql<PlaceRow>`select ${sql.raw(placeColumns)}
      from item where is_listed and outcome is null and horizon_to >= ${Number(day.slice(0, 4))} and id > ${after}::bigint
      order by id limit ${atOnce}`,
  )
}

/** Of what is still there: whoever deletes one of them now waits until the edition is kept, and takes its place along. */
async function savePlaces(trx: QueryExecutorProvider, edition: number, places: readonly Place[]): Promise<void> {
  await sql`
    insert into radar_place (edition, item_id, year, figure, is_estimate)
    select ${edition}, item.id, year, figure, "isEstimate"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as place (id bigint, year double precision, figure text, "isEstimate" boolean)
    join item on item.id = place.id for key share of item`.execute(trx)
}

/** One row of each edition, kind and category, where each batch and each change since the last edition left one. */
async function foldTally(trx: QueryExecutorProvider): Promise<void> {
  await sql`
    with taken as (delete from radar_tally returning edition, kind, category, places)
    insert into radar_tally select edition, kind, category, sum(places) from taken
    group by edition, kind, category having sum(places) <> 0`.execute(trx)
}
