/**
 * What is said of an author, and what follows for all their items at once. The tables are explained in
 * `migrations/0019-trust.ts`.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Word } from '../../trust/trust.ts'
import { rowsOf } from '../rows.ts'
import type { Write } from '../transaction.ts'
import { removeAddresses, saveAddress } from './stopped-addresses.ts'

export type Said = { word: Word; reason: string; by: string; at: string }

/** The last word on an author; null where nobody has said anything. */
export async function findWord(db: QueryExecutorProvider, accountId: string): Promise<Said | null> {
  const [row] = await rowsOf(
    db,
    sql<Omit<Said, 'at'> & { at: Date }>`
      select word, reason, by_name as by, at from author_word where account_id = ${accountId} order by id desc limit 1`,
  )
  return row ? { ...row, at: row.at.toISOString() } : null
}

/** `by` is null where the rule says it. */
type Saying = { accountId: string; word: Word; reason: string; by: { id: string; name: string } | null; at: Date }

/**
 * The word, and all that follows. The caller holds the author's account, so that nothing is published meanwhile by what
 * was said before.
 */
export async function saveWord(trx: Write, { accountId, word, reason, by, at }: Saying): Promise<void> {
  await sql`
    insert into author_word (account_id, word, reason, by_id, by_name, at)
    values (${accountId}, ${word}, ${reason}, ${by?.id ?? null}, ${by?.name ?? 'Farsight'}, ${at})`.execute(trx)
  if (word === 'stopped') {
    await hideAll(trx, accountId, reason, at)
    await saveAddress(trx, accountId)
  } else {
    await showAll(trx, accountId)
    await removeAddresses(trx, accountId)
  }
  if (word === 'trusted') await publishHeld(trx, accountId, at)
  // Whether they are listed follows by the trigger.
  await sql`
    update item set published_at = published_at
    where owner_id = ${accountId} and published_at is not null and is_listed <> (${word} = 'trusted')`.execute(trx)
}

async function hideAll(trx: Write, accountId: string, reason: string, at: Date): Promise<void> {
  await sql`
    update item set hidden_published_at = published_at, published_at = null, hidden_at = ${at}, hidden_reason = ${reason}, hidden_with_author = true
    where owner_id = ${accountId} and published_at is not null`.execute(trx)
}

/** But for what was hidden by itself, and what its author took back meanwhile. */
async function showAll(trx: Write, accountId: string): Promise<void> {
  await sql`
    update item set published_at = hidden_published_at, hidden_published_at = null, hidden_at = null, hidden_reason = null, hidden_with_author = false
    where owner_id = ${accountId} and hidden_with_author`.execute(trx)
}

async function publishHeld(trx: Write, accountId: string, now: Date): Promise<void> {
  await sql`
    with shown as (
      update item set published_at = coalesce(first_published_at, ${now}), first_published_at = coalesce(first_published_at, ${now}), held_at = null
      where owner_id = ${accountId} and held_at is not null returning id, version
    )
    update item_version set is_public = true from shown where item_id = shown.id and item_version.version = shown.version`.execute(
    trx,
  )
}

export async function findHoldsFirst(db: QueryExecutorProvider): Promise<boolean> {
  const [row] = await rowsOf(db, sql<{ holds: boolean }>`select holds_first as holds from publishing`)
  return row?.holds ?? false
}

export async function saveHoldsFirst(db: QueryExecutorProvider, holdsFirst: boolean): Promise<void> {
  await sql`update publishing set holds_first = ${holdsFirst}`.execute(db)
}
