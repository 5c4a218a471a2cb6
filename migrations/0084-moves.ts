import { type Kysely, sql } from 'kysely'

/**
 * Where each item stands, as it was told last (`src/items/moves/stand.ts`), and each time that it moved: between which
 * two stands, because of what, and how far, for order alone. What is private has neither. The numbers that are there are
 * looked at once more, so that all begin to be watched; nothing is said to have moved before that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table item_stand (
    item_id bigint primary key references item on delete cascade,
    since timestamptz(3) not null,
    stand jsonb not null
  )`,
  `create table item_move (
    item_id bigint not null references item on delete cascade,
    at timestamptz(3) not null,
    before jsonb not null,
    after jsonb not null,
    because jsonb not null,
    size float8 not null,
    primary key (item_id, at)
  )`,
  `create index item_move_at on item_move (at desc, item_id desc)`,
  `insert into job (task, key, payload, owner, priority)
    select 'items.numbers', id, jsonb_build_object('id', id::text), coalesce(owner_id::text, ''),
      case kind when 'trend' then 10 when 'prediction' then 11 else 12 end
    from item order by id
    on conflict do nothing`,
]
