/** Whether a question may be read by others: not while the trend whose series decides it is one that they cannot read. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { RefusalCode } from '#kit/refusal.ts'
import type { PredictionDetails } from '../question.ts'

export async function whyNotPublicPrediction(
  { automatic }: Pick<PredictionDetails, 'automatic'>,
  db: QueryExecutorProvider,
): Promise<RefusalCode | null> {
  if (!automatic) return null
  const { rows } = await sql`
    select from item where kind || '/' || id = ${automatic.trend} and id = split_part(${automatic.trend}, '/', 2)::bigint
      and published_at is null and held_at is null`.execute(db)
  return rows.length > 0 ? 'rests-on-private' : null
}
