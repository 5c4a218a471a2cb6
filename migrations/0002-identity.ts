import { type Kysely, sql } from 'kysely'

/**
 * What the local identity service keeps where no Firebase project is configured: who may sign in and how, the keys its
 * tokens are signed with, and for a while the codes it has mailed. Passwords, codes and refresh tokens are here as
 * hashes alone. Two things are not, and whoever reads this schema could use them: `signing_key` holds the private keys,
 * so that every process may sign, and `mail` holds letters with their links, kept only on a machine that nobody but its
 * owner reaches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create schema identity`,

  /** One row each: what is made once and holds for this database, such as the issuer of its tokens. */
  `create table identity.setting (key text primary key, value text not null)`,

  `create table identity.user (
    uid text primary key check (length(uid) = 28),
    email text constraint user_email unique check (email !~ '[A-Z]'),
    email_verified boolean not null default false,
    password_hash text,
    password_at timestamptz(3),
    by_email_link boolean not null default false,
    display_name text,
    photo_url text,
    phone_number text constraint user_phone_number unique,
    disabled boolean not null default false,
    anonymous boolean not null default false,
    valid_since timestamptz(0) not null,
    created_at timestamptz(3) not null,
    seen_at timestamptz(3)
  )`,
  `create table identity.provider (
    uid text not null references identity.user on delete cascade,
    provider_id text not null,
    raw_id text not null,
    email text,
    display_name text,
    photo_url text,
    linked_at timestamptz(3) not null,
    primary key (uid, provider_id),
    constraint provider_raw_id unique (provider_id, raw_id)
  )`,
  `create table identity.refresh_token (
    digest text primary key,
    uid text not null references identity.user on delete cascade,
    provider text not null,
    auth_time timestamptz(0) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index refresh_token_uid on identity.refresh_token (uid)`,

  /** What was mailed: each code works once. \`details\` is for kinds that must say more when they are checked. */
  `create table identity.code (
    digest text primary key,
    kind text not null,
    uid text references identity.user on delete cascade,
    email text not null,
    new_email text,
    details jsonb,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  `create index code_uid on identity.code (uid)`,

  /** \`proof_digest\` is of a proof that the code was given rightly, for a number that belongs to another account. */
  `create table identity.phone_code (
    session_digest text primary key,
    phone_number text not null,
    code_digest text not null,
    proof_digest text unique,
    tries integer not null default 0,
    expires_at timestamptz(3) not null
  )`,

  /** At most one key is not retired: the one that signs. */
  `create table identity.signing_key (
    kid text primary key,
    private_jwk jsonb not null,
    public_jwk jsonb not null,
    created_at timestamptz(3) not null,
    retired_at timestamptz(3)
  )`,
  `create unique index signing_key_current on identity.signing_key ((true)) where retired_at is null`,

  /**
   * How often something was tried: \`key\` is a hash of what and by whom. \`until\` is when the count ends, or a lock.
   */
  `create table identity.attempt (
    key text primary key,
    count integer not null,
    until timestamptz(3) not null,
    forget_at timestamptz(3) not null
  )`,

  `create table identity.mail (
    id bigint generated always as identity primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    link text,
    code text,
    at timestamptz(3) not null
  )`,

  ...['refresh_token', 'code', 'phone_code'].map(
    (table) => `create index ${table}_expires_at on identity.${table} (expires_at)`,
  ),
  `create index attempt_forget_at on identity.attempt (forget_at)`,
]
