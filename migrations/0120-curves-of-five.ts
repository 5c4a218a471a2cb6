import { type Kysely, sql } from 'kysely'

/** Another curve goes through five quantiles: what came out as a number or a day is scored anew by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await scoreAnew(db)
  await sql`
    insert into job (task, key, payload, owner)
    select distinct 'imports.scoring', account_id, jsonb_build_object('accountId', account_id), account_id
    from imported_question where score is not null and question ->> 'type' in ('numeric', 'date')
    on conflict do nothing`.execute(db)
}

/** The release before scores them by its own curve; what was brought from elsewhere once it is brought anew. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await scoreAnew(db)
  await sql`delete from job where task = 'imports.scoring'`.execute(db)
}

async function scoreAnew(db: Kysely<unknown>): Promise<void> {
  await sql`
    with anew as (
      update scored_question set digest = '' from item
      where item.id = item_id and details -> 'question' ->> 'type' in ('numeric', 'date')
      returning item_id, published_at is not null as is_public)
    insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || item_id, jsonb_build_object('isPublic', is_public) from anew`.execute(db)
}
