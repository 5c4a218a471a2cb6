/** When a trend passed the values that matter. The table is explained in `migrations/0045-arrivals.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Passing } from '#series/vintages/passings.ts'

/** What is new of them is told in the log of events, once. */
export async function savePassings(
  trx: QueryExecutorProvider,
  id: string,
  passings: readonly Passing[],
): Promise<void> {
  if (passings.length === 0) return
  await sql`
    with fresh as (
      insert into passing (item_id, threshold, known_from, at, towards, is_revision, is_withdrawal)
      select ${id}::bigint, threshold, "knownFrom", at, towards, "isRevision", "isWithdrawal"
      from jsonb_to_recordset(${JSON.stringify(passings)}::jsonb)
        as said(threshold float8, "knownFrom" timestamptz, at text, towards text, "isRevision" boolean, "isWithdrawal" boolean)
      on conflict do nothing returning *
    )
    select tell(array_agg(('trend.crossed', 'item/' || fresh.item_id, jsonb_build_object('isPublic', published_at is not null,
      'threshold', threshold, 'at', at, 'towards', towards, 'isRevision', is_revision, 'isWithdrawal', is_withdrawal))::told))
    from fresh join item on item.id = fresh.item_id having count(*) > 0`.execute(trx)
}
