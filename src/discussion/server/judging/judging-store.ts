/** What operators read of comments and what they did with them, in the database. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { ReportReason } from '#items/mine/words.ts'
import { mostListed } from '#items/server/mine/moderation-store.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import type { Word } from '#items/trust/trust.ts'
import type { User } from '#kit/viewer.ts'
import type { CommentAction, CommentState } from '../../words.ts'
import { stateOf, textOf } from '../columns.ts'

export type JudgedRow = {
  id: string
  item: { kind: string; id: string; title: string }
  author: string
  isByOwner: boolean
  authorId: string
  word: Word | null
  state: CommentState
  at: Date
  version: number
  text: string
  hiddenAt: Date | null
  hiddenReason: string | null
  reports: { reason: ReportReason; note: string; at: string; byVisitor: boolean }[]
  reportCount: number
  actions: { action: CommentAction; reason: string; by: string; at: string }[]
}

/** So many reports of each are read out, the newest; the others are counted. */
const mostReadOut = 20

/** Under items that anybody reads. What is hidden since its author was stopped comes back with the author alone. */
export function listJudged(db: QueryExecutorProvider): Promise<JudgedRow[]> {
  return rowsOf(
    db,
    sql<JudgedRow>`
      select comment.id::text as id, comment.author, coalesce(account_id = item.owner_id, false) as "isByOwner",
        account_id as "authorId", word_on(account_id) as word, ${sql.raw(stateOf('comment'))} as state,
        coalesce(comment.edited_at, comment.at) as at, comment.version, ${sql.raw(textOf('comment'))} as text,
        comment.hidden_at as "hiddenAt", comment.hidden_reason as "hiddenReason",
        json_build_object('kind', item.kind, 'id', item.id::text, 'title', item.title) as item,
        coalesce((
          select json_agg(json_build_object('reason', reason, 'note', note, 'at', at, 'byVisitor', by_visitor) order by at desc)
          from (
            select reason, note, at, by_visitor from comment_report where comment_id = comment.id and closed_at is null
            order by at desc limit ${mostReadOut}
          ) as newest
        ), '[]') as reports, open.count as "reportCount", coalesce((
          select json_agg(json_build_object('action', action, 'reason', reason, 'by', by_name, 'at', at) order by id desc)
          from (select * from comment_act where comment_id = comment.id order by id desc limit ${mostReadOut}) as done
        ), '[]') as actions
      from comment join item on item.id = item_id cross join lateral (
        select max(at) as last, count(*)::int as count from comment_report where comment_id = comment.id and closed_at is null
      ) as open
      where removed_at is null and item.published_at is not null and (word_on(account_id) is distinct from 'stopped')
        and comment.id in (
          select id from comment where not is_shown and removed_at is null
          union select comment_id from comment_report where closed_at is null
        )
      order by greatest(open.last, comment.hidden_at, comment.edited_at, comment.at) desc, comment.id desc limit ${mostListed}`,
  )
}

/** Nobody else writes it until the transaction ends. What its author has removed is no operator's any more. */
export async function lockJudged(trx: Write, id: string): Promise<{ accountId: string; version: number } | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ accountId: string; version: number }>`
      select account_id as "accountId", version from comment
      where id = ${id}::bigint and removed_at is null for no key update`,
  )
  return row ?? null
}

export function saveShown(trx: Write, id: string, now: Date): Promise<CommentState> {
  return saveState(trx, id, sql`approved_at = ${now}, hidden_at = null, hidden_reason = null`)
}

export function saveHidden(
  trx: Write,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<CommentState> {
  return saveState(trx, id, sql`approved_at = null, hidden_at = ${at}, hidden_reason = ${reason}`)
}

async function saveState(trx: Write, id: string, change: ReturnType<typeof sql>): Promise<CommentState> {
  const [row] = await rowsOf(
    trx,
    sql<{ state: CommentState }>`
      update comment set ${change} where id = ${id}::bigint returning ${sql.raw(stateOf('comment'))} as state`,
  )
  if (!row) throw new Error('The comment was locked and is gone.')
  return row.state
}

export async function closeReports(trx: Write, id: string, now: Date): Promise<void> {
  await sql`update comment_report set closed_at = ${now} where comment_id = ${id}::bigint and closed_at is null`.execute(
    trx,
  )
}

type Act = { id: string; action: CommentAction; reason: string; by: User; at: Date }

export async function saveAct(trx: Write, { id, action, reason, by, at }: Act): Promise<void> {
  await sql`
    insert into comment_act (comment_id, action, reason, by_id, by_name, at)
    values (${id}, ${action}, ${reason}, ${by.id}, ${by.name}, ${at})`.execute(trx)
}
