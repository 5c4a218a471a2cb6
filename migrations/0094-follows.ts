import { type Kysely, sql } from 'kysely'

/**
 * Who follows which item. Whoever has forecast a question follows it without being asked, so that having stopped is
 * remembered too (`ended_at`). The item need not be there any more: whoever followed it is still to hear that it is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table follow`.execute(db)
}

const statements = [
  `create table follow (
    account_id text not null,
    item_id bigint not null,
    at timestamptz(3) not null,
    ended_at timestamptz(3),
    primary key (account_id, item_id)
  )`,
  `create index follow_item on follow (item_id, at) where ended_at is null`,
  `insert into follow (account_id, item_id, at)
    select account_id, item_id, min(at) from forecast join forecaster on forecaster.id = forecaster_id
    where account_id is not null group by account_id, item_id`,
]
