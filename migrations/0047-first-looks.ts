import { type Kysely, sql } from 'kysely'

/**
 * Bindings of the starter collection. `counts_otherwise`: the source has another definition or unit than the series, so
 * that its first look waits for an operator however little differs. `file`: the digest of the file that the binding is
 * from; null once somebody has bound the series themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table source_binding add counts_otherwise boolean not null default false, add file text`.execute(db)
}
