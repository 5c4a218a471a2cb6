/**
 * How many listed items each listed one is linked to, counted again where that may have changed. What may have is written
 * by triggers as rows that nobody else waits for (`migrations/0139-ties.ts`): links that came or went, and items that are
 * listed now or no more, of which all that they are linked to is counted. It is counted of what is there then, so that
 * two who write at once, of whom neither sees the other, are both right once the later of their rows is taken.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'

/** So many changes are taken in one transaction. */
const mostAtOnce = 1000

/** Answers how many changes it took. */
export async function foldTies(db: Kysely<ContentTables>, most = mostAtOnce): Promise<number> {
  let taken = 0
  for (const take of [spread, count]) {
    let batch: number
    do {
      // eslint-disable-next-line no-await-in-loop -- each batch is what the one before left
      batch = await inTransaction(db, async (trx) => {
        // One after the other, and each sees what the one before wrote: else an older count would be written last.
        await sql`select pg_advisory_xact_lock(hashtextextended('item ties', 0))`.execute(trx)
        return take(trx, most)
      })
      taken += batch
    } while (batch >= most)
  }
  return taken
}

type Write = Transaction<ContentTables>

/** What was listed or is no more leaves a row for itself and for each that it is linked to. */
async function spread(trx: Write, most: number): Promise<number> {
  const [batch] = await rowsOf(
    trx,
    sql<{ changes: number }>`
      with due as materialized (
        select id from tie_change where spreads order by id limit ${most}
      ), taken as (
        delete from tie_change where id in (select id from due) returning item_id
      ), left_for as (
        insert into tie_change (item_id)
        select item_id from taken
        union select to_id from taken join link on from_id = item_id
        union select from_id from taken join link on to_id = item_id
      )
      select count(*)::int as changes from taken`,
  )
  return batch?.changes ?? 0
}

/** What somebody is about to take off the lists is left for the next time: nobody waits here for who waits for us. */
async function count(trx: Write, most: number): Promise<number> {
  const [batch] = await rowsOf(
    trx,
    sql<{ changes: number }>`
      with due as materialized (
        select id, item_id from tie_change where not spreads order by id limit ${most}
      ), free as materialized (
        select item_id from item_tied where item_id in (select item_id from due) for update skip locked
      ), taken as (
        delete from tie_change using due where tie_change.id = due.id
          and (due.item_id in (select item_id from free) or not exists (select from item_tied where item_id = due.item_id))
        returning due.id
      ), counted as materialized (
        select item_id, ties_of(item_id) as ties from free
      ), written as (
        update item_tied set ties = counted.ties from counted
        where item_tied.item_id = counted.item_id and item_tied.ties <> counted.ties
      )
      select count(*)::int as changes from taken`,
  )
  return batch?.changes ?? 0
}
