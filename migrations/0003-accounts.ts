import { type Kysely, sql } from 'kysely'

/**
 * Who has signed in here, and in which browsers. Passwords and providers are the sign-in service's affair: an account
 * is known by who issued its tokens and by what that service calls the user. Two users may have the same email, so it
 * is no key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * `name`, `email` and `photo_url` are what the service said at the last login, `nickname` is the user's own; so is
   * the picture where `photo_is_own`. `nickname_key` is the nickname without case and accents, so that nobody takes
   * another's by adding one.
   */
  `create table account (
    id bigint generated always as identity primary key,
    issuer text not null,
    subject text not null check (length(subject) between 1 and 128),
    email text,
    email_verified boolean not null default false,
    name text,
    nickname text,
    nickname_key text constraint account_nickname unique,
    photo_url text,
    photo_is_own boolean not null default false,
    created_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    constraint account_subject unique (issuer, subject),
    check ((nickname is null) = (nickname_key is null))
  )`,

  /**
   * One row a browser. `digest` is the SHA-256 of what its cookie holds, so that who reads this table can open nothing
   * with it.
   */
  `create table session (
    digest bytea primary key check (length(digest) = 32),
    account_id bigint not null references account on delete cascade,
    auth_time timestamptz(0) not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null check (expires_at <= created_at + interval '336 hours')
  )`,
  `create index session_account on session (account_id)`,
  `create index session_expires_at on session (expires_at)`,
]
