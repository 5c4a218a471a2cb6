import { type Kysely, sql } from 'kysely'

/**
 * What belongs to an account beside its items: what it saved, began to write and reported. And what follows from items
 * of one's own: they may be private, hidden by operators, and have versions that nobody else has read. Accounts are
 * named by their id, as text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * An item that was published keeps the time of its first publication, so that taking it back and publishing it again
   * does not make it new. While operators hide it, `hidden_published_at` is the time to put back; null where its author
   * took it back in the meantime.
   */
  `alter table item
    add first_published_at timestamptz(3),
    add hidden_at timestamptz(3),
    add hidden_reason text,
    add hidden_published_at timestamptz(3),
    add check (hidden_at is null or published_at is null),
    add check ((hidden_at is null) = (hidden_reason is null)),
    add check (hidden_published_at is null or hidden_at is not null)`,
  `update item set first_published_at = published_at`,
  `create index item_owner on item (owner_id, updated_at desc, id desc) where owner_id is not null`,
  `create index item_hidden on item (hidden_at desc, id desc) where hidden_at is not null`,

  /** Whether others may read it: it was current while its item was published. Until now all were. */
  `alter table item_version add is_public boolean not null default true`,
  `alter table item_version alter is_public set default false`,

  `create table save (
    account_id text not null,
    item_id bigint not null references item on delete cascade,
    at timestamptz(3) not null,
    primary key (account_id, item_id)
  )`,
  `create index save_item on save (item_id)`,
  `create table draft (
    id uuid primary key,
    owner_id text not null,
    kind text not null,
    item_id bigint references item on delete cascade,
    entry jsonb not null,
    updated_at timestamptz(3) not null
  )`,
  `create index draft_owner on draft (owner_id, updated_at desc, id)`,
  `create index draft_item on draft (item_id) where item_id is not null`,
  `create table report (
    account_id text not null,
    item_id bigint not null references item on delete cascade,
    reason text not null,
    note text not null,
    at timestamptz(3) not null,
    closed_at timestamptz(3),
    primary key (account_id, item_id)
  )`,
  `create index report_item on report (item_id)`,
  `create index report_open on report (item_id, at) where closed_at is null`,
  /** What operators did. It outlives the item, and names the operator until that account is deleted. */
  `create table moderation (
    id bigint generated always as identity primary key,
    item_id bigint not null,
    action text not null check (action in ('hidden', 'restored')),
    reason text not null,
    by_id text,
    by_name text not null,
    at timestamptz(3) not null
  )`,
  `create index moderation_item on moderation (item_id, at desc, id desc)`,
  `create index moderation_by on moderation (by_id)`,

  /**
   * The vocabulary of search counts in how many published items each word stands, and in the names of how many, so that
   * a word goes with the last item that holds it: nobody may be told a word that only a hidden or withdrawn item has.
   */
  `create function words_of(title text, label text, tags text[], summary text, words text, body text)
    returns table (word text, lexeme text, is_name integer) language sql stable as $$
    select word, lexemes[1], max(named) from (
      select lower(unaccent(word)) as word, named
      from (values
        (concat_ws(' ', title, label, array_to_string(tags, ' ')), 1),
        (concat_ws(' ', summary, words, body), 0)
      ) as texts (text, named), regexp_split_to_table(text, '[^[:alnum:]]+') as word
    ) as found, lateral (select ts_lexize('english_stem', word) as lexemes) as stemmed
    where length(word) between 3 and 40 and word !~ '^[0-9]+$' and lexemes <> '{}'
    group by word, lexemes[1]
  $$`,
  `truncate search_word`,
  `alter table search_word drop named`,
  `alter table search_word
    add holders integer not null,
    add names integer not null,
    add named boolean not null generated always as (names > 0) stored`,
  `insert into search_word (word, lexeme, holders, names)
    select word, lexeme, count(*), sum(is_name)
    from item, lateral words_of(title, label, tags, summary, item.words, body)
    where published_at is not null group by word, lexeme`,
  `create or replace function item_words_learnt() returns trigger language plpgsql as $$
  declare gone text[];
  begin
    if (tg_op = 'INSERT' or old.published_at is null) and (tg_op = 'DELETE' or new.published_at is null) then return null; end if;
    -- In the order of the words, so that two who write at once do not wait for each other in a circle.
    with changed as (
      insert into search_word (word, lexeme, holders, names)
      select word, lexeme, sum(held), sum(named) from (
        select word, lexeme, 1 as held, is_name as named
        from words_of(new.title, new.label, new.tags, new.summary, new.words, new.body) where new.published_at is not null
        union all
        select word, lexeme, -1, -is_name
        from words_of(old.title, old.label, old.tags, old.summary, old.words, old.body) where old.published_at is not null
      ) as both_texts
      group by word, lexeme having sum(held) <> 0 or sum(named) <> 0 order by word
      on conflict (word) do update set holders = search_word.holders + excluded.holders, names = search_word.names + excluded.names
      returning word, holders
    )
    select array_agg(word) into gone from changed where holders <= 0;
    delete from search_word where word = any(gone) and holders <= 0;
    return null;
  end $$`,
  `drop trigger item_words_learnt on item`,
  `create trigger item_words_learnt after insert or delete or update of title, label, tags, summary, words, body, published_at on item
    for each row execute function item_words_learnt()`,

  /**
   * Pages show what is published, so what is written in private empties nobody's store of pages. Links are told of by
   * their item: whoever changes the links of a published item writes the item too, or deletes one end; the end that
   * goes may be private, so that is looked at here.
   */
  `drop trigger item_changed on item`,
  `create trigger item_appeared after insert on item for each row when (new.published_at is not null) execute function content_changed()`,
  `create trigger item_changed after update on item for each row
    when (old.published_at is not null or new.published_at is not null) execute function content_changed()`,
  `create trigger item_gone after delete on item for each row when (old.published_at is not null) execute function content_changed()`,
  `create trigger item_emptied after truncate on item for each statement execute function content_changed()`,
  `create function link_changed() returns trigger language plpgsql as $$
  begin
    if exists (select from item where id = coalesce(new.from_id, old.from_id) and published_at is not null) then
      perform pg_notify('content', tg_table_name);
    end if;
    return null;
  end $$`,
  `drop trigger link_changed on link`,
  `create trigger link_changed after insert or update or delete on link for each row execute function link_changed()`,
  `create trigger link_emptied after truncate on link for each statement execute function content_changed()`,
]
