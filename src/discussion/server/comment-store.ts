/** Comments as they are written. Whether one is shown is written by a trigger of `migrations/0092`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import type { User } from '#kit/viewer.ts'

export type OnItem = { kind: string; id: string }

/** Whether the user sees it. It stays until the transaction ends. */
export async function lockItem(trx: Write, { kind, id }: OnItem, user: User): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    sql`select from item where kind = ${kind} and id = ${id}::bigint and ${isSeenBy(user)} for key share`,
  )
  return rows.length > 0
}

export type Locked = {
  threadId: string | null
  accountId: string | null
  version: number
  isShown: boolean
  wasShown: boolean
  isRemoved: boolean
  /** Whether the user sees the item. */
  isSeen: boolean
}

/** One's own, or under an item that the user sees; nobody else writes it until the transaction ends. */
export async function lockComment(trx: Write, { kind, id }: OnItem, comment: string, user: User) {
  const [row] = await rowsOf(
    trx,
    sql<Locked>`
      select thread_id::text as "threadId", account_id as "accountId", comment.version, is_shown as "isShown",
        was_shown as "wasShown", removed_at is not null as "isRemoved", ${isSeenBy(user)} as "isSeen"
      from comment join item on item.id = item_id
      where comment.id = ${comment}::bigint and item.kind = ${kind} and item.id = ${id}::bigint
        and (${isSeenBy(user)} or account_id = ${user.id})
      for no key update of comment`,
  )
  return row ?? null
}

/** What was made of this request before, under whichever item. */
export async function findByRequest(
  trx: Write,
  accountId: string,
  requestId: string,
): Promise<{ id: string; itemId: string } | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ id: string; itemId: string }>`
      select id::text as id, item_id::text as "itemId" from comment
      where account_id = ${accountId} and request_id = ${requestId}`,
  )
  return row ?? null
}

/** Since then, whatever became of them. */
export async function countWritten(db: QueryExecutorProvider, accountId: string, since: Date): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ comments: number }>`
      select count(*)::int as comments from comment where account_id = ${accountId} and at > ${since}`,
  )
  return row?.comments ?? 0
}

type Written = {
  itemId: string
  threadId: string | null
  user: User
  requestId: string
  text: string
  stance: object | null
  at: Date
}

/** Its id. What an operator writes needs no other. */
export async function addComment(trx: Write, written: Written): Promise<string> {
  const { itemId, threadId, user, requestId, text, stance, at } = written
  const approved = user.isOperator ? at : null
  const [row] = await rowsOf(
    trx,
    sql<{ id: string }>`
      insert into comment (item_id, thread_id, account_id, author, request_id, stance, at, approved_at)
      values (${itemId}, ${threadId}, ${user.id}, ${user.name}, ${requestId}, ${stance && JSON.stringify(stance)}::jsonb, ${at}, ${approved})
      returning id::text as id`,
  )
  if (!row) throw new Error('A comment was not added.')
  await addText(trx, { id: row.id, version: 1, text, at })
  return row.id
}

export async function findText(trx: Write, id: string, version: number): Promise<string> {
  const [row] = await rowsOf(
    trx,
    sql<{ text: string }>`select text from comment_text where comment_id = ${id}::bigint and version = ${version}`,
  )
  if (!row) throw new Error('A comment has no text of its version.')
  return row.text
}

type Text = { id: string; version: number; text: string; at: Date }

/** What an operator has looked at is looked at again once it says something else. */
export async function saveText(trx: Write, { user, ...text }: Text & { user: User }): Promise<void> {
  await addText(trx, text)
  await sql`
    update comment set version = ${text.version}, edited_at = ${text.at}, approved_at = ${user.isOperator ? text.at : null}
    where id = ${text.id}::bigint`.execute(trx)
}

async function addText(trx: Write, { id, version, text, at }: Text): Promise<void> {
  await sql`insert into comment_text (comment_id, version, text, at) values (${id}, ${version}, ${text}, ${at})`.execute(
    trx,
  )
}

/** What it said goes for good, with what others said of it; that it was there, and its replies, stay. */
export async function saveRemoved(trx: Write, id: string, now: Date): Promise<void> {
  await sql`delete from comment_text where comment_id = ${id}::bigint`.execute(trx)
  await sql`delete from comment_mind where comment_id = ${id}::bigint`.execute(trx)
  await sql`delete from comment_report where comment_id = ${id}::bigint`.execute(trx)
  await sql`
    update comment set removed_at = ${now}, author = null, stance = null, hidden_at = null, hidden_reason = null
    where id = ${id}::bigint`.execute(trx)
}
