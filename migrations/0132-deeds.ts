import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/** What operators did, of all rooms, the latest first; and what is counted of 30 days is found by its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop view operator_deed`.execute(db)
  for (const name of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
}

const indexes = [
  'moderation_at',
  'author_word_at',
  'signal_act_at',
  'comment_act_at',
  'resolution_of_operators',
  'ledger_taken_back',
  'account_created_at',
  'account_seen_at',
]

const statements = [
  `create index moderation_at on moderation (at)`,
  `create index author_word_at on author_word (at) where by_name <> 'Farsight'`,
  `create index signal_act_at on signal_act (at)`,
  `create index comment_act_at on comment_act (at)`,
  `create index resolution_of_operators on resolution (at) where by = 'operator'`,
  `create index ledger_taken_back on ledger (at) where kind = 'clawback'`,
  `create index account_created_at on account (created_at)`,
  `create index account_seen_at on account (seen_at)`,
  /** \`item_id\`: what it was done to, where that is an item or stands under one. Nobody's words but the operator's. */
  `create view operator_deed (at, what, item_id, by_name, reason) as
    select at, 'item ' || action, item_id, by_name, reason from moderation
    union all
    select at, 'author ' || word, null, by_name, reason from author_word where by_name <> 'Farsight'
    union all
    select signal_act.at, 'signal ' || action, trend_id, by_name, reason from signal_act
      join reader_signal as signal on signal.id = signal_id
    union all
    select comment_act.at, 'comment ' || action, item_id, by_name, comment_act.reason from comment_act
      join comment on comment.id = comment_id
    union all
    select at, case when outcome is null then 'question reopened' else 'question resolved' end, item_id, null, coalesce(reason, '')
      from resolution where by = 'operator'`,
]
