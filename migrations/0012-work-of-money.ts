import { type Kysely, sql } from 'kysely'

/**
 * What may have changed at Stripe waits in the queue, with all that was known of it: what failed, and what is done and
 * may be told again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `insert into job (task, key, payload, owner, state, due_at, failures, fault, added_at, ended_at, kept_until)
   select 'membership.notice', event,
     jsonb_build_object('event', event, 'type', type, 'object', object, 'customer', customer, 'intent', intent),
     coalesce(customer, ''), case when processed_at is null then 'waiting' else 'done' end, least(next_at, now()), 0, error,
     received_at, processed_at, processed_at + interval '40 days'
   from webhook_inbox order by received_at, event`,
  `drop table webhook_inbox`,
]
