/** Which processes there are, and how large the database is that they share. */
import { type QueryExecutorProvider, sql } from 'kysely'

const mostProcesses = 100

export type OneProcess = {
  process: string
  memoryBytes: number
  /** In the last minute that it wrote. */
  answers: number
  failed: number
  /** Whether it heard what changes. */
  isListening: boolean
  /** Of the replica that it reads; 0 without one. */
  lagSeconds: number
}

/** Those that kept a row in the last two minutes, but for whoever said that it leaves: it hears nothing, and need not. */
export async function listProcesses(db: QueryExecutorProvider): Promise<OneProcess[]> {
  const { rows } = await sql<OneProcess>`
    select left(process::text, 8) as process, memory_bytes::float8 as "memoryBytes", answers, failed,
      is_listening as "isListening", lag_seconds as "lagSeconds"
    from (
      select distinct on (process) * from watched_minute where at > now() - interval '2 minutes' order by process, at desc
    ) as latest where not has_left order by process limit ${mostProcesses}`.execute(db)
  return rows
}

export type Size = { bytes: number; bytesADay: number | null }

/** How it grows is said once two hours are known: of less it would be a guess. */
export async function findSize(db: QueryExecutorProvider): Promise<Size> {
  const { rows } = await sql<Size>`
    select pg_database_size(current_database())::float8 as bytes, (
      select (pg_database_size(current_database()) - database_bytes) * 86400
        / extract(epoch from now() - at)::float8
      from (select at, database_bytes from watched_minute order by at limit 1) as first
      where at < now() - interval '2 hours'
    ) as "bytesADay"`.execute(db)
  return rows[0] ?? { bytes: 0, bytesADay: null }
}
