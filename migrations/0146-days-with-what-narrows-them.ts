import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/**
 * Which questions are open, and calendars of a kind and a category, read off indexes alone. What narrows them is a key:
 * an entry that is left out is then not looked up in the map of what everybody sees.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_opens, item_closing, item_begins`.execute(db)
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_opens, item_closing, item_begins, item_beginning`.execute(db)
  for (const index of before) await sql.raw(`create index ${index}`).execute(db)
}

const indexes = [
  /** What has begun and has not closed: whatever is over is not in it. */
  `item_opens on item (opens, closes, category) where is_listed and outcome is null and opens is not null`,
  `item_closing on item (closes, id, kind, category, horizon_to, outcome) where is_listed and closes is not null`,
  `item_begins on item (horizon_from, id, kind, category, horizon_to) where is_listed and closes is null`,
  /** Kinds that always close have nothing in it. */
  `item_beginning on item (kind, category, horizon_from, id) where is_listed and closes is null`,
]

const before = [
  `item_opens on item (opens) where is_listed and opens is not null`,
  `item_closing on item (closes, id) include (kind, category, horizon_to) where is_listed and closes is not null`,
  `item_begins on item (horizon_from, id) include (kind, category, horizon_to) where is_listed and closes is null`,
]
