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

/**
 * Answers how many items it holds; null where there is one of that day already, or somebody else began one meanwhile.
 * Kept in many transactions, so that nobody who deletes an item waits for more than its batch; until it is whole it is of
 * no day, and nobody is told of it.
 */
export async function keepEdition(db: Db, kinds: readonly AnyKind[], day: string): Promise<number | null> {
  const edition = await begin(db, day)
  if (edition === null) return null
  const count = await keepPlaces(db, { edition, day, kinds })
  await followItems(db, edition)
  return (await finish(db, edition, day)) ? count : null
}

/** One that was begun and never became whole is of an earlier moment: it goes, and this one begins anew. */
function begin(db: Db, day: string): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    await sql`delete from radar_edition where kept_on = ${ofNoDay}`.execute(trx)
    const [edition] = await rowsOf(
      trx,
      sql<{ id: number }>`
        insert into radar_edition (kept_on) select ${ofNoDay}
        where not exists (select from radar_edition where kept_on = ${day}) on conflict do nothing returning id`,
    )
    return edition?.id ?? null
  })
}

/** After every day that can be asked for. */
const ofNoDay = sql`date 'infinity'`

async function keepPlaces(db: Db, { edition, day, kinds }: Keeping): Promise<number> {
  let [count, last] = [0, '0']
  for (;;) {
    // eslint-disable-next-line no-await-in-loop -- each batch begins where the one before ended
    const rows = await listAhead(db, last, day)
    if (rows.length === 0) return count
    const places = rows.flatMap((row) => {
      const place = placeOf(row, kinds, day)
      return place ? [{ ...place, id: String(row.id) }] : []
    })
    // eslint-disable-next-line no-await-in-loop
    await savePlaces(db, edition, places)
    count += rows.length
    last = String(rows.at(-1)?.id)
  }
}
type Keeping = { edition: number; day: string; kinds: readonly AnyKind[] }

/** False where somebody else has begun one since. */
function finish(db: Db, edition: number, day: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const done = await rowsOf(trx, sql`update radar_edition set kept_on = ${day} where id = ${edition} returning id`)
    if (done.length > 0) await foldTally(trx)
    return done.length > 0
  })
}

function listAhead(db: QueryExecutorProvider, after: string, day: string): Promise<PlaceRow[]> {
  return rowsOf(
    db,
    sql<PlaceRow>`select ${sql.raw(placeColumns)}
      from item where is_listed and outcome is null and horizon_to >= ${Number(day.slice(0, 4))} and id > ${after}::bigint
      order by id limit ${atOnce}`,
  )
}

/** Of what is still there: whoever deletes one of them now waits until these are kept, and takes its place along. */
async function savePlaces(db: QueryExecutorProvider, edition: number, places: readonly Place[]): Promise<void> {
  await sql`
    insert into radar_place (edition, item_id, year, figure, is_estimate)
    select ${edition}, item.id, year, figure, "isEstimate"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as place (id bigint, year double precision, figure text, "isEstimate" boolean)
    join item on item.id = place.id join radar_edition on radar_edition.id = ${edition}
    for key share of item, radar_edition`.execute(db)
}

/** Of editions that are whole: one row of each, kind and category, where each batch and each change left one. */
async function foldTally(trx: QueryExecutorProvider): Promise<void> {
  await sql`
    with taken as (delete from radar_tally where edition in (select id from radar_edition where kept_on <> ${ofNoDay})
      returning edition, kind, category, places)
    insert into radar_tally select edition, kind, category, sum(places) from taken
    group by edition, kind, category having sum(places) <> 0`.execute(trx)
}
