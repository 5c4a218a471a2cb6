/**
 * The work on an order, as a task: makes the report step by step, each kept, and ends the order in one transaction with
 * the job. What fails is tried again from where it was, and in the end given up and its unit given back.
 */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Job, Task } from '#kit/server/work/task.ts'
import { compareReports } from '../../report/compare.ts'
import { isUnchanged } from '../../report/unchanged.ts'
import type { Report } from '../../report/report.ts'
import { ledgerOrder } from '../rows.ts'
import { saveJudgement } from '../model/judgement-store.ts'
import { findReportBefore } from '../report-store.ts'
import { saveTried } from '../living/follow-store.ts'
import { keepLiving } from '../living/keep-living.ts'
import type { AnalysisTables } from '../tables.ts'
import { type Checkpoints, makeReport } from './make-report.ts'
import type { Pipeline } from './pipeline.ts'
import { type ReportJob, reportTask } from './report-task.ts'
import { type Order, saveBegun, saveEnd, saveProgress, saveReport } from './work-store.ts'

export type WorkerParts = {
  db: Kysely<AnalysisTables>
  pipeline: Pipeline
  release: (order: string, trx: QueryExecutorProvider) => Promise<boolean>
  now: () => Date
}

/** Most of the time is spent waiting: for the database, and where there is one, for the language model. */
const atOnce = 4
/** So often in a row may it fail without getting anywhere. */
const mostFailures = 3
/** However far it gets each time. */
const mostBegun = 40
const waits = [2000, 8000]
/** Nothing takes this long but what hangs. */
const longestMs = 600_000
const giveUpWords = 'Something went wrong on our side, several times over. Nothing was charged; you may order it again.'

export function reportWork(parts: WorkerParts): Task<ReportJob> {
  const { db, release, now } = parts
  return {
    ...reportTask,
    atOnce,
    waits,
    mostFailures,
    mostBegun,
    longestMs,
    isResumable: true,
    async perform({ id }, job) {
      const order = await saveBegun(db, id, now())
      if (order) await carryOut(parts, order, job)
    },
    async giveUp(trx, { id }, { fault }) {
      await saveEnd(trx, id, { state: 'failed', reason: giveUpWords, fault }, now())
      await saveTried(trx, id, now())
      await release(ledgerOrder(id), trx)
    },
  }
}

/** Whoever writes to both takes the job first, then the analysis, and so does whoever deletes them. */
async function carryOut({ db, pipeline, release, now }: WorkerParts, order: Order, job: Job): Promise<void> {
  const checkpoints: Checkpoints = {
    kept: await job.steps(),
    signal: job.signal,
    now,
    keep: ({ step, data, progress }) => job.keep(step, data, (trx) => saveProgress(trx, order.id, progress)),
  }
  const made = await makeReport(order, checkpoints, pipeline)
  await inTransaction(db, async (trx) => {
    await job.complete(trx)
    if (made.is === 'report') {
      const isFree = order.isRemade || !made.report.isAnswered || (await tellsNothingNew(trx, order, made.report))
      await saveEnd(trx, order.id, { state: 'done', answer: made.report.answer, isFree }, now())
      await saveReport(trx, order.id, made.report, made.dossier)
      await saveJudgement(trx, { analysisId: order.id, judged: made.dossier.advice?.judged, now: now() })
      await keepLiving(trx, order, made, now())
      if (isFree) await release(ledgerOrder(order.id), trx)
    } else {
      await saveEnd(trx, order.id, { state: 'empty', reason: made.reason }, now())
      await saveTried(trx, order.id, now())
      await release(ledgerOrder(order.id), trx)
    }
  })
}

/** Nobody pays to be told the same again. */
async function tellsNothingNew(trx: QueryExecutorProvider, order: Order, now: Report): Promise<boolean> {
  if (order.rerunOf === null) return false
  const before = await findReportBefore(trx, order.accountId, order.id)
  return before !== null && isUnchanged(compareReports(before.report, now, before.id))
}
