/**
 * Followed reports are made again once their answer moves: a reader of the log makes a job of each that something new
 * may move. The job looks what the report would say now; where that has moved, the report is ordered for its owner like
 * any other, and at no cost. However often a job is performed, one report comes of it.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { itemChanged, itemCounted, itemGone, itemPublished, numbersMade } from '#items/events.ts'
import { areNumbersBehind } from '#items/server/numbers/behind.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount } from '#items/server/transaction.ts'
import { idOf } from '#kit/events/event.ts'
import { type EventsFor, reader } from '#kit/server/events/reader.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueue, enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Job, Postponed, type Task, type TaskName } from '#kit/server/work/task.ts'
import { refOfTrend } from '../../analysis-kinds.ts'
import { dossier as dossierShape, type Dossier } from '../../dossier/dossier.ts'
import { beginOfFollowing, waitBeforeNext } from '../../living/follow-limits.ts'
import { hasMoved } from '../../living/moved.ts'
import { firstProgress } from '../making/make-report.ts'
import type { Pipeline } from '../making/pipeline.ts'
import { reportTask } from '../making/report-task.ts'
import { readKeptQuestion } from '../rows.ts'
import type { AnalysisTables } from '../tables.ts'
import { type Followed, findFollowed, holdFollowed, isBeingRemade, listFollowing, saveRemade } from './follow-store.ts'

const payload = z.object({ id: z.string() })
type Payload = z.output<typeof payload>
/** Its key is the id of what is followed. */
export const followTask: TaskName<Payload> = { name: 'analyses.follow', payload, repeat: 'again' }

/** What people say moves a report as it moves other numbers: by a whole point, and at most once an hour. */
const kinds = [itemPublished, itemChanged, itemGone, itemCounted, numbersMade] as const

export const followReader = reader({
  name: 'reports that are followed',
  kinds,
  async perform(events, trx) {
    const following = await listFollowing(trx, changedBy(events), beginOfFollowing(new Date()))
    const wishes = following.map(({ id, accountId }) => ({ payload: { id }, key: id, owner: accountId }))
    await enqueueAll(trx, followTask, wishes)
  },
})

/** Null where nobody knows what has changed. */
function changedBy(events: EventsFor<(typeof kinds)[number]>): string[] | null {
  if (events.some(({ kind }) => kind === 'everything')) return null
  return events.map(({ ref }) => idOf(ref))
}

export type FollowParts = { db: Kysely<AnalysisTables & ContentTables>; pipeline: Pipeline; now: () => Date }

export function followWork({ db, pipeline, now }: FollowParts): Task<Payload> {
  return {
    ...followTask,
    // Readers who wait for a report come first.
    atOnce: 1,
    waits: doubling(30_000, 3_600_000),
    mostFailures: 24,
    async perform({ id }, job) {
      const found = await findFollowed(db, id)
      if (!found || found.score || found.since <= beginOfFollowing(now())) return
      const waitMs = waitBeforeNext(found.madeAt, now())
      if (waitMs > 0) throw new Postponed(waitMs)
      // Its end asks again, and so do numbers that are made: an answer halfway between old and new ones is none.
      if ((await isBeingRemade(db, found.analysisId)) || (await areNumbersBehind(db, found.items))) return
      if (await wouldMove(pipeline, found, now())) await orderAgain(db, found, job, now())
    },
  }
}

/**
 * What was read then and what is read now, both as this program writes it and without a language model: so it is moved by
 * what has changed in the base and by nothing else. A base that has come to know nothing of it moves no answer.
 */
async function wouldMove(pipeline: Pipeline, found: Followed, now: Date): Promise<boolean> {
  const { kind, question, accountId, trendId } = found
  const given = readKeptQuestion(found.read)
  const understood = pipeline.understand(question, now, given)
  const dossier = await pipeline.gather(understood, { kind, given, trend: refOfTrend(trendId), accountId, now })
  if (pipeline.whyTooLittle(dossier) !== null) return false
  const { data: before } = dossierShape.safeParse(found.dossier)
  // Of a shape that is no longer understood, nobody knows any more what it would say.
  return before === undefined || hasMoved(pipeline.write(withoutAdvice(before)), pipeline.write(dossier), found)
}

function withoutAdvice(read: Dossier): Dossier {
  const { advice: _, ...dossier } = read
  return dossier
}

/** The order and the end of the job are one. */
async function orderAgain(db: FollowParts['db'], found: Followed, job: Job, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await job.complete(trx)
    await lockAccount(trx, found.accountId)
    if (!(await holdFollowed(trx, found))) return
    const id = await saveRemade(trx, found, { progress: firstProgress, now })
    await enqueue(trx, reportTask, { payload: { id }, key: id, owner: found.accountId })
  })
}
