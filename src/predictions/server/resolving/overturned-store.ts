/**
 * Questions whose outcome a later revision contradicts. The table is explained in `migrations/0042-overturned.ts` and
 * `migrations/0048-overturned-period.ts`.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Contradiction } from '../../resolving/contradiction.ts'

/** Once a revision, however often it is looked at; what the rule says of it may come later. */
export async function saveContradiction(
  trx: QueryExecutorProvider,
  id: string,
  { knownSince, period, value, answer }: Contradiction,
): Promise<void> {
  await sql`
    insert into overturned (item_id, known_since, period, value, answer) values (${id}::bigint, ${knownSince}, ${period}, ${value}, ${answer})
    on conflict (item_id, known_since) do update set answer = excluded.answer
      where overturned.closed_at is null and overturned.answer is distinct from excluded.answer`.execute(trx)
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
  question: unknown
  outcome: unknown
  unit: string
  /** Of which year or month the value is. */
  period: string
  value: number | null
  answer: string | null
  at: Date
}

const mostListed = 100

/** By what is known last, the oldest first. */
export async function listOverturned(db: QueryExecutorProvider): Promise<OverturnedRow[]> {
  const { rows } = await sql<OverturnedRow>`
    select * from (
      select distinct on (item_id) item_id as id, title, details -> 'question' as question, details -> 'outcome' as outcome,
        details #>> '{outcome,evidence,unit}' as unit, coalesce(period, details #>> '{outcome,evidence,at}') as period, value, answer, at
      from overturned join item on item.id = item_id where closed_at is null order by item_id, known_since desc
    ) as newest order by at limit ${mostListed}`.execute(db)
  return rows
}
