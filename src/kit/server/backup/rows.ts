/**
 * How many rows each table of the product holds, all at one moment, and between which numbers that was while a backup
 * was made.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { type BackupRecord, rowsBetween, type TableCount } from '#kit/backup/record.ts'

/** `columns`: those that are written, quoted, with commas between; others PostgreSQL makes of them. */
type Table = { name: string; quoted: string; columns: string }

const ofProduct = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

const tables = `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  ${ofProduct} order by 1`

/** A table that is emptied at once gets another file, and its rows are counted as removed by nobody. */
const statistics = `select n.nspname || '.' || c.relname as name,
    coalesce(pg_stat_get_tuples_inserted(c.oid), 0)::int8 as added,
    coalesce(pg_stat_get_tuples_deleted(c.oid), 0)::int8 as removed,
    concat_ws(' ', pg_relation_filenode(c.oid), (select stats_reset from pg_stat_database where datname = current_database())) as "by"
  ${ofProduct}`

/** The quoted names by the plain ones: `public.item`. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  return (await client.query<Table>(tables)).rows
}

/** On a connection of one's own: it is a transaction. */
export async function countRows(client: ClientBase): Promise<Readonly<Record<string, number>>> {
  return (await countNow(client)).rows
}

/** Answers how to end: then between which numbers the rows of each table were at any moment in between. */
export async function countWhile(client: ClientBase): Promise<() => Promise<BackupRecord['rows']>> {
  // Before the moment: what happens between the two counts twice, and widens the range.
  const [statsBefore, before] = [await readStatistics(client), await countNow(client)]
  return async () => {
    const after = await countNow(client)
    const wasQuiet = before.writers === after.writers && !after.writers.includes(' ')
    const stats = wasQuiet ? statsBefore : (await areSettled(client)) ? await readStatistics(client) : {}
    return rowsBetween(withStatistics(before.rows, statsBefore), withStatistics(after.rows, stats))
  }
}

type Counted = {
  rows: Record<string, number>
  /** The transaction that comes next, and those that are under way: the same twice where nobody wrote between. */
  writers: string
}

async function countNow(client: ClientBase): Promise<Counted> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const { rows: seen } = await client.query<{ writers: string }>(
      `select concat_ws(' ', pg_snapshot_xmax(s), (select string_agg(x::text, ' ') from pg_snapshot_xip(s) x)) as writers from pg_current_snapshot() s`,
    )
    const counts: [string, number][] = []
    for (const { name, quoted } of await listTables(client)) {
      const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted}`)
      counts.push([name, Number(rows[0]?.rows)])
    }
    return { rows: Object.fromEntries(counts), writers: seen[0]?.writers ?? '' }
  } finally {
    await client.query('rollback')
  }
}

type Statistics = Record<string, Omit<TableCount, 'rows'>>

async function readStatistics(client: ClientBase): Promise<Statistics> {
  const { rows } = await client.query<{ name: string; added: string; removed: string; by: string }>(statistics)
  return Object.fromEntries(
    rows.map(({ name, added, removed, by }) => [name, { added: Number(added), removed: Number(removed), by }]),
  )
}

function withStatistics(rows: Readonly<Record<string, number>>, stats: Statistics): Record<string, TableCount> {
  const unknown = { added: 0, removed: 0, by: null }
  return Object.fromEntries(
    Object.entries(rows).map(([name, count]) => [name, { rows: count, ...(stats[name] ?? unknown) }]),
  )
}

const betweenLooksMs = 200
/** A statement of the queue may take a minute. */
const patienceMs = 75_000

/**
 * A connection tells what it did when it becomes idle, at most once a second; what it kept back then it tells after ten
 * seconds of idleness (`pgstat_report_stat` of PostgreSQL). Whose state this role may not see is never known to have.
 */
const unsettled = `select count(*)::int as waits from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and backend_start < $1
    and not coalesce(state = 'idle'
      and (state_change > $1::timestamptz + interval '1 second' or state_change < clock_timestamp() - interval '11 seconds'), false)`

/** Waits until all that was written by now is told of in the statistics; false where that takes too long. */
async function areSettled(client: ClientBase): Promise<boolean> {
  const { rows: read } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(betweenLooksMs)) {
    const { rows } = await client.query<{ waits: number }>(unsettled, [read[0]?.now])
    if (rows[0]?.waits === 0) return true
  }
  return false
}
