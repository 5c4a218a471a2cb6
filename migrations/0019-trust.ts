import { type Kysely, sql } from 'kysely'

/**
 * Whose items others are shown without having been given the link: the house's, and those of authors who are trusted.
 * What operators, or the rule, said of an author is kept word by word; the last one counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /** `by_id` is null where the rule said it by itself (src/items/trust/trust.ts), or the operator's account is gone. */
  `create table author_word (
    id bigint generated always as identity primary key,
    account_id text not null,
    word text not null check (word in ('trusted', 'unlisted', 'stopped')),
    reason text not null,
    by_id text,
    by_name text not null,
    at timestamptz(3) not null
  )`,
  `create index author_word_account on author_word (account_id, id desc)`,
  `create index author_word_by on author_word (by_id) where by_id is not null`,

  /** What operators decided for all: whether first items are kept back until their author is trusted. One row. */
  `create table publishing (one boolean primary key default true check (one), holds_first boolean not null)`,
  `insert into publishing (holds_first) values (false)`,

  /**
   * \`held_at\`: published by its author while first items were kept back, so that nobody but operators reads it yet.
   * \`hidden_with_author\`: hidden because its author was stopped, and shown again when the author may come back.
   * \`is_listed\` is the one answer to whether anything but the item's own address may show or count it; it follows from
   * the author and is written by the trigger below alone.
   */
  `alter table item
    add held_at timestamptz(3),
    add hidden_with_author boolean not null default false,
    add is_listed boolean not null default false,
    add check (held_at is null or (published_at is null and hidden_at is null)),
    add check (not hidden_with_author or hidden_at is not null)`,

  /** Null where nobody has said anything. */
  `create function word_on(account text) returns text language sql stable as $$
    select word from author_word where account_id = account order by id desc limit 1
  $$`,
  `create function item_listed() returns trigger language plpgsql as $$
  begin
    new.is_listed := new.published_at is not null and (new.owner_id is null or coalesce(word_on(new.owner_id) = 'trusted', false));
    return new;
  end $$`,
  /** Whoever changes what is said of an author writes \`published_at\` of their items anew, as it is. */
  `create trigger item_listed before insert or update of published_at, owner_id on item for each row execute function item_listed()`,

  /**
   * What may stand beside an item, and what its numbers may rest on: what is listed, and what the same author has
   * published.
   */
  `create function stands_beside(item, author text) returns boolean language sql immutable as $$
    select $1.is_listed or ($1.published_at is not null and $1.owner_id = author)
  $$`,

  `alter table item disable trigger user`,
  `update item set is_listed = true where published_at is not null and owner_id is null`,
  `alter table item enable trigger user`,

  /** Sets count the worlds of their own author alone from now on: their numbers are due. */
  `insert into event (kind, ref) select distinct 'set.changed', 'set/' || family from item where kind = 'scenario' and owner_id is not null and family is not null`,

  ...vocabulary(),
  ...indexes(),
  itemsChange(),
]

/** Words that only unlisted items hold are nobody's suggestion. */
function vocabulary(): string[] {
  return [
    `create or replace function item_words_learnt() returns trigger language plpgsql as $$
    declare gone text[];
    begin
      if (tg_op = 'INSERT' or not old.is_listed) and (tg_op = 'DELETE' or not new.is_listed) then return null; end if;
      -- In the order of the words, so that two who write at once do not wait for each other in a circle.
      with changed as (
        insert into search_word (word, lexeme, holders, names)
        select word, lexeme, sum(held), sum(named) from (
          select word, lexeme, 1 as held, is_name as named
          from words_of(new.title, new.label, new.tags, new.summary, new.words, new.body) where new.is_listed
          union all
          select word, lexeme, -1, -is_name
          from words_of(old.title, old.label, old.tags, old.summary, old.words, old.body) where old.is_listed
        ) as both_texts
        group by word, lexeme having sum(held) <> 0 or sum(named) <> 0 order by word
        on conflict (word) do update set holders = search_word.holders + excluded.holders, names = search_word.names + excluded.names
        returning word, holders
      )
      select array_agg(word) into gone from changed where holders <= 0;
      delete from search_word where word = any(gone) and holders <= 0;
      return null;
    end $$`,
    `truncate search_word`,
    `insert into search_word (word, lexeme, holders, names)
      select word, lexeme, count(*), sum(is_name)
      from item, lateral words_of(title, label, tags, summary, item.words, body)
      where is_listed group by word, lexeme order by word`,
  ]
}

/** The lists' own, by what they now ask. */
function indexes(): string[] {
  const listed = {
    newest: '(published_at desc, id desc)',
    updated: '(updated_at desc, id desc)',
    horizon: '(horizon_to, id)',
    saved: '(saves desc, id desc)',
    nearest: '(kind, category, horizon_to, id)',
    kind_horizon: '(kind, horizon_to, id)',
    tags: 'using gin (tags)',
    name_search: 'using gin (name_search)',
    search: 'using gin (search)',
  }
  const narrower = {
    closing: ['(closes, id)', 'closes'],
    outcome: ['(outcome, published_at desc, id desc)', 'outcome'],
    opens: ['(opens)', 'opens'],
  }
  return [
    ...[...Object.keys(listed), ...Object.keys(narrower)].map((name) => `drop index item_${name}`),
    ...Object.entries(listed).map(([name, on]) => `create index item_${name} on item ${on} where is_listed`),
    ...Object.entries(narrower).map(
      ([name, [on, column]]) => `create index item_${name} on item ${on} where is_listed and ${column} is not null`,
    ),
    /** What waits for its author to be trusted. */
    `create index item_unlisted on item (owner_id) where (published_at is not null and not is_listed) or held_at is not null`,
  ]
}

/** As in \`0014-events.ts\`; what comes to be listed comes to the pages of its neighbours too. */
function itemsChange(): string {
  const come = `former.published_at is null and fresh.published_at is not null`
  const gone = `former.published_at is not null and fresh.published_at is null`
  return `create or replace function items_change() returns trigger language plpgsql as $$
    begin
      perform tell(array_agg(fact)) from (
        select (case when ${come} then 'item.published' when ${gone} then 'item.gone' else 'item.changed' end, 'item/' || fresh.id,
          jsonb_strip_nulls(jsonb_build_object('type', fresh.kind,
            'isPublic', former.published_at is not null or fresh.published_at is not null,
            'how', case when ${come} then case when former.hidden_at is null then 'published' else 'restored' end
              when ${gone} then case when fresh.hidden_at is null then 'private' else 'hidden' end
              when fresh.is_listed and not former.is_listed then 'listed'
              when former.is_listed and not fresh.is_listed then 'unlisted' end,
            'reason', fresh.hidden_reason,
            'families', to_jsonb(array_remove(array[fresh.family, nullif(former.family, fresh.family)], null)))))::told as fact
        from fresh join former using (id) where fresh.saves = former.saves limit 301
      ) as facts;
      perform tell(array_agg(fact)) from (
        select distinct ('item.linked', 'item/' || other.id, '{"isPublic": true, "side": "to"}')::told as fact
        from fresh join former using (id)
          join link on fresh.id in (from_id, to_id) join item as other on other.id in (from_id, to_id) and other.id <> fresh.id
        where ((${come}) or (fresh.is_listed and not former.is_listed)) and other.published_at is not null limit 301
      ) as facts;
      return null;
    end $$`
}
