/** Answers the calls that write signals of one's own. What is not one's own is not there. */
import type { Kysely } from 'kysely'
import { findWord } from '#items/server/authors/words-store.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { dayBefore, whyNotPublish } from '#items/trust/trust.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf } from '#kit/viewer.ts'
import type { ReadersHandlers } from './answers.ts'
import { countPublished, savePublication } from './publications.ts'
import { findRating } from './rating-store.ts'
import { listSaid } from './said-store.ts'
import {
  countOwn,
  findSeenTrend,
  listOwn,
  lockOpenTrend,
  lockSignal,
  type OwnRow,
  removeSignal,
  saveSignal,
} from './signal-store.ts'

/** So many signals may one account keep. */
const mostSignals = 1000

type Part = Pick<ReadersHandlers, 'findSaidByMe' | 'listSaidByMe' | 'keepSignal' | 'removeSignal'>

export function signalHandlers(db: Kysely<ContentTables>): Part {
  return {
    async findSaidByMe({ params: { id: trendId }, viewer }) {
      const user = userOf(viewer)
      const trend = await findSeenTrend(db, trendId, user)
      if (!trend) throw new Refusal('item-not-found')
      const [rows, rating] = await Promise.all([listOwn(db, trendId, user.id), findRating(db, trendId, user.id)])
      return { signals: rows.map(presentOwn), rating, isOwner: trend.ownerId === user.id }
    },

    async listSaidByMe({ viewer }) {
      const { trends, signals } = await listSaid(db, userOf(viewer))
      return {
        trends: trends.map(({ trendId, label, rating }) => ({
          trendId,
          label,
          signals: (signals.get(trendId) ?? []).map(presentOwn),
          rating,
        })),
      }
    },

    async keepSignal({ params: { id: trendId, signal: id }, body: { isPublished, ...entry }, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(entry)
      const row = await inTransaction(db, async (trx) => {
        // What is said of the author, and how much they have published, holds until this is written.
        await lockAccount(trx, user.id)
        const before = await lockSignal(trx, id)
        if (before) refuseOthers(before, { trendId, accountId: user.id })
        else await refuseNew(trx, trendId, user)
        if (isPublished && !before?.isPublished)
          await refusePublishing(trx, { user, id, isBack: before?.isBack ?? false, now })
        const saved = await saveSignal(trx, { ...entry, id, trendId, user, isPublished, now })
        // Somebody else was quicker with this very id.
        if (!saved) throw new Refusal('signal-not-found')
        return saved
      })
      return { signal: presentOwn(row) }
    },

    async removeSignal({ params: { id: trendId, signal: id }, viewer }) {
      if (!(await removeSignal(db, { id, trendId, accountId: userOf(viewer).id })))
        throw new Refusal('signal-not-found')
      return {}
    },
  }
}

type Whose = { trendId: string; accountId: string }

function refuseOthers(before: Whose, asked: Whose): void {
  if (before.accountId !== asked.accountId || before.trendId !== asked.trendId) throw new Refusal('signal-not-found')
}

async function refuseNew(trx: Write, trendId: string, user: User): Promise<void> {
  if (!(await lockOpenTrend(trx, trendId))) throw new Refusal('item-not-found')
  if ((await countOwn(trx, user.id)) >= mostSignals) throw new Refusal('too-many-items')
}

type Publication = { user: User; id: string; isBack: boolean; now: Date }

/** By the rules of items, each counted for itself: as many signals a day as items. */
async function refusePublishing(trx: Write, { user, id, isBack, now }: Publication): Promise<void> {
  const word = (await findWord(trx, user.id))?.word ?? null
  const since = dayBefore(now)
  const publishedToday = await countPublished(trx, { accountId: user.id, beside: id, since })
  const refusal = whyNotPublish({ word, isVerified: user.isVerified, publishedToday, isBack })
  if (refusal) throw new Refusal(refusal === 'published-enough' ? 'signals-enough' : refusal)
  if (!isBack) await savePublication(trx, { accountId: user.id, id, since, at: now })
}

function presentOwn({ hiddenAt, hiddenReason, writtenAt, ...row }: OwnRow) {
  return {
    ...row,
    writtenAt: writtenAt.toISOString(),
    hidden: hiddenAt && { reason: hiddenReason ?? '', at: hiddenAt.toISOString() },
  }
}
