import { type Kysely, sql } from 'kysely'

/**
 * What waits for operators, of all rooms: reported items, authors of whom nobody has said anything, and signals that
 * wait or were reported. `at`: when it came to wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create view waiting_for_operators (what, id, at) as
      select 'item', item_id::text, at from report join item on item.id = item_id
        where closed_at is null and item.published_at is not null
      union all
      select 'author', owner_id, coalesce(published_at, held_at) from item
        where ((published_at is not null and not is_listed) or held_at is not null) and word_on(owner_id) is null
      union all
      select 'signal', signal.id::text, signal.written_at from reader_signal as signal join item on item.id = trend_id
        where signal.published_at is not null and not is_shown and signal.hidden_at is null and item.published_at is not null
          and word_on(account_id) is distinct from 'stopped'
      union all
      select 'signal', signal_id::text, at from signal_report join reader_signal as signal on signal.id = signal_id
        join item on item.id = trend_id
        where closed_at is null and is_shown and item.published_at is not null`,
    )
    .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop view waiting_for_operators`.execute(db)
}
