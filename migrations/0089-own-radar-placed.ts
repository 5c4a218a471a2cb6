import { type Kysely, sql } from 'kysely'

/**
 * Whether a year that an edition of a radar of one's own kept was its owner's and no estimate. Of those that were kept
 * before, it is where the owner's year is the same still.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table own_radar_place add column is_placed boolean not null default false`.execute(db)
  await sql`
    update own_radar_place as place set is_placed = true
    from own_radar_edition as edition, own_radar_item as item
    where edition.id = place.edition and item.radar = edition.radar and item.item_id = place.item_id
      and item.year = place.year`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table own_radar_place drop column is_placed`.execute(db)
}
