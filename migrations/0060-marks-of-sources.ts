import { type Kysely, sql } from 'kysely'

/**
 * What a source says of single values is kept with the series, in what is said of it (`about`): the column beside each
 * value was never written. Changes that wait were read without it. Bindings are read anew, whatever their source says of
 * being unchanged: it was not read for marks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table observation drop mark`.execute(db)
  await sql`update hold set proposed = proposed || '{"marks": null}'`.execute(db)
  await sql`update source_binding set stamp = null, etag = null, last_modified = null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table observation add mark text`.execute(db)
  await sql`update hold set proposed = proposed - 'marks'`.execute(db)
}
