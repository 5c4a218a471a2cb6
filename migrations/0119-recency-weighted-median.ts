import { type Kysely, sql } from 'kysely'

/** The median in which newer forecasts count more is another way of putting them together: what came out is scored anew by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update scored_question set digest = '' where ways @> '[{"way": "median"}]'`.execute(db)
  await sql`
    insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || item_id, jsonb_build_object('isPublic', published_at is not null)
    from scored_question join item on item.id = item_id where scored_question.digest = ''`.execute(db)
}

/** What was told by it stays in no row: whoever knew no such way could not tell it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const rest = sql`jsonb_path_query_array(ways, '$[*] ? (@.way != "recency-weighted-median")')`
  await sql`update scored_question set ways = ${rest} where ways @> '[{"way": "recency-weighted-median"}]'`.execute(db)
  await sql`
    update crowd_point set said = jsonb_set(said, '{ways}',
      jsonb_path_query_array(said -> 'ways', '$[*] ? (@.way != "recency-weighted-median")'))
    where said -> 'ways' @> '[{"way": "recency-weighted-median"}]'`.execute(db)
}
