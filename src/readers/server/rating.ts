/** Answers the calls that rate trends, and take a rating back. */
import type { Kysely } from 'kysely'
import { findWord } from '#items/server/authors/words-store.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import type { ReadersHandlers } from './answers.ts'
import { countRatings, removeRating, saveRating } from './rating-store.ts'
import { lockOpenTrend } from './signal-store.ts'

/** So many trends may one account rate. */
const mostRatings = 5000

export function ratingHandlers(db: Kysely<ContentTables>): Pick<ReadersHandlers, 'rateTrend' | 'unrateTrend'> {
  return {
    async rateTrend({ params: { id: trendId }, body: rating, viewer, now }) {
      const user = userOf(viewer)
      // Who could open accounts without end would be as many people as they like.
      if (!user.isVerified) throw new Refusal('rating-unverified')
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        const trend = await lockOpenTrend(trx, trendId)
        if (!trend) throw new Refusal('item-not-found')
        // Its distribution is what others make of it; before there are three, one voice would be a third of it.
        if (trend.ownerId === user.id) throw new Refusal('own-trend')
        if ((await findWord(trx, user.id))?.word === 'stopped') throw new Refusal('author-stopped')
        if ((await countRatings(trx, user.id, trendId)) >= mostRatings) throw new Refusal('too-many-items')
        await saveRating(trx, { ...rating, trendId, accountId: user.id, at: now })
      })
      return { rating }
    },

    async unrateTrend({ params: { id: trendId }, viewer }) {
      await removeRating(db, trendId, userOf(viewer).id)
      return { rating: null }
    },
  }
}
