import { type Kysely, sql } from 'kysely'

/**
 * The front: at most 50,000 items among which searches find the best. What is published comes to it at once; each night
 * it is decided anew who stands in it (`src/items/server/front/keep-front.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger item_to_front on item`.execute(db)
  await sql`drop function item_to_front`.execute(db)
  await sql.raw(itemsChange(false)).execute(db)
  await sql`alter table item drop is_front`.execute(db)
}

const statements = [
  /** False, so that a base that is filled without triggers has to be right after one night alone. */
  `alter table item add is_front boolean not null default false`,
  `create function item_to_front() returns trigger language plpgsql as $$
  begin
    if new.published_at is not null and (tg_op = 'INSERT' or old.published_at is null) then new.is_front := true; end if;
    return new;
  end $$`,
  `create trigger item_to_front before insert or update of published_at on item for each row execute function item_to_front()`,
  itemsChange(true),

  /** Until the first night: the house's, and the newest. */
  `alter table item disable trigger user`,
  `update item set is_front = true where id in (
    (select id from item where is_listed and owner_id is null order by id limit 10000)
    union (select id from item where is_listed order by published_at desc, id desc limit 40000)
  )`,
  `alter table item enable trigger user`,

  `create index item_front on item (id) where is_front`,
  ...['search', 'name_search'].map(
    (column) => `create index item_front_${column} on item using gin (${column}) where is_listed and is_front`,
  ),
]

/** As in \`0019-trust.ts\`. Whether it stands in the front is no news either: that alone changes at night. */
function itemsChange(knowsFront: boolean): string {
  const come = `former.published_at is null and fresh.published_at is not null`
  const gone = `former.published_at is not null and fresh.published_at is null`
  const isNews = `fresh.saves = former.saves${
    knowsFront
      ? ' and (fresh.is_front = former.is_front or fresh.published_at is distinct from former.published_at)'
      : ''
  }`
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
        from fresh join former using (id) where ${isNews} limit 301
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
