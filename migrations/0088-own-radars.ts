import { type Kysely, sql } from 'kysely'

/**
 * Radars of one's own: which items stand on them, in which sectors, and editions of them that their owner kept. Beside
 * them the order in which an edition of the radar of all stuff is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index radar_place_year on radar_place (edition, year, item_id)`,

  `create table own_radar (
    id integer generated always as identity primary key,
    account_id text not null,
    name text not null,
    /** [{id, title, category}]: the id stays when a sector is renamed. */
    sectors jsonb not null,
    made_at timestamptz(3) not null
  )`,
  `create index own_radar_account on own_radar (account_id)`,
  `create table own_radar_item (
    radar integer not null references own_radar on delete cascade,
    item_id bigint not null references item on delete cascade,
    /** Where its owner placed it; null where its category and its date say it. */
    sector integer,
    year integer,
    primary key (radar, item_id)
  )`,
  `create index own_radar_item_item on own_radar_item (item_id)`,

  `create table own_radar_edition (
    id integer generated always as identity primary key,
    radar integer not null references own_radar on delete cascade,
    name text not null,
    kept_on date not null,
    /** As they were that day. */
    sectors jsonb not null
  )`,
  `create index own_radar_edition_radar on own_radar_edition (radar)`,
  `create table own_radar_place (
    edition integer not null references own_radar_edition on delete cascade,
    item_id bigint not null references item on delete cascade,
    sector integer not null,
    year double precision not null,
    figure text not null,
    is_estimate boolean not null,
    primary key (edition, item_id)
  )`,
  `create index own_radar_place_item on own_radar_place (item_id)`,
]

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['own_radar_place', 'own_radar_edition', 'own_radar_item', 'own_radar'])
    await sql.raw(`drop table ${table}`).execute(db)
  await sql`drop index radar_place_year`.execute(db)
}
