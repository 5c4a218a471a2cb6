import { type Kysely, sql } from 'kysely'

/**
 * Money: who holds budgets, every movement of them, what was paid for, and what Stripe says has changed. A budget
 * counts orders: full analyses, or analyses of a trend. Of people nothing is here but the id of their account, and that
 * goes with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * Whose budgets and payments these are. It outlives the account, for the books, and then names nobody. Its id is
   * random, since Stripe hears it: two databases that share a test account there never take each other's customers for
   * their own. \`lapse\` says why a guest who was a member is none: the last payment is open, or the membership ended
   * (\`ends_at\`) because it was tried in vain.
   */
  `create table holder (
    id uuid primary key default gen_random_uuid(),
    account_id bigint unique references account on delete set null,
    customer text unique,
    status text not null default 'guest' check (status in ('guest', 'member', 'past_due')),
    subscription text,
    renews_at timestamptz(3),
    ends_at timestamptz(3),
    lapse text check (lapse in ('unpaid', 'ended')),
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
   * \`key\` is the fact itself (\`grant:cs:<session>:trend\`, \`spend:<order>\`), so that it is written once however
   * often it is told. \`balance\` is the wallet's after the entry. \`lot_id\` is the lot that it took from, or that
   * gave rise to it. \`gone\`, of a clawback, is how much of its grant was gone before it: taken back earlier, or ended
   * unused.
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
    gone integer,
    cause text check (cause in ('refund', 'dispute')),
    at timestamptz(3) not null,
    constraint ledger_key unique (key),
    check ((delta > 0) = (kind in ('grant', 'release', 'restore'))),
    check ((gone is not null) = (kind = 'clawback')),
    foreign key (holder_id, budget) references wallet
  )`,
  `create index ledger_holder on ledger (holder_id, id desc)`,

  /**
   * What one entry gave, and how much of it is left. A lot is filled once and from then on only gets emptier: what is
   * given back later makes a lot of its own, of the same source, and one for each lot that it had been taken from.
   * \`starts_at\` is when it was bought, or when its month began.
   */
  `create table lot (
    id bigint generated always as identity primary key,
    entry_id bigint not null references ledger,
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
  `create index lot_entry on lot (entry_id)`,
  `create index lot_holder on lot (holder_id, budget, expires_at)`,
  `create index lot_source on lot (source)`,
  `create index lot_ending on lot (expires_at) where remaining > 0 and expires_at is not null`,

  /**
   * What each lot gave to a clawback, and without a lot, what is still owed of it. Should a dispute be won, that goes
   * back the way it came: what never ends comes back as what never ends.
   */
  `create table taken (
    id bigint generated always as identity primary key,
    entry_id bigint not null references ledger,
    holder_id uuid not null,
    budget text not null,
    lot_id bigint references lot,
    units integer not null check (units >= 0),
    foreign key (holder_id, budget) references wallet
  )`,
  `create index taken_entry on taken (entry_id)`,
  `create index taken_lot on taken (lot_id) where lot_id is not null`,
  `create index taken_owed on taken (holder_id, budget) where lot_id is null and units > 0`,

  `create function ledger_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only.';
  end $$`,
  `create trigger ledger_stays before update or delete on ledger for each row execute function ledger_stays()`,
  `create trigger ledger_stays_whole before truncate on ledger for each statement execute function ledger_stays()`,

  /**
   * The only writers of wallets, the ledger, lots and what was taken are the three functions below. Each takes the row
   * of the wallet first, so that those who would write to one wallet at once come one after the other.
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

  /**
   * A grant, or something given back. What is owed is repaid from it. False where the key was written before. What a
   * clawback took goes back (\`restore\`) latest first: what was still owed is so no longer, the rest lasts as long as
   * it would have, and to \`p_expires\` at least.
   */
  `create function ledger_give(
    p_holder uuid, p_budget text, p_kind text, p_units integer, p_key text, p_source text, p_cause text, p_starts timestamptz,
    p_expires timestamptz, p_of bigint, p_at timestamptz
  ) returns boolean language plpgsql as $$
  declare before integer; entry bigint; missing integer := p_units; part integer; piece record; own record; debt record;
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
    if p_kind <> 'restore' then
      insert into lot (entry_id, holder_id, budget, source, granted, remaining, starts_at, expires_at)
        values (entry, p_holder, p_budget, p_source, p_units, p_units, p_starts, p_expires);
    else
      for piece in
        select taken.id, taken.units, taken.lot_id, lot.source, lot.starts_at, lot.expires_at
        from taken join ledger on ledger.id = taken.entry_id left join lot on lot.id = taken.lot_id
        where ledger.lot_id = p_of and ledger.kind = 'clawback' and taken.units > 0
        order by taken.entry_id desc, taken.lot_id is null desc, taken.id desc
      loop
        exit when missing = 0;
        part := least(piece.units, missing);
        missing := missing - part;
        update taken set units = units - part where id = piece.id;
        continue when piece.lot_id is null;
        insert into lot (entry_id, holder_id, budget, source, granted, remaining, starts_at, expires_at)
          values (entry, p_holder, p_budget, piece.source, part, part, piece.starts_at,
            case when piece.expires_at is not null then greatest(piece.expires_at, p_expires) end);
      end loop;
      if missing > 0 then raise exception 'The entry % would give back more than was taken.', p_key; end if;
    end if;
    for debt in
      select id, entry_id, units from taken
      where holder_id = p_holder and budget = p_budget and lot_id is null and units > 0 order by id
    loop
      for own in select id, remaining from lot where entry_id = entry and remaining > 0 order by expires_at, id loop
        exit when debt.units = 0;
        part := least(own.remaining, debt.units);
        debt.units := debt.units - part;
        update lot set remaining = remaining - part where id = own.id;
        update taken set units = units - part where id = debt.id;
        insert into taken (entry_id, holder_id, budget, lot_id, units) values (debt.entry_id, p_holder, p_budget, own.id, part);
      end loop;
    end loop;
    return true;
  end $$`,

  /**
   * An order, or a clawback. An order takes what ends first and is refused where nothing is left; a clawback takes from
   * what its source gave, then from the rest, and what is missing then is owed.
   */
  `create function ledger_take(
    p_holder uuid, p_budget text, p_kind text, p_units integer, p_key text, p_source text, p_cause text, p_gone integer, p_at timestamptz
  ) returns text language plpgsql as $$
  declare
    before integer; missing integer := p_units; part integer; entry bigint; origin bigint; written record; own record;
    lots bigint[] := '{}'; parts integer[] := '{}';
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
      order by (source = p_source) is true desc, expires_at, id
    loop
      exit when missing = 0;
      part := least(own.remaining, missing);
      missing := missing - part;
      update lot set remaining = remaining - part where id = own.id;
      origin := coalesce(origin, own.id);
      lots := lots || own.id;
      parts := parts || part;
    end loop;
    insert into ledger (key, holder_id, budget, kind, delta, balance, lot_id, gone, cause, at)
      values (p_key, p_holder, p_budget, p_kind, -p_units, before - p_units, origin, p_gone, p_cause, p_at)
      returning id into entry;
    update wallet set balance = balance - p_units where holder_id = p_holder and budget = p_budget;
    if p_kind = 'clawback' then
      insert into taken (entry_id, holder_id, budget, lot_id, units)
        select entry, p_holder, p_budget, piece.lot, piece.units
        from unnest(lots || null::bigint, parts || missing) with ordinality as piece (lot, units, nth)
        where piece.units > 0 order by piece.nth;
    end if;
    return 'taken';
  end $$`,

  /**
   * What was paid for, by its source: \`cs:<checkout session>\` or \`in:<invoice>\`. \`intent\` is Stripe's name of the
   * payment, if there was one.
   */
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
   * The pages of Stripe that somebody was sent to. \`pending\` is sent off but not paid yet: some ways to pay take
   * days, and may have \`failed\` then. \`fault\` says why something that was paid was not granted: somebody must look
   * at it.
   */
  `create table checkout (
    session text primary key,
    holder_id uuid not null references holder,
    product text not null,
    origin text not null,
    url text not null,
    state text not null default 'open' check (state in ('open', 'pending', 'complete', 'failed', 'expired')),
    fault text,
    expires_at timestamptz(3) not null,
    at timestamptz(3) not null
  )`,
  `create unique index checkout_open on checkout (holder_id, product) where state = 'open'`,
  `create index checkout_unsettled on checkout (holder_id) where state in ('open', 'pending')`,
  `create index checkout_at on checkout (at)`,
  `create index checkout_fault on checkout (at) where fault is not null`,

  /**
   * What may have changed at Stripe: the names of things alone, since what they say is read there. The effect of a row
   * and its \`processed_at\` are one transaction.
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
