import { type Kysely, sql } from 'kysely'

/**
 * Money: who holds budgets, every movement of them, what was paid for, and what Stripe says has changed. A budget counts orders: full
 * analyses, or analyses of a trend. Of people nothing is here but the id of their account, and that goes with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * Whose budgets and payments these are. It outlives the account, for the books, and then names nobody. Its id is random, since Stripe
   * hears it: two databases that share a test account there never take each other's customers for their own.
   */
  `create table holder (
    id uuid primary key default gen_random_uuid(),
    account_id bigint unique references account on delete set null,
    customer text unique,
    status text not null default 'guest' check (status in ('guest', 'member', 'past_due')),
    subscription text,
    renews_at timestamptz(3),
    ends_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,

  /** \`balance\` is the sum of its ledger. Below zero after a refund of what was spent: the next grant repays it. */
  `create table wallet (
    holder_id uuid not null references holder,
    budget text not null check (budget in ('analysis', 'trend')),
    balance integer not null default 0,
    primary key (holder_id, budget)
  )`,

  /**
   * \`key\` is the fact itself (\`grant:cs:<session>:trend\`, \`spend:<order>\`), so that it is written once however often it is told.
   * \`balance\` is the wallet's after the entry. \`lot_id\` is the lot that it took from, or that gave rise to it.
   */
  `create table ledger (
    id bigint generated always as identity primary key,
    key text not null,
    holder_id uuid not null,
    budget text not null,
    kind text not null check (kind in ('grant', 'spend', 'release', 'expire', 'clawback', 'restore')),
    delta integer not null check (delta <> 0),
    balance integer not null,
    lot_id bigint,
    cause text check (cause in ('refund', 'dispute')),
    at timestamptz(3) not null,
    constraint ledger_key unique (key),
    check ((delta > 0) = (kind in ('grant', 'release', 'restore'))),
    foreign key (holder_id, budget) references wallet
  )`,
  `create index ledger_holder on ledger (holder_id, id desc)`,

  /**
   * What one entry gave, and how much of it is left. A lot is filled once and from then on only gets emptier: what is given back later
   * makes a lot of its own, of the same source. \`starts_at\` is when it was bought, or when its month began.
   */
  `create table lot (
    id bigint generated always as identity primary key,
    entry_id bigint not null unique references ledger,
    holder_id uuid not null,
    budget text not null,
    source text not null,
    granted integer not null check (granted > 0),
    remaining integer not null check (remaining between 0 and granted),
    starts_at timestamptz(3) not null,
    expires_at timestamptz(3),
    foreign key (holder_id, budget) references wallet
  )`,
  `alter table ledger add foreign key (lot_id) references lot`,
  `create index ledger_lot on ledger (lot_id) where lot_id is not null`,
  `create index lot_holder on lot (holder_id, budget, expires_at)`,
  `create index lot_source on lot (source)`,
  `create index lot_ending on lot (expires_at) where remaining > 0 and expires_at is not null`,

  `create function ledger_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only.';
  end $$`,
  `create trigger ledger_stays before update or delete on ledger for each row execute function ledger_stays()`,
  `create trigger ledger_stays_whole before truncate on ledger for each statement execute function ledger_stays()`,

  /**
   * The only writers of wallets, the ledger and lots are the three functions below. Each takes the row of the wallet first, so that
   * those who would write to one wallet at once come one after the other.
   *
   * What has ended goes, and each lot's end is an entry.
   */
  `create function ledger_expire(p_holder uuid, p_budget text, p_at timestamptz) returns void language plpgsql as $$
  declare ended record;
  begin
    perform from wallet where holder_id = p_holder and budget = p_budget for update;
    for ended in
      select id, remaining from lot
      where holder_id = p_holder and budget = p_budget and remaining > 0 and expires_at <= p_at order by expires_at, id
    loop
      update wallet set balance = balance - ended.remaining where holder_id = p_holder and budget = p_budget;
      insert into ledger (key, holder_id, budget, kind, delta, balance, lot_id, at)
        select 'expire:' || ended.id, p_holder, p_budget, 'expire', -ended.remaining, balance, ended.id, p_at
        from wallet where holder_id = p_holder and budget = p_budget;
      update lot set remaining = 0 where id = ended.id;
    end loop;
  end $$`,

  /** A grant, or something given back. What is owed is repaid from it. False where the key was written before. */
  `create function ledger_give(
    p_holder uuid, p_budget text, p_kind text, p_units integer, p_key text, p_source text, p_cause text, p_starts timestamptz,
    p_expires timestamptz, p_of bigint, p_at timestamptz
  ) returns boolean language plpgsql as $$
  declare before integer; entry bigint;
  begin
    insert into wallet (holder_id, budget) values (p_holder, p_budget) on conflict do nothing;
    perform ledger_expire(p_holder, p_budget, p_at);
    select balance into before from wallet where holder_id = p_holder and budget = p_budget for update;
    insert into ledger (key, holder_id, budget, kind, delta, balance, lot_id, cause, at)
      values (p_key, p_holder, p_budget, p_kind, p_units, before + p_units, p_of, p_cause, p_at)
      on conflict on constraint ledger_key do nothing
      returning id into entry;
    if entry is null then return false; end if;
    update wallet set balance = balance + p_units where holder_id = p_holder and budget = p_budget;
    insert into lot (entry_id, holder_id, budget, source, granted, remaining, starts_at, expires_at)
      values (entry, p_holder, p_budget, p_source, p_units, greatest(p_units + least(before, 0), 0), p_starts, p_expires);
    return true;
  end $$`,

  /**
   * An order, or a clawback. An order takes what ends first and is refused where nothing is left; a clawback takes from what its source
   * gave, then from the rest, and what is missing then is owed.
   */
  `create function ledger_take(
    p_holder uuid, p_budget text, p_kind text, p_units integer, p_key text, p_source text, p_cause text, p_at timestamptz
  ) returns text language plpgsql as $$
  declare before integer; missing integer := p_units; origin bigint; written record; own record;
  begin
    perform ledger_expire(p_holder, p_budget, p_at);
    select balance into before from wallet where holder_id = p_holder and budget = p_budget for update;
    if not found then return 'insufficient'; end if;
    select holder_id, budget into written from ledger where key = p_key;
    if found then
      if written.holder_id <> p_holder or written.budget <> p_budget then raise exception 'The key % is another''s.', p_key; end if;
      return 'already';
    end if;
    if p_kind = 'spend' and before < p_units then return 'insufficient'; end if;
    if p_source is not null then
      select id into origin from lot
        where holder_id = p_holder and budget = p_budget and source = p_source order by id limit 1;
    end if;
    for own in
      select id, remaining from lot where holder_id = p_holder and budget = p_budget and remaining > 0
      order by (source = p_source) is true desc, expires_at nulls last, id
    loop
      exit when missing = 0;
      update lot set remaining = remaining - least(own.remaining, missing) where id = own.id;
      missing := missing - least(own.remaining, missing);
      origin := coalesce(origin, own.id);
    end loop;
    insert into ledger (key, holder_id, budget, kind, delta, balance, lot_id, cause, at)
      values (p_key, p_holder, p_budget, p_kind, -p_units, before - p_units, origin, p_cause, p_at);
    update wallet set balance = balance - p_units where holder_id = p_holder and budget = p_budget;
    return 'taken';
  end $$`,

  /** What was paid for, by its source: \`cs:<checkout session>\` or \`in:<invoice>\`. \`intent\` is Stripe's name of the payment, if there was one. */
  `create table payment (
    source text primary key,
    holder_id uuid not null references holder,
    intent text unique,
    product text not null,
    at timestamptz(3) not null
  )`,
  `create index payment_holder on payment (holder_id)`,
  `create index payment_at on payment (at)`,

  /**
   * The pages of Stripe that somebody was sent to. \`pending\` is sent off but not paid yet (some ways to pay take days). \`fault\` says
   * why something that was paid was not granted: somebody must look at it.
   */
  `create table checkout (
    session text primary key,
    holder_id uuid not null references holder,
    product text not null,
    origin text not null,
    url text not null,
    state text not null default 'open' check (state in ('open', 'pending', 'complete', 'expired')),
    fault text,
    expires_at timestamptz(3) not null,
    at timestamptz(3) not null
  )`,
  `create unique index checkout_open on checkout (holder_id, product) where state = 'open'`,
  `create index checkout_unsettled on checkout (holder_id) where state in ('open', 'pending')`,
  `create index checkout_at on checkout (at)`,
  `create index checkout_fault on checkout (at) where fault is not null`,

  /**
   * What may have changed at Stripe: the names of things alone, since what they say is read there. The effect of a row and its
   * \`processed_at\` are one transaction.
   */
  `create table webhook_inbox (
    event text primary key,
    type text not null,
    object text not null,
    customer text,
    intent text,
    received_at timestamptz(3) not null,
    next_at timestamptz(3) not null,
    attempts integer not null default 0,
    error text,
    processed_at timestamptz(3)
  )`,
  `create index webhook_inbox_due on webhook_inbox (next_at) where processed_at is null`,
  `create index webhook_inbox_processed on webhook_inbox (processed_at) where processed_at is not null`,

  /** How far the events of Stripe were read, and what the last reconciliation found. One row each. */
  `create table reconciliation (name text primary key, value jsonb not null, at timestamptz(3) not null)`,
]
