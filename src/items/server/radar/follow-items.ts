/**
 * Triggers keep what places of an edition know of their items, but only of places that they see: who changed an item
 * while its place was being kept did not see that. Once all are there, they follow.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'

type Db = Kysely<ContentTables>

const atOnce = 400
const pauseMs = 100

/** Once all its places are there for everybody. */
export async function followItems(db: Db, edition: number): Promise<void> {
  await writersEnd(db)
  let last = '0'
  for (;;) {
    // eslint-disable-next-line no-await-in-loop -- each batch begins where the one before ended
    const places = await listPlaces(db, edition, last)
    if (places.length === 0) return
    // eslint-disable-next-line no-await-in-loop
    await follow(
      db,
      edition,
      places.flatMap(({ id, isStray }) => (isStray ? [id] : [])),
    )
    last = places.at(-1)?.id ?? last
  }
}

/** Whoever writes items now may have done so before its place was there. Whoever begins later sees it. */
async function writersEnd(db: Db): Promise<void> {
  const writing = async () =>
    (
      await rowsOf(
        db,
        sql<{ writer: string }>`
          select virtualtransaction as writer from pg_locks join pg_database on pg_database.oid = database
          where relation = 'item'::regclass and mode = 'RowExclusiveLock' and datname = current_database()`,
      )
    ).map(({ writer }) => writer)
  const before = new Set(await writing())
  // eslint-disable-next-line no-await-in-loop -- one look after the other
  while ((await writing()).some((writer) => before.has(writer))) await wait(pauseMs)
}

/** Settled while it was kept, it has the day on which it is over. */
const isStray = sql<boolean>`item_category <> category or is_shown <> is_listed or case when outcome is null
  then left_on <> make_date(horizon_to + 1, 1, 1) else left_on > (now() at time zone 'utc')::date end`

function listPlaces(
  db: QueryExecutorProvider,
  edition: number,
  after: string,
): Promise<{ id: string; isStray: boolean }[]> {
  return rowsOf(
    db,
    sql<{ id: string; isStray: boolean }>`
      select item_id::text as id, ${isStray} as "isStray" from radar_place join item on item.id = item_id
      where edition = ${edition} and item_id > ${after}::bigint
      order by item_id limit ${atOnce}`,
  )
}

/** Nobody writes these items meanwhile: who did so between looking and writing would be followed to where they were. */
async function follow(db: Db, edition: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (trx) => {
    await sql`select from item where id = any(${ids}::bigint[]) order by id for share`.execute(trx)
    await sql`
      update radar_place set item_category = category, is_shown = is_listed,
        left_on = case when outcome is null then make_date(horizon_to + 1, 1, 1)
          else least(left_on, (now() at time zone 'utc')::date) end
      from item where item.id = item_id and item_id = any(${ids}::bigint[]) and edition = ${edition}`.execute(trx)
  })
}
