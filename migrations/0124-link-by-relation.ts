import { type Kysely, sql } from 'kysely'

/** The first few that link to an item by a relation, and of a family those of a kind, are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index link_in on link (to_id, relation, from_id)`.execute(db)
  await sql`drop index link_back`.execute(db)
  await sql`create index item_kin on item (family, kind, id) where family is not null`.execute(db)
  await sql`drop index item_family`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index link_back on link (to_id)`.execute(db)
  await sql`drop index link_in`.execute(db)
  await sql`create index item_family on item (family) where family is not null`.execute(db)
  await sql`drop index item_kin`.execute(db)
}
