/** How many rows each table of the product holds, all at one moment. */
import type { ClientBase } from 'pg'
import type { TableCounts } from '#kit/backup/record.ts'

/** `columns`: those that are written, quoted, with commas between; others PostgreSQL makes of them. */
type Table = { name: string; quoted: string; columns: string; added: string; removed: string }

const tables = `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    coalesce(pg_stat_get_tuples_inserted(c.oid), 0) as added, coalesce(pg_stat_get_tuples_deleted(c.oid), 0) as removed
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by 1`

/** The quoted names by the plain ones: `public.item`. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  return (await client.query<Table>(tables)).rows
}

/** On a connection of one's own: it is a transaction. */
export async function countRows(client: ClientBase): Promise<TableCounts> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const counts: [string, TableCounts[string]][] = []
    for (const { name, quoted, added, removed } of await listTables(client)) {
      const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted}`)
      counts.push([name, { rows: Number(rows[0]?.rows), added: Number(added), removed: Number(removed) }])
    }
    return Object.fromEntries(counts)
  } finally {
    await client.query('rollback')
  }
}
