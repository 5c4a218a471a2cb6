import { type Kysely, sql } from 'kysely'

/** Events of the stand-in on their way to the webhook wait in the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `insert into job (task, payload, added_at, state, ended_at, kept_until)
   select 'local-payments.delivery', jsonb_build_object('event', event_id), coalesce(given_up_at, now()),
     case when given_up_at is null then 'waiting' else 'given up' end, given_up_at, given_up_at + interval '30 days'
   from payments_local.delivery where done_at is null order by next_at, id`,
  `drop table payments_local.delivery`,
]
