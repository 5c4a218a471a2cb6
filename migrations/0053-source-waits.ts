import { type Kysely, sql } from 'kysely'

/**
 * `told_at`: when operators were told by mail that a change has waited for long. `source_outage`: one row while no name of
 * any host can be looked up; `said_at`: when that was logged last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hold add told_at timestamptz(3)`.execute(db)
  await sql`create table source_outage (one boolean primary key default true check (one), since timestamptz(3) not null, said_at timestamptz(3) not null)`.execute(
    db,
  )
}
