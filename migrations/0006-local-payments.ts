import { type Kysely, sql } from 'kysely'

/**
 * What the payment service of this machine keeps where no Stripe key is set: the objects that Stripe would keep, in
 * Stripe's own shapes, the events about them, and which of those still have to be told. No number of a real card ever
 * comes here: the service takes the published test numbers alone, and keeps which of them it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create schema payments_local`,

  /** One row each: how far its clock is ahead, what happens to a membership that stays unpaid. */
  `create table payments_local.setting (key text primary key, value text not null)`,

  /**
   * \`data\` is what Stripe's API tells of the object, \`extra\` what Stripe would know and not tell. \`due_at\` is the
   * second at which the clock has to do something with it: renew, try again, expire.
   */
  `create table payments_local.object (
    id text primary key,
    kind text not null,
    seq bigint generated always as identity,
    due_at bigint,
    data jsonb not null,
    extra jsonb not null default '{}'
  )`,
  `create index object_kind on payments_local.object (kind, seq desc)`,
  `create index object_due_at on payments_local.object (due_at, seq) where due_at is not null`,
  `create index object_data on payments_local.object using gin (data jsonb_path_ops)`,
  `create unique index object_secret on payments_local.object ((extra->>'secret')) where extra ? 'secret'`,

  `create table payments_local.event (
    seq bigint generated always as identity primary key,
    id text not null unique,
    type text not null,
    created bigint not null,
    data jsonb not null
  )`,

  /**
   * An event on its way to the webhook. It is tried until it is taken (\`done_at\`) or given up. The times are real
   * ones, not the clock's.
   */
  `create table payments_local.delivery (
    id bigint generated always as identity primary key,
    event_id text not null references payments_local.event (id),
    attempts integer not null default 0,
    next_at timestamptz(3) not null,
    done_at timestamptz(3),
    given_up_at timestamptz(3),
    status integer
  )`,
  `create index delivery_next_at on payments_local.delivery (next_at) where done_at is null and given_up_at is null`,
  `create index delivery_event_id on payments_local.delivery (event_id)`,

  /** Answers that are given again when the same request comes again. */
  `create table payments_local.idempotency (
    key text primary key,
    digest text not null,
    answer jsonb not null,
    at timestamptz(3) not null
  )`,
  `create index idempotency_at on payments_local.idempotency (at)`,
]
