/** What this room keeps for an account: comments, changed minds, reports, and what an operator did with comments of others. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

/** By the name that others read. In the caller's transaction. */
export async function renameInComments(trx: QueryExecutorProvider, accountId: string, name: string): Promise<void> {
  await sql`update comment set author = ${name} where account_id = ${accountId} and removed_at is null`.execute(trx)
  await sql`update comment_act set by_name = ${name} where by_id = ${accountId}`.execute(trx)
}

/**
 * Every text and the name go for good; where others have read one it stays that there was one, and their replies do. In
 * the caller's transaction.
 */
export async function removeComments(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from comment_mind where account_id = ${accountId}`.execute(trx)
  await sql`delete from comment_report where account_id = ${accountId}`.execute(trx)
  await sql`delete from comment where account_id = ${accountId} and not was_shown`.execute(trx)
  for (const what of ['comment_text', 'comment_mind', 'comment_report'])
    // eslint-disable-next-line no-await-in-loop -- one after the other in one transaction
    await sql`
      delete from ${sql.table(what)} using comment where comment.id = comment_id and comment.account_id = ${accountId}`.execute(
      trx,
    )
  await sql`
    update comment set account_id = null, author = null, stance = null, hidden_at = null, hidden_reason = null,
      removed_at = coalesce(removed_at, now())
    where account_id = ${accountId}`.execute(trx)
  await sql`update comment_act set by_id = null, by_name = 'A former operator' where by_id = ${accountId}`.execute(trx)
}

/** For the file that one takes away: fields of its own. */
export async function listWritten(db: QueryExecutorProvider, accountId: string) {
  const [comments, changedMinds, commentReports] = await Promise.all([
    rowsOf(
      db,
      sql<Record<string, unknown>>`
        select comment.id::text as id, item.kind || '/' || item.id as item, thread_id::text as "replyTo", comment.at, edited_at as "editedAt",
          removed_at as "removedAt", comment.hidden_at as "hiddenAt", comment.hidden_reason as "hiddenReason", is_shown as "isShown", stance, minds,
          coalesce((
            select json_agg(json_build_object('version', said.version, 'at', said.at, 'text', text) order by said.version)
            from comment_text as said where comment_id = comment.id
          ), '[]') as texts
        from comment join item on item.id = item_id where account_id = ${accountId} order by comment.id`,
    ),
    rowsOf(
      db,
      sql<Record<string, unknown>>`
        select comment_id::text as comment, at, taken_back_at as "takenBackAt" from comment_mind where account_id = ${accountId} order by at, comment_id`,
    ),
    rowsOf(
      db,
      sql<Record<string, unknown>>`
        select comment_id::text as comment, reason, note, at from comment_report where account_id = ${accountId} order by at, comment_id`,
    ),
  ])
  return { comments, changedMinds, commentReports }
}
