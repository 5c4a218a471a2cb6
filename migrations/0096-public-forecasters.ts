import { type Kysely, sql } from 'kysely'

/**
 * Whoever wants to be is shown as a forecaster by a public name: on leaderboards, and on a page of their own. And how
 * right Farsight and the model were of each question that came out, by the rules of people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scored_question drop column voices`.execute(db)
  await sql`drop trigger author_word_of_public_forecasters on author_word`.execute(db)
  await sql`drop view public_forecaster`.execute(db)
  await sql`drop trigger account_changes_public_forecaster on account`.execute(db)
  await sql`drop trigger account_takes_public_forecaster on account`.execute(db)
  await sql`drop trigger account_names_apart on account`.execute(db)
  await sql`drop function public_forecaster_judged, public_forecasters_change, names_apart`.execute(db)
  await sql`alter table account drop column public_name, drop column public_name_key, drop column is_on_leaderboards`.execute(
    db,
  )
  await sql`drop index account_nickname_bare`.execute(db)
  await sql`drop function bare_name`.execute(db)
}

const statements = [
  /**
   * \`public_name_key\`: as the name looks, so that nobody takes one that is read as another's. The name stays theirs
   * while they are not shown by it.
   */
  `alter table account
    add public_name text,
    add public_name_key text constraint account_public_name unique,
    add is_on_leaderboards boolean not null default false,
    add check ((public_name is null) = (public_name_key is null)),
    add constraint account_shown_by_name check (public_name is not null or not is_on_leaderboards)`,

  /** Letters and digits alone: 'grey heron' and 'grey-heron' would be read as one. */
  `create function bare_name(name text) returns text language sql immutable as $$
    select nullif(regexp_replace(name, '[^a-z0-9]', '', 'g'), '')
  $$`,
  `create index account_nickname_bare on account (bare_name(nickname_key))`,
  `create index account_public_name_bare on account (bare_name(public_name))`,
  /** A nickname and a public name of two people never read alike; whoever has both may call both the same. */
  `create function names_apart() returns trigger language plpgsql as $$
  begin
    if new.public_name is not null and new.public_name is distinct from old.public_name
      and exists (select from account where bare_name(nickname_key) = bare_name(new.public_name) and id <> new.id)
    then raise unique_violation using constraint = 'account_public_name';
    end if;
    if new.nickname_key is not null and new.nickname_key is distinct from old.nickname_key
      and exists (select from account where bare_name(public_name) = bare_name(new.nickname_key) and id <> new.id)
    then raise unique_violation using constraint = 'account_nickname';
    end if;
    return new;
  end $$`,
  `create trigger account_names_apart before update of public_name, nickname_key on account
    for each row execute function names_apart()`,

  /** Who is shown: of their own will, with an address that is theirs, and not stopped by operators. */
  `create view public_forecaster as
    select account.id::text as account_id, forecaster.id as forecaster_id, public_name as name
    from account left join forecaster on forecaster.account_id = account.id::text
    where is_on_leaderboards and email_verified and word_on(account.id::text) is distinct from 'stopped'`,

  /** Somebody is shown from now on, by another name, or no longer. Who it was is told to nobody. */
  `create function public_forecasters_change() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, actor) values ('forecasters.changed', 'forecasters/public', null);
    return null;
  end $$`,
  `create trigger account_changes_public_forecaster after update of public_name, is_on_leaderboards, email_verified on account
    for each row when ((old.is_on_leaderboards or new.is_on_leaderboards)
      and (old.public_name, old.is_on_leaderboards, old.email_verified) is distinct from (new.public_name, new.is_on_leaderboards, new.email_verified))
    execute function public_forecasters_change()`,
  `create trigger account_takes_public_forecaster after delete on account
    for each row when (old.is_on_leaderboards) execute function public_forecasters_change()`,
  `create function public_forecaster_judged() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, actor) select 'forecasters.changed', 'forecasters/public', null
      from account where id::text = new.account_id and is_on_leaderboards;
    return null;
  end $$`,
  `create trigger author_word_of_public_forecasters after insert on author_word
    for each row execute function public_forecaster_judged()`,

  /** What was scored before is scored anew, which that nobody knows its digest asks for. */
  `alter table scored_question add voices jsonb not null default '[]'`,
  `update scored_question set digest = ''`,
  `insert into event (kind, ref, data)
    select 'crowd.changed', 'item/' || item_id, jsonb_build_object('isPublic', published_at is not null)
    from scored_question join item on item.id = item_id`,
]
