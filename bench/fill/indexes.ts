/** Secondary indexes are dropped before rows come, and made of all of them at once, by two connections. */
import type { Pool } from 'pg'

/** Of these tables, all that keep no row apart from another. Answers what makes them again. */
export async function dropIndexes(pool: Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
     from pg_index join pg_class on pg_class.oid = indrelid
     where relname = any($1) and relnamespace = 'public'::regnamespace and not indisunique order by pg_relation_size(indrelid) desc`,
    [tables],
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

export async function makeIndexes(pool: Pool, indexes: readonly string[]): Promise<void> {
  const waiting = [...indexes]
  const work = async () => {
    const client = await pool.connect()
    try {
      await client.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`)
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await client.query(next)
    } finally {
      client.release(true)
    }
  }
  await Promise.all([work(), work()])
}
