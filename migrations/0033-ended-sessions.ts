import { type Kysely, sql } from 'kysely'

/**
 * Sessions that were ended from another browser, so that the browser which still brings the cookie is told so. They
 * open nothing, name nobody, and go when the cookie would have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_session (digest bytea primary key, expires_at timestamptz(3) not null)`.execute(db)
  await sql`create index ended_session_expires_at on ended_session (expires_at)`.execute(db)
}
