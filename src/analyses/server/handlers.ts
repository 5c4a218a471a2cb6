/**
 * Answers the calls about analyses: ordering, reading, sharing and deleting them. What is not one's own is not there.
 */
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { userOf } from '#kit/viewer.ts'
import { compareReports } from '../report/compare.ts'
import type { analysisContract } from '../contract.ts'
import { formulasOf } from '../document/formulas-of.ts'
import type { Report } from '../report/report.ts'
import { countAnalyses } from './counts.ts'
import { cancelOrder, findOwn, orderAgain, orderNew, type OrderParts, removeOrder } from './orders.ts'
import { createResolver, recomputeEvidence } from './checking/recompute.ts'
import { livingHandlers } from './living/living-handlers.ts'
import { findRating } from './living/rating-store.ts'
import { type AnalysisRow, presentAnalysis } from './rows.ts'
import { ensureShareKey, findShared, removeShareKey } from './sharing.ts'
import { findDossier, findReport, findReportBefore, restsOnWithheld } from './report-store.ts'
import { listAnalyses } from './store.ts'
import type { ComputeNumbers } from './checking/versions-read.ts'

/** All but what the base knows about a question, which `dossier/preview.ts` answers, and what is wished for. */
type Own = Omit<Handlers<typeof analysisContract>, 'previewAnalysis' | 'wishAnswer' | 'listWishes' | 'removeWish'>
export type HandlerParts = OrderParts & { computeNumbers?: ComputeNumbers }

export function analysisHandlers(parts: HandlerParts): Own {
  return {
    ...orderHandlers(parts),
    ...listHandlers(parts),
    ...reportHandlers(parts),
    ...shareHandlers(parts),
    ...livingHandlers(parts.db),
  }
}

function orderHandlers(
  parts: OrderParts,
): Pick<Own, 'orderAnalysis' | 'rerunAnalysis' | 'cancelAnalysis' | 'removeAnalysis'> {
  return {
    orderAnalysis: async ({ body, viewer, now }) => ({
      analysis: presentAnalysis(await orderNew(parts, userOf(viewer), body, now)),
    }),

    async rerunAnalysis({ params: { id }, body: { orderId }, viewer, now }) {
      return { analysis: presentAnalysis(await orderAgain(parts, userOf(viewer), { orderId, id }, now)) }
    },

    async cancelAnalysis({ params: { id }, viewer, now }) {
      return { analysis: presentAnalysis(await cancelOrder(parts, userOf(viewer), id, now)) }
    },

    async removeAnalysis({ params: { id }, viewer, now }) {
      await removeOrder(parts, userOf(viewer), id, now)
      return {}
    },
  }
}

function listHandlers({ db }: OrderParts): Pick<Own, 'listAnalyses' | 'countAnalyses'> {
  return {
    async listAnalyses({ query: { cursor, limit }, viewer }) {
      const rows = await listAnalyses(db, userOf(viewer).id, { before: readCursor(cursor), most: limit + 1 })
      const shown = rows.slice(0, limit)
      return { analyses: shown.map(presentListed), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
    },

    countAnalyses: ({ now }) => countAnalyses(db, now),
  }
}

function reportHandlers(parts: HandlerParts): Pick<Own, 'findAnalysis' | 'compareAnalysis' | 'recomputeEvidence'> {
  const { db, pool, computeNumbers } = parts
  return {
    async findAnalysis({ params: { id }, viewer }) {
      const user = userOf(viewer)
      const row = await findOwn(db, user, id)
      const [report, rating] = await Promise.all([
        row.state === 'done' ? findReport(db, id) : null,
        findRating(db, id, user.id),
      ])
      return { analysis: presentAnalysis(row), rating, ...withFormulas(report) }
    },

    async compareAnalysis({ params: { id }, viewer }) {
      const user = userOf(viewer)
      await findOwn(db, user, id)
      const [now, before] = await Promise.all([findReport(db, id), findReportBefore(db, user.id, id)])
      if (!now) throw new Refusal('analysis-not-found')
      return { changes: before ? compareReports(before.report, now, before.id) : nothingBefore }
    },

    async recomputeEvidence({ params: { id, evidence }, viewer }) {
      const user = userOf(viewer)
      await findOwn(db, user, id)
      const [report, dossier] = await Promise.all([findReport(db, id), findDossier(db, id)])
      const recomputed =
        report &&
        dossier &&
        (await recomputeEvidence(report, evidence, createResolver(pool, user.id, dossier, { computeNumbers })))
      if (!recomputed) throw new Refusal('analysis-not-found')
      return recomputed
    },
  }
}

function shareHandlers({ db }: OrderParts): Pick<Own, 'shareAnalysis' | 'unshareAnalysis' | 'findSharedAnalysis'> {
  return {
    async shareAnalysis({ params: { id }, viewer }) {
      const user = userOf(viewer)
      const key = await ensureShareKey(db, user.id, id)
      if (key !== null) return { key }
      await findOwn(db, user, id)
      throw new Refusal('analysis-unfinished')
    },

    async unshareAnalysis({ params: { id }, viewer }) {
      const user = userOf(viewer)
      await findOwn(db, user, id)
      await removeShareKey(db, user.id, id)
      return {}
    },

    async findSharedAnalysis({ params: { id }, body: { key }, viewer }) {
      const row = await findShared(db, id, key)
      if (!row) throw new Refusal('analysis-not-found')
      // Its owner bought it under the licence and keeps it; nobody else is shown what it holds.
      if (await restsOnWithheld(db, id)) throw new Refusal('report-withheld')
      // What else its owner ordered is not shared.
      return {
        analysis: { ...presentAnalysis(row), read: null, rerunOf: null, newer: null, follow: null, isRemade: false },
        rating: viewer && (await findRating(db, id, viewer.id)),
        ...withFormulas(await findReport(db, id)),
      }
    },
  }
}

/** A report names its formulas; what those are is said beside it. */
function withFormulas(report: Report | null) {
  return { report, formulas: report ? formulasOf(report) : {} }
}

const nothingBefore = {
  before: null,
  answer: { before: null, now: null },
  says: { before: null, now: null },
  values: [],
  observations: [],
  only: { before: 0, now: 0 },
  items: [],
  sections: [],
}

function presentListed(row: AnalysisRow) {
  return { ...presentAnalysis(row), answer: row.answer }
}

/** The last that was read. Whatever else is given names no page. */
function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  if (!/^[1-9]\d{0,17}$/.test(cursor)) throw new Refusal('invalid-cursor')
  return cursor
}
