/** Answers the calls about the items that one follows. */
import type { Kysely } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import { presentCard } from '../../present.ts'
import type { ContentTables } from '../../tables.ts'
import { lockAccount } from '../../transaction.ts'
import type { MyHandlers } from '../items.ts'
import { lockOpen } from '../saves.ts'
import { countFollowed, countFollows, listFollowed, saveFollow, saveStopped } from './follow-store.ts'

/** So many items may one account follow. */
const mostFollows = 5000

export function followHandlers(
  db: Kysely<ContentTables>,
): Pick<MyHandlers, 'followItem' | 'unfollowItem' | 'listFollows'> {
  return {
    async followItem({ params, viewer, now }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        await lockOpen(trx, params, user)
        if ((await countFollows(trx, user.id, params.id)) >= mostFollows) throw new Refusal('too-many-items')
        await saveFollow(trx, { accountId: user.id, itemId: params.id, at: now })
      })
      return { followed: true }
    },

    async unfollowItem({ params, viewer, now }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        // Also of what one cannot read any more: who follows it need not do so for ever.
        if (await saveStopped(trx, { accountId: user.id, itemId: params.id, at: now })) return
        await lockOpen(trx, params, user)
      })
      return { followed: false }
    },

    async listFollows({ query: { cursor, limit }, viewer, now }) {
      const user = userOf(viewer)
      const [ms, id] = cursor?.split('_') ?? []
      const after = id === undefined ? null : { at: new Date(Number(ms)), id }
      const [rows, total] = await Promise.all([
        listFollowed(db, user, { after, most: limit + 1 }),
        countFollowed(db, user),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        follows: shown.map(({ followed_at, ...card }) => ({
          item: presentCard(card, dayOf(now)),
          at: followed_at.toISOString(),
        })),
        next: last ? `${last.followed_at.getTime()}_${last.id}` : null,
        total,
      }
    },
  }
}
