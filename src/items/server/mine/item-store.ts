/** One's own items in the database: what they say, and whether others see them. */
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Standing } from '../../mine/words.ts'
import type { Link, Written } from '../../item.ts'
import { rowsOf } from '../rows.ts'
import type { Write } from '../transaction.ts'
import { wholeData } from '../kept-part.ts'

export type OwnItem = {
  id: string
  version: number
  /** As its last version keeps it. */
  data: Written & { details: Record<string, unknown>; links: Link[] }
}
/** An item as an address names it, and whose it must be. */
export type Own = { kind: string; id: string; ownerId: string }

/** What stands in the way of others, of a row that has these columns. */
export const standingColumn = sql<Standing>`case
  when item.published_at is not null then 'published' when item.hidden_at is not null then 'hidden' when item.held_at is not null then 'held' else 'private' end`

export async function findOwn(db: QueryExecutorProvider, { kind, id, ownerId }: Own): Promise<OwnItem | null> {
  const [row] = await rowsOf(
    db,
    sql<OwnItem>`
      select item.id, item.version, ${sql.raw(wholeData)} as data from item join item_version on item_id = item.id and item_version.version = item.version
      where kind = ${kind} and item.id = ${id}::bigint and owner_id = ${ownerId}`,
  )
  return row ?? null
}

/** The item that was written in this draft, if it has become one. */
export async function findWritten(
  db: QueryExecutorProvider,
  ownerId: string,
  draft: string,
): Promise<{ kind: string; id: string } | null> {
  const [row] = await rowsOf(
    db,
    sql<{ kind: string; id: string }>`select kind, id from item where owner_id = ${ownerId} and draft = ${draft}::uuid`,
  )
  return row ?? null
}

export async function removeDraft(db: QueryExecutorProvider, ownerId: string, id: string): Promise<void> {
  await sql`delete from draft where id = ${id}::uuid and owner_id = ${ownerId}`.execute(db)
}

/** Of so many of its versions the text is new. */
export async function countTexts(trx: Write, id: string): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ texts: number }>`select count(*)::int as texts from item_version where item_id = ${id} and is_text`,
  )
  return row?.texts ?? 0
}

export type LockedItem = { version: number; standing: Standing; isBack: boolean }

/** Nobody else writes it until the transaction ends. Links may still be drawn to it. */
export async function lockOwn(trx: Write, { kind, id, ownerId }: Own): Promise<LockedItem | null> {
  const [row] = await rowsOf(
    trx,
    sql<LockedItem>`
      select version, ${standingColumn} as standing, first_published_at is not null as "isBack" from item
      where kind = ${kind} and id = ${id}::bigint and owner_id = ${ownerId} for no key update`,
  )
  return row ?? null
}

export async function countOwn(trx: Write, ownerId: string): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ items: number }>`select count(*)::int as items from item where owner_id = ${ownerId}`,
  )
  return row?.items ?? 0
}

/** From now on others read it, in the version that is current. It keeps the time of its first publication. */
export async function savePublished(trx: Write, id: string, now: Date): Promise<void> {
  await sql`
    update item set published_at = coalesce(first_published_at, ${now}), first_published_at = coalesce(first_published_at, ${now})
    where id = ${id}`.execute(trx)
  await sql`
    update item_version set is_public = true from item
    where item.id = ${id} and item_id = item.id and item_version.version = item.version`.execute(trx)
}

/** Its author has done what publishing takes; it waits for a word on the author. */
export async function saveHeld(trx: Write, id: string, now: Date): Promise<void> {
  await sql`update item set held_at = ${now} where id = ${id}`.execute(trx)
}

/** Where operators have hidden it, it stays private when they show it again. */
export async function savePrivate(trx: Write, id: string): Promise<void> {
  await sql`update item set published_at = null, hidden_published_at = null, held_at = null where id = ${id}`.execute(
    trx,
  )
}

/** With its versions, links, saves and reports, and the drafts of its revision. Says whether there was one. */
export async function removeOwn(trx: Write, { kind, id, ownerId }: Own): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    sql`delete from item where kind = ${kind} and id = ${id}::bigint and owner_id = ${ownerId} returning id`,
  )
  return rows.length > 0
}
