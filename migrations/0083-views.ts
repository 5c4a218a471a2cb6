import { type Kysely, sql } from 'kysely'

/**
 * What the views of all stuff need: the orders that a table may have, and editions of the radar, which keep where every
 * item stood on a day and what it said then. Titles, categories and whether anybody may see an item are those of now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /** As the orders of lists have it. */
  `create index item_title on item ((lower(left(title, 60))), id) where is_listed`,
  `create index item_kind_order on item (kind, id) where is_listed`,

  `create table radar_edition (
    id integer generated always as identity primary key,
    /** Of whichever day there is one at most. */
    kept_on date not null unique
  )`,
  `create table radar_place (
    edition integer not null references radar_edition on delete cascade,
    item_id bigint not null references item on delete cascade,
    /** The decimal year at which it stood. */
    year double precision not null,
    /** Its number in the fewest words; empty where it had none. */
    figure text not null,
    is_estimate boolean not null,
    primary key (edition, item_id)
  )`,
  `create index radar_place_item on radar_place (item_id)`,
]
