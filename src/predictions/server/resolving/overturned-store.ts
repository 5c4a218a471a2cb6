/**
 * Questions whose outcome a later revision contradicts. The table is explained in `migrations/0042-overturned.ts`,
 * `0048-overturned-period.ts` and `0059-judged-outcomes.ts`.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Judged } from '../../resolving/judging.ts'
import type { Contradiction } from '../../resolving/contradiction.ts'

/** What a revision makes of an outcome, and what that rested on. */
export type Doubted = Contradiction & { former: { period: string; value: number; answer: string | null } }

/** Once a revision, however often it is looked at; what the rule says of it may come later. */
export async function saveContradiction(trx: QueryExecutorProvider, id: string, doubted: Doubted): Promise<void> {
  const { knownSince, period, value, answer, former } = doubted
  await sql`
    insert into overturned (item_id, known_since, period, value, answer, former_period, former_value, former_answer)
    values (${id}::bigint, ${knownSince}, ${period}, ${value}, ${answer},
      ${former.period}, ${former.value}, ${former.answer})
    on conflict (item_id, known_since) do update set answer = excluded.answer
      where overturned.closed_at is null and overturned.answer is distinct from excluded.answer`.execute(trx)
}

/** What an operator says of an outcome in doubt. */
export type Judgement = { word: Judged; reason: string }

/** Whether any was open. Without a judgement the series bears the outcome out again. */
export async function closeContradictions(
  trx: QueryExecutorProvider,
  id: string,
  { word, reason }: Judgement | { word: 'withdrawn'; reason: null },
): Promise<boolean> {
  const { rows } = await sql`
    update overturned set closed_at = now(), word = ${word}, reason = ${reason}
    where item_id = ${id}::bigint and closed_at is null returning item_id`.execute(trx)
  return rows.length > 0
}

export type OverturnedRow = {
  id: string
  title: string
  question: unknown
  outcome: unknown
  unit: string
  /** Of which year, quarter or month the value is. */
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
      from overturned join item on item.id = item_id where closed_at is null and details #> '{outcome,evidence}' is not null
      order by item_id, known_since desc
    ) as newest order by at limit ${mostListed}`.execute(db)
  return rows
}
