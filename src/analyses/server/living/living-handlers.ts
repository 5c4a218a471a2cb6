/** Answers who has a report followed, or says whether it answered them. */
import type { Kysely } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { userOf } from '#kit/viewer.ts'
import type { analysisContract } from '../../contract.ts'
import { whyNotAmount } from '../../living/follow.ts'
import { beginOfFollowing, mostFollowed } from '../../living/follow-limits.ts'
import { measureOf } from '../../living/measures.ts'
import { figureOf } from '../../living/moved.ts'
import { findDossier, findReport } from '../report-store.ts'
import { type AnalysisRow, presentAnalysis } from '../rows.ts'
import { findShared } from '../sharing.ts'
import { findAnalysis } from '../store.ts'
import type { AnalysisTables } from '../tables.ts'
import { countFollowed, removeFollowed, saveFollowed } from './follow-store.ts'
import { followTask } from './follow-work.ts'
import { itemsBehind } from './keep-living.ts'
import { saveRating } from './rating-store.ts'

type Living = Pick<Handlers<typeof analysisContract>, 'followAnalysis' | 'unfollowAnalysis' | 'rateAnalysis'>
type Db = Kysely<AnalysisTables & ContentTables>

export function livingHandlers(db: Db): Living {
  return {
    async followAnalysis({ params: { id }, body: { amount }, viewer, now }) {
      return { analysis: presentAnalysis(await follow(db, { accountId: userOf(viewer).id, id, amount, now })) }
    },

    async unfollowAnalysis({ params: { id }, viewer }) {
      const { id: accountId } = userOf(viewer)
      await mustFind(db, accountId, id)
      await removeFollowed(db, id)
      return { analysis: presentAnalysis(await mustFind(db, accountId, id)) }
    },

    async rateAnalysis({ params: { id }, body: { word, key }, viewer, now }) {
      const { id: accountId } = userOf(viewer)
      const own = await findAnalysis(db, accountId, id)
      const row = own ?? (key === undefined ? null : await findShared(db, id, key))
      if (!row) throw new Refusal('analysis-not-found')
      if (row.state !== 'done') throw new Refusal('analysis-unfinished')
      await saveRating(db, { id, accountId, word, now })
      return { rating: word }
    },
  }
}

type Asked = { accountId: string; id: string; amount: number; now: Date }

/** Looked at once, too: the base may have moved on since the report was made. */
async function follow(db: Db, { accountId, id, amount, now }: Asked): Promise<AnalysisRow> {
  return inTransaction(db, async (trx) => {
    // What is counted holds until it is written.
    await lockAccount(trx, accountId)
    const row = await mustFind(trx, accountId, id)
    const [report, dossier] = await Promise.all([findReport(trx, id), findDossier(trx, id)])
    if (!report || !dossier) throw new Refusal('analysis-unfinished')
    if (row.score) throw new Refusal('follow-come-out')
    const figure = figureOf(report)
    const measure = figure && measureOf(figure)
    if (!measure) throw new Refusal('follow-no-number')
    const reason = whyNotAmount(measure, amount)
    if (reason) throw new Refusal('invalid-input', [{ field: 'amount', reason }])
    if ((await countFollowed(trx, accountId, { other: id, since: beginOfFollowing(now) })) >= mostFollowed)
      throw new Refusal('too-many-followed')
    const following = { measure, amount, items: itemsBehind({ report, dossier }), now }
    const followed = await saveFollowed(trx, id, following)
    await enqueue(trx, followTask, { payload: { id: followed }, key: followed, owner: accountId })
    return mustFind(trx, accountId, id)
  })
}

async function mustFind(db: Parameters<typeof findAnalysis>[0], accountId: string, id: string): Promise<AnalysisRow> {
  const row = await findAnalysis(db, accountId, id)
  if (!row) throw new Refusal('analysis-not-found')
  return row
}
