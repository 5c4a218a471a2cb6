import { type Kysely, sql } from 'kysely'

/** Which text of the terms and of the privacy notice somebody agreed to, and when. Nothing of it is ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table consent (
    account_id bigint not null references account on delete cascade,
    document text not null check (document in ('terms', 'privacy')),
    version text not null check (length(version) between 1 and 100),
    at timestamptz(3) not null,
    primary key (account_id, document, version)
  )`,
]
