/** Sharing a report by a secret link: whoever has its key reads the report, and nobody else learns that it is there. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { analysisColumns, type AnalysisRow } from './rows.ts'

/**
 * The key that it has already, or a new one: two who ask at once are told the same. Null where there is no report of
 * theirs.
 */
export async function ensureShareKey(db: QueryExecutorProvider, accountId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    update analysis set share_key = coalesce(share_key, ${randomBytes(32).toString('base64url')})
    where id = ${id}::bigint and account_id = ${accountId}::bigint and state = 'done' returning share_key as key`.execute(
    db,
  )
  return rows[0]?.key ?? null
}

/** From then on the old link leads nowhere, also where it is shared again. */
export async function removeShareKey(db: QueryExecutorProvider, accountId: string, id: string): Promise<void> {
  await sql`update analysis set share_key = null where id = ${id}::bigint and account_id = ${accountId}::bigint`.execute(
    db,
  )
}

/** Null where it is not shared, or by another key: both take equally long. */
export async function findShared(db: QueryExecutorProvider, id: string, key: string): Promise<AnalysisRow | null> {
  const { rows } = await sql<AnalysisRow & { shareKey: string | null }>`
    select ${analysisColumns}, share_key as "shareKey" from analysis where id = ${id}::bigint and state = 'done'`.execute(
    db,
  )
  const [row] = rows
  const isRight = timingSafeEqual(digestOf(key), digestOf(row?.shareKey ?? ''))
  return row?.shareKey && isRight ? row : null
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
