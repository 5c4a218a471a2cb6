/** Questions whose outcome a later revision contradicts. The table is explained in `migrations/0042-overturned.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'

export type Contradiction = { knownSince: Date; value: number | null; answer: string | null }

/** Once a revision, however often it is looked at. */
export async function saveContradiction(
  trx: QueryExecutorProvider,
  id: string,
  { knownSince, value, answer }: Contradiction,
): Promise<void> {
  await sql`
    insert into overturned (item_id, known_since, value, answer) values (${id}::bigint, ${knownSince}, ${value}, ${answer})
    on conflict do nothing`.execute(trx)
}

/** Whether any was open. */
export async function closeContradictions(
  trx: QueryExecutorProvider,
  id: string,
  word: 'kept' | 'corrected' | 'withdrawn',
): Promise<boolean> {
  const { rows } = await sql`
    update overturned set closed_at = now(), word = ${word} where item_id = ${id}::bigint and closed_at is null returning item_id`.execute(
    trx,
  )
  return rows.length > 0
}

export type OverturnedRow = {
  id: string
  title: string
  outcome: unknown
  unit: string
  value: number | null
  answer: string | null
  at: Date
}

const mostListed = 100

/** By what is known last, the oldest first. */
export async function listOverturned(db: QueryExecutorProvider): Promise<OverturnedRow[]> {
  const { rows } = await sql<OverturnedRow>`
    select * from (
      select distinct on (item_id) item_id as id, title, details -> 'outcome' as outcome,
        details #>> '{outcome,evidence,unit}' as unit, value, answer, at
      from overturned join item on item.id = item_id where closed_at is null order by item_id, known_since desc
    ) as newest order by at limit ${mostListed}`.execute(db)
  return rows
}
