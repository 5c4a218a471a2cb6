/** What was asked and not answered, as the database counts it: by its words, without who asked. */
import { type QueryExecutorProvider, sql } from 'kysely'

/** So many at most; beyond that the one that was wished longest ago goes. */
export const mostWishes = 2000
/** A year after the last time nobody waits for it any more. */
const keptDays = 366

export type Wish = { id: string; words: string; count: number; lastDay: string }

/** `day`: as `2026-11-24`. */
export async function saveWish(db: QueryExecutorProvider, words: string, day: string): Promise<void> {
  await sql`
    insert into asked_unanswered (words, last_day) values (${words}, ${day}::date)
    on conflict (words) do update set count = least(asked_unanswered.count, 1000000000) + 1, last_day = greatest(asked_unanswered.last_day, excluded.last_day)`.execute(
    db,
  )
  await sql`
    delete from asked_unanswered where id in (
      select id from asked_unanswered order by last_day desc, count desc, id offset ${mostWishes}
    )`.execute(db)
}

/** The newest first, of one day the most wished for. */
export async function listWishes(db: QueryExecutorProvider): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select id, words, count, to_char(last_day, 'YYYY-MM-DD') as "lastDay" from asked_unanswered
    order by last_day desc, count desc, id limit ${mostWishes}`.execute(db)
  return rows
}

/** False where it is not there. */
export async function removeWish(db: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`delete from asked_unanswered where id = ${id}::bigint returning id`.execute(db)
  return rows.length > 0
}

export async function removeOldWishes(db: QueryExecutorProvider, day: string): Promise<void> {
  await sql`delete from asked_unanswered where last_day < ${day}::date - ${keptDays}::int`.execute(db)
}
