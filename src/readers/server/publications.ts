/**
 * What an author has published in the last day, for the limit of it, whatever became of it since. As
 * `items/server/authors/publications.ts` has it of items.
 */
import { sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'

/** How many others. */
export async function countPublished(
  trx: Write,
  { accountId, beside, since }: { accountId: string; beside: string; since: Date },
): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ signals: number }>`
      select count(*)::int as signals from signal_publication
      where account_id = ${accountId} and signal_id <> ${beside}::uuid and at > ${since}`,
  )
  return row?.signals ?? 0
}

/** Each also clears away some that count no longer, whosever they are. */
export async function savePublication(
  trx: Write,
  { accountId, id, since, at }: { accountId: string; id: string; since: Date; at: Date },
): Promise<void> {
  await sql`
    insert into signal_publication (account_id, signal_id, at) values (${accountId}, ${id}, ${at})
    on conflict (account_id, signal_id) do update set at = excluded.at where signal_publication.at <= ${since}`.execute(
    trx,
  )
  await sql`
    delete from signal_publication where (account_id, signal_id) in (
      select account_id, signal_id from signal_publication where at <= ${since} order by at limit 10 for update skip locked
    )`.execute(trx)
}
