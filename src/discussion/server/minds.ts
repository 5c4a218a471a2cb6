/** Answers the calls that say that a comment changed one's mind, and that take this back, and what came of it. */
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { findWord } from '#items/server/authors/words-store.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { prepared } from '#kit/server/prepared.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Discussion, DiscussionHandlers, Mark, Turns } from './answers.ts'
import { lockComment } from './comment-store.ts'
import { findComment } from './page-store.ts'

/** Of so many of them it is asked what they held, the newest. */
const mostAsked = 1000

type Part = Pick<DiscussionHandlers, 'findCommentMinds' | 'sayMindChanged' | 'takeMindBack'>

export function mindHandlers({ db, pool, turns }: Pick<Discussion, 'db' | 'pool' | 'turns'>): Part {
  return {
    async findCommentMinds({ params: { comment: id, ...item }, viewer, now }) {
      const comment = await findComment(pool, { ...item, viewer }, id)
      if (!comment || comment.text === null) throw new Refusal('comment-not-found')
      const marks = await listMarks(pool, id, viewer?.id)
      const told = await turns[item.kind]?.(pool, { id: item.id, viewer, marks, now })
      const { minds, isMinded } = comment
      return { minds, isMinded, ...(told ?? untold) }
    },

    async sayMindChanged({ params: { comment: id, ...item }, viewer, now }) {
      const user = userOf(viewer)
      // Who could open accounts without end would be as many people as they like.
      if (!user.isVerified) throw new Refusal('mind-unverified')
      const minds = await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        const comment = await lockComment(trx, item, id, user)
        if (!comment?.isShown) throw new Refusal('comment-not-found')
        if (comment.accountId === user.id) throw new Refusal('own-comment')
        if ((await findWord(trx, user.id))?.word === 'stopped') throw new Refusal('author-stopped')
        await saveMind(trx, id, { accountId: user.id, at: now })
        return countMinds(trx, id)
      })
      return { minds, isMinded: true }
    },

    async takeMindBack({ params: { comment: id, ...item }, viewer, now }) {
      const user = userOf(viewer)
      const minds = await inTransaction(db, async (trx) => {
        const comment = await lockComment(trx, item, id, user)
        if (!comment?.wasShown) throw new Refusal('comment-not-found')
        await removeMind(trx, id, { accountId: user.id, at: now })
        return countMinds(trx, id)
      })
      return { minds, isMinded: false }
    },
  }
}

/** Of a kind of which nobody forecasts anything. */
const untold: Turns = { own: null, together: null, isAwaited: false }

/** Of a mark whose day is over everybody may have been told: said anew it is of that day still. */
async function saveMind(trx: Write, commentId: string, { accountId, at }: Mark): Promise<void> {
  await sql`
    insert into comment_mind (comment_id, account_id, at) values (${commentId}, ${accountId}, ${at})
    on conflict (comment_id, account_id) do update set taken_back_at = null, is_counted = true
    where comment_mind.taken_back_at is not null`.execute(trx)
}

/** Before its day is over nothing was told of it, and nothing is kept. */
async function removeMind(trx: Write, commentId: string, { accountId, at }: Mark): Promise<void> {
  await sql`
    delete from comment_mind where comment_id = ${commentId}::bigint and account_id = ${accountId}
      and taken_back_at is null and at >= ${at}::timestamptz - interval '1 day'`.execute(trx)
  await sql`
    update comment_mind set taken_back_at = ${at}, is_counted = false
    where comment_id = ${commentId}::bigint and account_id = ${accountId} and taken_back_at is null`.execute(trx)
}

/** One's own first, then the newest. */
async function listMarks(pool: Pool, id: string, own: string | undefined): Promise<Mark[]> {
  const { rows } = await pool.query<Mark>(prepared(marksText, [id, own, mostAsked]))
  return rows
}

const marksText = `
  select account_id as "accountId", at from comment_mind where comment_id = $1::bigint and is_counted
  order by (account_id = $2) is true desc, at desc limit $3`

/** As a trigger keeps it. */
async function countMinds(trx: Write, id: string): Promise<number> {
  const [row] = await rowsOf(trx, sql<{ minds: number }>`select minds from comment where id = ${id}::bigint`)
  return row?.minds ?? 0
}
