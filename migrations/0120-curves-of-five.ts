import { type Kysely, sql } from 'kysely'

/** Another curve goes through five quantiles: what came out as a number or a day is scored anew by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await scoreAnew(db)
}

/** The release before scores them by its own curve. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await scoreAnew(db)
}

async function scoreAnew(db: Kysely<unknown>): Promise<void> {
  await sql`
    update scored_question set digest = '' from item
    where item.id = item_id and details -> 'question' ->> 'type' in ('numeric', 'date')`.execute(db)
  await sql`
    insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || item_id, jsonb_build_object('isPublic', published_at is not null)
    from scored_question join item on item.id = item_id where scored_question.digest = ''`.execute(db)
}
