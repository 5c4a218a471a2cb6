import { type Kysely, sql } from 'kysely'

/**
 * Writing once, though an answer is lost on the way: what was made of which draft, and from which version a draft goes
 * on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * The draft that an item was written in. It stays when the draft itself is gone, so that saving it once more makes no
   * second item.
   */
  `alter table item add draft uuid`,
  `create unique index item_draft on item (owner_id, draft) where draft is not null`,

  /** The version of the item that the draft of a revision began from. Unknown for drafts from before. */
  `alter table draft add base integer check (base > 0)`,

  /**
   * How often an item was saved stands on no page and orders only lists that are drawn anew each time, so saving
   * empties nobody's store of pages. The number changes in statements of its own.
   */
  `drop trigger item_changed on item`,
  `create trigger item_changed after update on item for each row
    when ((old.published_at is not null or new.published_at is not null) and old.saves = new.saves) execute function content_changed()`,
]
