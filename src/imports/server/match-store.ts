/** Which predictions people said to ask the same as what they brought, with what is said of each here. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { cardText, rowsOf } from '#items/server/rows.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import type { User } from '#kit/viewer.ts'
import type { AskedRow } from '#forecasts/server/asked.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Asked } from '../reading/told.ts'

/** `own`: what the user said of it last, null where that was taken back or is nothing. */
export type MatchedRow = AskedRow & { id: string; ownerId: string | null; label: string; own: Estimate | null }

/** Of these predictions those that the user reads. */
export function listMatched(
  db: QueryExecutorProvider,
  user: User,
  predictionIds: readonly string[],
): Promise<MatchedRow[]> {
  return rowsOf(
    db,
    sql<MatchedRow>`
      select id::text as id, owner_id as "ownerId", label, title, ${sql.raw(cardText)} as card, details, (
          select estimate from forecast join forecaster on forecaster.id = forecaster_id
          where item_id = item.id and account_id = ${user.id} order by seq desc limit 1
        ) as own
      from item where kind = 'prediction' and id = any(${predictionIds}::bigint[]) and ${isSeenBy(user)}`,
  )
}

/** What a question of theirs asks; null where there is none. */
export async function findImported(
  db: QueryExecutorProvider,
  accountId: string,
  id: string,
): Promise<Asked['question'] | null> {
  const [row] = await rowsOf(
    db,
    sql<{ question: Asked['question'] }>`
      select question from imported_question where id = ${id}::bigint and account_id = ${accountId}`,
  )
  return row?.question ?? null
}

/** Answers whether there was such a question. */
export async function saveMatch(
  db: QueryExecutorProvider,
  accountId: string,
  { id, predictionId }: { id: string; predictionId: string | null },
): Promise<boolean> {
  const saved = await rowsOf(
    db,
    sql`
      update imported_question set same_as = ${predictionId}::bigint
      where id = ${id}::bigint and account_id = ${accountId} returning id`,
  )
  return saved.length > 0
}
