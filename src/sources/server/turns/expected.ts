/** When the sources of series are expected to publish next, as the last look at each found. */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'

const text = `
  select item_id as id, expected_by::text as day from source_binding
  where item_id = any($1::bigint[]) and state = 'active' and expected_by is not null`

/** By the id of the trend; those of which nobody can say are left out. */
export async function listExpected(pool: Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; day: string }>(prepared(text, [ids]))
  return new Map(rows.map(({ id, day }) => [id, day]))
}
