/**
 * Whose customers does this database hold: those of the stand-in, of Stripe's test half, or real ones? No other side
 * knows them.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { findNote, saveNote } from '../reconcile/sweep.ts'
import { isLive, type StripeSettings } from './stripe.ts'

const sides = { local: 'the stand-in for Stripe', test: 'Stripe’s test half', live: 'Stripe' } as const
export type Side = keyof typeof sides

export function sideOf({ isLocal, secretKey }: Pick<StripeSettings, 'isLocal' | 'secretKey'>): Side {
  if (isLocal) return 'local'
  return isLive(secretKey) ? 'live' : 'test'
}

/** Who paid nothing at a stand-in would otherwise be a customer whom Stripe does not know, and could never pay. */
export async function refuseOtherSide(db: QueryExecutorProvider, side: Side, now: Date): Promise<void> {
  const known = await findNote<{ side: Side }>(db, 'side')
  const { rows } = await sql`select from holder where customer is not null limit 1`.execute(db)
  if (known && known.side !== side && rows.length) {
    throw new Error(
      `This database holds customers of ${sides[known.side]}, not of ${sides[side]}. See docs/payments.md, step 8.`,
    )
  }
  await saveNote(db, 'side', { side }, now)
}
