/** Which statements the database spent most time on, where it counts them. */
import { type Kysely, sql } from 'kysely'
import { askBriefly } from './seldom.ts'

type Statement = { text: string; calls: number; seconds: number; meanSeconds: number }

const most = 10
const mostSigns = 300
/** The extension is there and nothing counts for it; or it is not ours to read. */
const notCounting = ['55000', '42501']

/**
 * Null where `pg_stat_statements` is not there. Only what the extension has put marks into in place of values: of a
 * command that is none of these it keeps the words as they came.
 */
export async function listStatements<Tables>(db: Kysely<Tables>): Promise<Statement[] | null> {
  const found = await sql`select from pg_extension where extname = 'pg_stat_statements'`.execute(db)
  if (found.rows.length === 0) return null
  return askBriefly(db, async (trx) => {
    const { rows } = await sql<Statement>`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), ${mostSigns}) as text, calls::float8 as calls,
        total_exec_time / 1000 as seconds, mean_exec_time / 1000 as "meanSeconds"
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and userid = current_user::regrole and query ~* '^\\s*(select|insert|update|delete|with)\\y'
      order by total_exec_time desc limit ${most}`.execute(trx)
    return rows
  }).catch((error: unknown) => {
    const { code } = error as { code?: unknown } // of PostgreSQL's own errors
    if (notCounting.includes(String(code))) return null
    throw error
  })
}
