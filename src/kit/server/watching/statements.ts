/** Which statements the database spent most time on, where it counts them. */
import { type QueryExecutorProvider, sql } from 'kysely'

type Statement = { text: string; calls: number; seconds: number; meanSeconds: number }

const most = 10
const mostSigns = 300
/** The extension is there and nothing counts for it; or it is not ours to read. */
const notCounting = ['55000', '42501']

type Counted = { areCounted: boolean; list: Statement[] }

/**
 * Only what `pg_stat_statements` has put marks into in place of values: of a command that is none of these it keeps the
 * words as they came. Fails where nothing counts for it.
 */
export async function listStatements(db: QueryExecutorProvider): Promise<Counted> {
  const found = await sql`select from pg_extension where extname = 'pg_stat_statements'`.execute(db)
  if (found.rows.length === 0) return { areCounted: false, list: [] }
  const { rows } = await sql<Statement>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), ${mostSigns}) as text, calls::float8 as calls,
      total_exec_time / 1000 as seconds, mean_exec_time / 1000 as "meanSeconds"
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and userid = current_user::regrole and query ~* '^\\s*(select|insert|update|delete|with)\\y'
    order by total_exec_time desc limit ${most}`.execute(db)
  return { areCounted: true, list: rows }
}

/** Of what that failed with; anything else is passed on. */
export function sayNotCounted(error: unknown): Counted {
  const { code } = error as { code?: unknown } // of PostgreSQL's own errors
  if (notCounting.includes(String(code))) return { areCounted: false, list: [] }
  throw error
}
