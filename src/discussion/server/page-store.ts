/** Comments as somebody reads them, in prepared statements: every page of an item asks for the first of them. */
import type { Pool, QueryResultRow } from 'pg'
import { isHiddenAt } from '#items/server/hidden-crowds.ts'
import { seenItem } from '#items/server/store.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { User, Viewer } from '#kit/viewer.ts'
import { type CommentSort, type CommentState, repliesOnPage } from '../words.ts'
import { columnsOf, isListed, isRead } from './columns.ts'

export type CommentRow = {
  id: string
  threadId: string | null
  state: CommentState
  author: string | null
  isByOwner: boolean
  isOwn: boolean
  /** Instants come as a Date from a row of their own, as ISO 8601 from within JSON. */
  at: Date | string
  editedAt: Date | string | null
  version: number
  text: string | null
  stance: object | null
  minds: number
  isMinded: boolean
  hiddenAt: Date | string | null
  hiddenReason: string | null
}
/** What its writer forecast is hidden with the rest of what people forecast. */
function withoutStance<Row extends CommentRow>(row: Row): Row {
  return { ...row, stance: null }
}
/** With its first replies, and one more where there are more. */
export type ThreadRow = CommentRow & { replies: CommentRow[] }
type PageRow = { total: number; threads: ThreadRow[] }
export type VersionRow = { version: number; at: Date; text: string }

/** An item as an address names it, and who asks. */
export type On = { kind: string; id: string; viewer: Viewer }
/** After the thread with this id, which so many had said to have changed their mind by. */
export type Place = { minds: number; id: string }

/** $5 is the place by its id, $6 how many threads, $7 the place by its minds. */
const orders: Record<CommentSort, { after: string; order: string; values: (place: Place | null) => unknown[] }> = {
  newest: { after: 'comment.id < $5::bigint', order: 'comment.id desc', values: () => [] },
  minds: {
    after: '(comment.minds, comment.id) < ($7::int, $5::bigint)',
    order: 'comment.minds desc, comment.id desc',
    values: (place) => [place?.minds],
  },
}

function threadsText(sort: CommentSort): string {
  const { after, order } = orders[sort]
  return `
    select (select count(*)::int from comment where item_id = self.id and is_shown) as total, coalesce((
        select json_agg(part order by place) from (
          select ${columnsOf('comment')}, row_number() over (order by ${order}) as place, coalesce((
              select json_agg(part order by part.id::bigint) from (
                select ${columnsOf('reply')} from comment as reply where reply.thread_id = comment.id and ${isListed('reply')}
                order by reply.id limit ${repliesOnPage + 1}
              ) as part
            ), '[]') as replies
          from comment where item_id = self.id and thread_id is null and ${isListed('comment')} and ($5::bigint is null or ${after})
          order by ${order} limit $6
        ) as part
      ), '[]') as threads
    from (${seenItem}) as self`
}

const threadsTexts: Record<CommentSort, string> = { newest: threadsText('newest'), minds: threadsText('minds') }

type Wanted = { sort: CommentSort; after: Place | null; most: number }

/** Null where the reader does not see the item. */
export async function findThreads(pool: Pool, on: On, { sort, after, most }: Wanted): Promise<PageRow | null> {
  const values = [...valuesOf(on), after?.id, most, ...orders[sort].values(after)]
  const [row] = await ask<PageRow>(pool, threadsTexts[sort], values)
  if (!row || !(await isHiddenAt(pool, on.id))) return row ?? null
  return {
    ...row,
    threads: row.threads.map((one) => ({ ...withoutStance(one), replies: one.replies.map(withoutStance) })),
  }
}

const ofItem = `from (${seenItem}) as self join comment on item_id = self.id`

const commentText = `select ${columnsOf('comment')} ${ofItem} where comment.id = $5::bigint and ${isListed('comment')}`

const repliesText = `
  select ${columnsOf('comment')} ${ofItem}
  where comment.thread_id = $5::bigint and ($6::bigint is null or comment.id > $6::bigint) and ${isListed('comment')}
  order by comment.id limit $7`

const versionsText = `
  select said.version, said.at, said.text ${ofItem} join comment_text as said on said.comment_id = comment.id
  where comment.id = $5::bigint and ${isRead('comment')} order by said.version desc`

/** Null where it has no place for this reader. */
export async function findComment(pool: Pool, on: On, id: string): Promise<CommentRow | null> {
  const [row] = await seen(pool, on, await ask<CommentRow>(pool, commentText, [...valuesOf(on), id]))
  return row ?? null
}

type Following = { of: string; after: string | null; most: number }

export async function listReplies(pool: Pool, on: On, { of, after, most }: Following): Promise<CommentRow[]> {
  return seen(pool, on, await ask(pool, repliesText, [...valuesOf(on), of, after, most]))
}

async function seen(pool: Pool, on: On, rows: CommentRow[]): Promise<CommentRow[]> {
  return (await isHiddenAt(pool, on.id)) ? rows.map(withoutStance) : rows
}

/** The newest first; none where the reader does not read it. */
export function listVersions(pool: Pool, on: On, id: string): Promise<VersionRow[]> {
  return ask(pool, versionsText, [...valuesOf(on), id])
}

export type MineRow = CommentRow & { kind: string; itemId: string; label: string | null }

/** $1 is the place, $2 how many; who asks stands where it stands in the other statements. */
const mineText = `
  select ${columnsOf('comment')}, self.kind, self.id::text as "itemId",
    case when self.published_at is not null or self.owner_id = $3::text
      or ((self.hidden_published_at is not null or self.held_at is not null) and $4::boolean) then self.label end as label
  from comment join item as self on self.id = item_id
  where comment.account_id = $3 and comment.removed_at is null and ($1::bigint is null or comment.id < $1::bigint)
  order by comment.id desc limit $2`

/** The newest first. */
export function listMine(pool: Pool, user: User, { before, most }: { before: string | null; most: number }) {
  return ask<MineRow>(pool, mineText, [before, most, user.id, user.isOperator])
}

function valuesOf({ kind, id, viewer }: On): unknown[] {
  return [kind, id, viewer?.id, viewer?.isOperator ?? false]
}

async function ask<Row extends QueryResultRow>(pool: Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await pool.query<Row>(prepared(text, values))).rows
}
