/**
 * Whether a question may be read by others: not while the trend whose series decides it is one that they cannot read,
 * and for the first time only while it takes forecasts.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { RefusalCode } from '#kit/refusal.ts'
import type { Publishing } from '#items/server/mine/checks.ts'
import type { PredictionDetails } from '../question.ts'
import { whyNotToCome } from '../when.ts'

export async function whyNotPublicPrediction(
  { automatic, closes }: Pick<PredictionDetails, 'automatic' | 'closes'>,
  db: QueryExecutorProvider,
  { isBack, today }: Publishing,
): Promise<RefusalCode | null> {
  // Others have read one that comes back: it closed in its own time, and they may look for how it came out.
  if (!isBack && whyNotToCome({ closes }, today)) return 'closed-unpublished'
  if (!automatic) return null
  const { rows } = await sql`
    select from item where kind || '/' || id = ${automatic.trend} and id = split_part(${automatic.trend}, '/', 2)::bigint
      and published_at is null and held_at is null`.execute(db)
  return rows.length > 0 ? 'rests-on-private' : null
}
