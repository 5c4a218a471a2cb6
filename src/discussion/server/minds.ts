/** Answers the calls that say that a comment changed one's mind, and that take this back. */
import { sql } from 'kysely'
import { findWord } from '#items/server/authors/words-store.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Discussion, DiscussionHandlers } from './answers.ts'
import { lockComment } from './comment-store.ts'

export function mindHandlers({
  db,
}: Pick<Discussion, 'db'>): Pick<DiscussionHandlers, 'sayMindChanged' | 'takeMindBack'> {
  return {
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
        await sql`
          insert into comment_mind (comment_id, account_id, at) values (${id}, ${user.id}, ${now})
          on conflict (comment_id, account_id) do nothing`.execute(trx)
        return countMinds(trx, id)
      })
      return { minds, isMinded: true }
    },

    async takeMindBack({ params: { comment: id, ...item }, viewer }) {
      const user = userOf(viewer)
      const minds = await inTransaction(db, async (trx) => {
        const comment = await lockComment(trx, item, id, user)
        if (!comment?.wasShown) throw new Refusal('comment-not-found')
        await sql`delete from comment_mind where comment_id = ${id}::bigint and account_id = ${user.id}`.execute(trx)
        return countMinds(trx, id)
      })
      return { minds, isMinded: false }
    },
  }
}

/** As a trigger keeps it. */
async function countMinds(trx: Write, id: string): Promise<number> {
  const [row] = await rowsOf(trx, sql<{ minds: number }>`select minds from comment where id = ${id}::bigint`)
  return row?.minds ?? 0
}
