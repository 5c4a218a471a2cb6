/** Authors who are trusted, where a test is about something else. */
import type { Pool } from 'pg'

/** By their accounts' ids: what they have published, and will publish, is listed. */
export async function trust(pool: Pool, ...accountIds: string[]): Promise<void> {
  await pool.query(
    `insert into author_word (account_id, word, reason, by_name, at) select id, 'trusted', 'As the test has it.', 'A test', timestamptz '2026-11-20' from unnest($1::text[]) as id`,
    [accountIds],
  )
  await pool.query('update item set published_at = published_at where owner_id = any($1::text[])', [accountIds])
}
