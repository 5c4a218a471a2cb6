/**
 * What an author has published in the last day, for the limit of it. It is kept apart from the items: who deletes one,
 * or takes it back, has published it all the same.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '../rows.ts'
import type { Write } from '../transaction.ts'

type Publication = { accountId: string; itemId: string; since: Date }

/** How many other items. To publish one again is no more than to correct oneself. */
export async function countOthersPublished(
  db: QueryExecutorProvider,
  { accountId, itemId, since }: Publication,
): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ items: number }>`
      select count(*)::int as items from publication
      where account_id = ${accountId} and item_id <> ${itemId}::bigint and at > ${since}`,
  )
  return row?.items ?? 0
}

/** It counts from its first publication on. Each also clears away some that count no longer, whosever they are. */
export async function savePublication(
  trx: Write,
  { accountId, itemId, since, at }: Publication & { at: Date },
): Promise<void> {
  await sql`
    insert into publication (account_id, item_id, at) values (${accountId}, ${itemId}, ${at})
    on conflict (account_id, item_id) do update set at = excluded.at where publication.at <= ${since}`.execute(trx)
  await sql`
    delete from publication where (account_id, item_id) in (
      select account_id, item_id from publication where at <= ${since} order by at limit 10 for update skip locked
    )`.execute(trx)
}

export async function removePublications(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from publication where account_id = ${accountId}`.execute(trx)
}
