import { type Kysely, sql } from 'kysely'

/**
 * One row of `identity.sign_in` for each time that somebody signed in, in one browser or program. Its refresh tokens
 * work once each; when the row goes, all of them and the identity tokens that name it are worth nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table identity.sign_in (
    id text primary key,
    uid text not null references identity.user on delete cascade,
    provider text not null,
    auth_time timestamptz(0) not null,
    expires_at timestamptz(3) not null
  )`,
  /** Tokens that were given out before name no sign-in: theirs is found by their digest. */
  `insert into identity.sign_in select digest, uid, provider, auth_time, expires_at from identity.refresh_token`,
  `create index sign_in_uid on identity.sign_in (uid)`,
  `create index sign_in_expires_at on identity.sign_in (expires_at)`,

  /**
   * \`salt\` makes the successor out of the token itself, so that it can be answered once more, and by nobody who reads
   * this table. A token that is spent without one was replaced in an answer that its bearer had not asked for with it.
   */
  `alter table identity.refresh_token
    add sign_in text references identity.sign_in on delete cascade,
    add made_at timestamptz(3) not null default now(),
    add spent_at timestamptz(3),
    add salt text`,
  `update identity.refresh_token set sign_in = digest`,
  `alter table identity.refresh_token
    alter sign_in set not null, alter made_at drop default,
    drop uid, drop provider, drop auth_time, drop expires_at`,
  `create index refresh_token_sign_in on identity.refresh_token (sign_in)`,
]
