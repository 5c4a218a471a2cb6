import { type Kysely, sql } from 'kysely'

/**
 * A language model is a forecaster too, the fourth sort: a record belongs to the model that earned it, so that each name
 * of one is a forecaster of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of undone) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table forecaster
    add model text check (length(model) between 1 and 120),
    drop constraint forecaster_sort_check,
    add constraint forecaster_sort_check check (sort in ('person', 'house', 'model', 'machine')),
    add constraint forecaster_is_model check ((sort = 'machine') = (model is not null))`,
  /** As it is named beside people: 'house', 'model', 'machine:gpt-4.1-mini'; null of persons. */
  `alter table forecaster add voice text generated always as (
    case sort when 'person' then null when 'machine' then 'machine:' || model else sort end) stored`,
  `drop index forecaster_sort`,
  `create unique index forecaster_voice on forecaster (voice) where sort <> 'person'`,
]

const undone = [
  `delete from score where forecaster_id in (select id from forecaster where sort = 'machine')`,
  `delete from forecast where forecaster_id in (select id from forecaster where sort = 'machine')`,
  `delete from forecaster where sort = 'machine'`,
  `drop index forecaster_voice`,
  `create unique index forecaster_sort on forecaster (sort) where sort <> 'person'`,
  `alter table forecaster drop column voice, drop column model,
    drop constraint forecaster_sort_check,
    add constraint forecaster_sort_check check (sort in ('person', 'house', 'model'))`,
  // Comparisons with it are in scores of others: they are made anew.
  `update scored_question set digest = '' where exists (
    select from score where score.item_id = scored_question.item_id and beside::text like '%machine:%')`,
  `insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || id, jsonb_build_object('isPublic', published_at is not null)
    from item join scored_question on scored_question.item_id = item.id where scored_question.digest = ''`,
]
