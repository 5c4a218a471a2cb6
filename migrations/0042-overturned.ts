import { type Kysely, sql } from 'kysely'

/**
 * Questions that a rule has resolved and whose series says otherwise since: by the revision, named by since when the
 * value is known. `answer`: what the rule would say now; null where the value is gone. Operators close a row by keeping
 * the outcome or correcting it; a further revision that bears the outcome out withdraws it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table overturned (
    item_id bigint not null references item on delete cascade,
    known_since timestamptz(3) not null,
    value float8,
    answer text,
    at timestamptz(3) not null default now(),
    closed_at timestamptz(3),
    word text check (word in ('kept', 'corrected', 'withdrawn')),
    primary key (item_id, known_since),
    check ((closed_at is null) = (word is null))
  )`.execute(db)
  await sql`create index overturned_open on overturned (at) where closed_at is null`.execute(db)
}
