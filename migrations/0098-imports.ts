import { type Kysely, sql } from 'kysely'

/**
 * What people forecast on other platforms, brought by themselves. It is no item and no forecast of ours: what lists, counts,
 * searches, crowds and leaderboards read are other tables, so that nothing of it can come into any of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table imported_record, imported_forecast, imported_question, import`.execute(db)
}

const statements = [
  /** One file, with how much of it was new. */
  `create table import (
    id bigint generated always as identity primary key,
    account_id text not null,
    platform text not null,
    at timestamptz(3) not null,
    questions integer not null default 0,
    forecasts integer not null default 0
  )`,
  `create index import_own on import (account_id, id)`,

  /**
   * \`key\`: what names it on its platform for good. As the last file had it. \`came_at\`: when its outcome was known, 1970
   * where it has none, for the order of the list. \`score\`: null of what is not settled, and where nothing stood before.
   * \`forecasts\` and \`last\`: how many stand, and what stood last with its moment in milliseconds since 1970.
   */
  `create table imported_question (
    id bigint generated always as identity primary key,
    account_id text not null,
    platform text not null,
    key text not null,
    title text not null,
    url text,
    question jsonb not null,
    opens timestamptz(3),
    closes timestamptz(3),
    outcome jsonb,
    came_at timestamptz(3) not null,
    their_brier float8,
    score jsonb,
    forecasts integer not null default 0,
    last jsonb
  )`,
  /** Keys may be longer than an index takes. */
  `create unique index imported_question_key on imported_question (account_id, platform, md5(key))`,
  `create index imported_question_own on imported_question (account_id, came_at, id)`,

  /**
   * All that each import tells of a question, \`place\` by place as its file has it, whether others told it before or not.
   * \`estimate\` is null where what stood was taken back. Of one moment the newest import says what stands.
   */
  `create table imported_forecast (
    question_id bigint not null references imported_question on delete cascade,
    import_id bigint not null references import on delete cascade,
    place integer not null,
    at timestamptz(3) not null,
    estimate jsonb,
    primary key (question_id, import_id, place)
  )`,
  `create index imported_forecast_import on imported_forecast (import_id)`,

  /**
   * \`mark\`: another after each writing, so that what was reckoned before it is not written over it. \`records\`: how right
   * they were on each platform; null until somebody asks after a writing.
   */
  `create table imported_record (account_id text primary key, mark bigint not null, records jsonb)`,
]
