import { type Kysely, sql } from 'kysely'

/**
 * What lists and searches find without reading much: what is called just as somebody types, and what rests on a series
 * or is resolved by one, which is told by fields that lie apart from their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_plain_title, item_plain_label, item_measured`.execute(db)
  await sql`drop function plain`.execute(db)
}

const statements = [
  /**
   * A text without case, accents and the mark it ends with: \`plain('Naïve?')\` is \`naive\`. It is only as immutable as the
   * dictionary of \`unaccent\`: whoever changes that makes both indexes anew. The body is bound when the function is made,
   * since indexes are maintained where no schema is looked in.
   */
  `create function plain(words text) returns text language sql immutable strict parallel safe
    return rtrim(lower(unaccent('unaccent', words)), ' .?!')`,
  ...['title', 'label'].map((name) => `create index item_plain_${name} on item (plain(${name}), id) where is_listed`),
  /** As the filter of lists has it (\`src/items/server/shelf/select.ts\`). */
  `create index item_measured on item (id)
    where is_listed and (item.card #>> '{series,last,at}' is not null or item.details ? 'automatic')`,
]
