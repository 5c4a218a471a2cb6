import { type Kysely, sql } from 'kysely'

/** Orders that are made wait in the queue, with the steps of theirs that were kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `insert into job (task, key, payload, owner, begun, failures)
   select 'analyses.report', id, jsonb_build_object('id', id::text), account_id, begun, failures
   from analysis where state in ('queued', 'running') order by id`,
  `insert into job_step (job_id, step, data)
   select job.id, part, data from analysis_part join job on task = 'analyses.report' and key = analysis_id::text`,
  `drop table analysis_part`,
  `alter table analysis drop column lease, drop column lease_until, drop column failures`,
  /** Of the library that kept times and the queue before. */
  `drop schema if exists graphile_worker cascade`,
]
