import { type Kysely, sql } from 'kysely'

/**
 * Where somebody is signed in, as they are shown it, and that it has ended. Open event streams hear of every end: a
 * trigger tells it, whoever it was that ended it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * A sign-in is known by what its tokens call it (\`sign_in\`), or, where the service gives it no name, by when it was.
   * \`agent\` is browser and system in words, and no more of what the browser says of itself. An ended one stays, without
   * those words: another service goes on giving tokens for it.
   */
  `create table device (
    id bigint generated always as identity primary key,
    account_id bigint not null references account on delete cascade,
    sign_in text check (length(sign_in) between 1 and 128),
    auth_time timestamptz(0) not null,
    agent text not null check (length(agent) <= 60),
    used_at timestamptz(3) not null,
    ended_at timestamptz(3),
    constraint device_sign_in unique nulls not distinct (account_id, sign_in, auth_time)
  )`,
  /** Null for what began before devices were kept; the next login of that browser replaces it. */
  `alter table session add device_id bigint references device on delete cascade`,
  `create index session_device on session (device_id)`,
  /** Sign-ins from before then that are no device yet do not become one. */
  `alter table account add others_ended_at timestamptz(3)`,

  `create function devices_end() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select distinct 'sign-in.ended', 'account/' || fresh.account_id, jsonb_build_object('account', fresh.account_id::text)
      from fresh join former using (id) where fresh.ended_at is not null and former.ended_at is null;
    return null;
  end $$`,
  `create trigger device_ends after update on device referencing old table as former new table as fresh
    for each statement execute function devices_end()`,
  `create function sign_ins_end() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select distinct 'sign-in.ended', 'account/' || account.id, jsonb_build_object('account', account.id::text)
      from former join account on account.subject = former.uid
        and account.issuer = (select value from identity.setting where key = 'issuer');
    return null;
  end $$`,
  `create trigger sign_in_ends after delete on identity.sign_in referencing old table as former
    for each statement execute function sign_ins_end()`,
  /** A new password, an address taken back: what was given out before holds no more. */
  `create function sign_ins_revoked() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select 'sign-in.ended', 'account/' || account.id, jsonb_build_object('account', account.id::text)
      from account where account.subject = new.uid
        and account.issuer = (select value from identity.setting where key = 'issuer');
    return null;
  end $$`,
  `create trigger sign_ins_revoked after update on identity.user
    for each row when (old.valid_since <> new.valid_since or new.disabled and not old.disabled)
    execute function sign_ins_revoked()`,
  `create function account_goes() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref) values ('sign-in.ended', 'account/' || old.id);
    return null;
  end $$`,
  `create trigger account_goes after delete on account for each row execute function account_goes()`,
]
