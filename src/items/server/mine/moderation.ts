/** Answers what readers report, and what operators hide, show again and leave as it is. */
import { dayMs } from '#kit/dates.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { userOf } from '#kit/viewer.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import {
  closeReports,
  countReports,
  findOwner,
  isHidden,
  isHiddenAndWanted,
  isHiddenWithAuthor,
  isNothingElse,
  listReported,
  lockJudged,
  type ReportedRow,
  saveAction,
  saveHidden,
  saveReport,
  saveRestored,
} from './moderation-store.ts'
import type { MyHandlers } from './items.ts'
import { findWord } from '../authors/words-store.ts'
import { saveVisitorReport, visitorOf } from './reports/visitor-reports.ts'
import { presentHidden } from '../present.ts'
import { refuseUnstorable } from '../storable.ts'
import type { ContentTables } from '../tables.ts'
import { lockAccount, lockAuthor } from '../transaction.ts'

/** So many items may one account report in a day, or one network without an account. */
const mostReports = 50

type Part = Pick<MyHandlers, 'reportItem' | 'hideItem' | 'restoreItem' | 'leaveItem' | 'listReported'>

export function moderationHandlers(db: Kysely<ContentTables>): Part {
  return {
    async reportItem({ params, body, viewer, now, request }) {
      refuseUnstorable(body)
      await inTransaction(db, async (trx) => {
        if (viewer) await lockAccount(trx, viewer.id)
        const accountId = viewer?.id ?? (await visitorOf(trx, addressOf(request), now))
        if (!(await lockJudged(trx, params, isNothingElse))) throw new Refusal('item-not-found')
        const reports = await countReports(trx, accountId, params.id, new Date(now.getTime() - dayMs))
        if (reports >= mostReports) throw new Refusal('too-many-items')
        const save = viewer ? saveReport : saveVisitorReport
        await save(trx, { ...body, accountId, id: params.id, at: now })
      })
      return { reported: true }
    },

    async hideItem({ params, body: { reason }, viewer, now }) {
      const by = userOf(viewer)
      await inTransaction(db, async (trx) => {
        if (!(await lockJudged(trx, params, isHiddenAndWanted))) throw new Refusal('item-not-found')
        await saveHidden(trx, params.id, reason, now)
        await saveAction(trx, { id: params.id, action: 'hidden', reason, by, at: now })
      })
      return { hidden: { reason, at: now.toISOString() } }
    },

    async restoreItem({ params, body: { reason }, viewer, now }) {
      const by = userOf(viewer)
      await inTransaction(db, async (trx) => {
        // Whether it is listed follows from what is said of its author, who may be judged at the same moment.
        const author = await findOwner(trx, params)
        if (author !== null) await lockAuthor(trx, author)
        if (!(await lockJudged(trx, params, isHidden))) throw new Refusal('item-not-found')
        const isStopped = author !== null && (await findWord(trx, author))?.word === 'stopped'
        if (isStopped || (await isHiddenWithAuthor(trx, params.id))) throw new Refusal('hidden-with-author')
        if (!(await saveRestored(trx, params.id))) throw new Refusal('not-hidden')
        await closeReports(trx, params.id, now)
        await saveAction(trx, { id: params.id, action: 'restored', reason, by, at: now })
      })
      return { hidden: null }
    },

    async leaveItem({ params, body: { reason }, viewer, now }) {
      const by = userOf(viewer)
      await inTransaction(db, async (trx) => {
        if (!(await lockJudged(trx, params, isNothingElse))) throw new Refusal('item-not-found')
        if ((await closeReports(trx, params.id, now)) === 0) throw new Refusal('not-reported')
        await saveAction(trx, { id: params.id, action: 'left', reason, by, at: now })
      })
      return { left: true }
    },

    async listReported() {
      return { items: (await listReported(db)).map(presentReported) }
    },
  }
}

/** Reports come over HTTP alone. */
function addressOf(request: FastifyRequest | undefined): string {
  if (!request) throw new Error('A report comes over HTTP.')
  return request.ip
}

/** Instants from within JSON are written as the database does. */
function utc<One extends { at: string }>(one: One): One {
  return { ...one, at: new Date(one.at).toISOString() }
}

function presentReported({ reports, actions, hidden_at, hidden_reason, ...row }: ReportedRow) {
  const hidden = presentHidden({ hidden_at, hidden_reason })
  return { ...row, hidden, reports: reports.map(utc), actions: actions.map(utc) }
}
