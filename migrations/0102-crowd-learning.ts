import { type Kysely, sql } from 'kysely'

/**
 * What the crowd has learnt of its own questions that came out, from version to version, and by which version each row
 * of its history was made; with each scored question how right each way of putting its forecasts together was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scored_question drop column ways, drop column told`.execute(db)
  await sql`alter table crowd_point drop column learning`.execute(db)
  await sql`drop table crowd_skill, crowd_learning`.execute(db)
  await sql`drop function crowd_learnt, learning_stands`.execute(db)
}

const statements = [
  /**
   * \`digest\`: of the questions that it rests on, as they were scored. \`shift\` and \`scale\`: what the log-odds of a
   * crowd of yes or no are corrected by.
   */
  `create table crowd_learning (
    version integer generated always as identity primary key,
    learnt_at timestamptz(3) not null,
    questions integer not null,
    shift float8 not null,
    scale float8 not null check (scale >= 0),
    digest text not null
  )`,
  `create index crowd_learning_at on crowd_learning (learnt_at desc, version desc)`,
  /**
   * Whose word counts otherwise from this version on than it did before; who is in none counts as 1. Like forecasts,
   * of a forecaster and never of an account.
   */
  `create table crowd_skill (
    forecaster_id uuid not null references forecaster,
    version integer not null references crowd_learning,
    skill float8 not null check (skill > 0),
    primary key (forecaster_id, version)
  )`,

  /** What numbers were made by is never changed. */
  `create function learning_stands() returns trigger language plpgsql as $$
  begin
    raise exception 'What was learnt is never changed.';
  end $$`,
  ...['crowd_learning', 'crowd_skill'].map(
    (table) =>
      `create trigger ${table}_stands before update or delete on ${table}
        for each statement execute function learning_stands()`,
  ),
  `create function crowd_learnt() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, actor) values ('crowd.learnt', 'crowd/learning', null);
    return null;
  end $$`,
  `create trigger crowd_learnt after insert on crowd_learning for each statement execute function crowd_learnt()`,

  /** Null: before anything was learnt. */
  `alter table crowd_point add learning integer references crowd_learning`,

  /**
   * \`ways\`: how right the pool as it was told and each published way were, from five people on; \`told\`: each chance of
   * a yes that the crowd was told to say, with the share of the question's life for which it stood. What was scored before
   * is scored anew, which that nobody knows its digest asks for.
   */
  `alter table scored_question add ways jsonb not null default '[]', add told jsonb`,
  `update scored_question set digest = ''`,
  `insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || item_id, jsonb_build_object('isPublic', published_at is not null)
    from scored_question join item on item.id = item_id`,
]
