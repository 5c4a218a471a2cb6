/** Tells what the crowd of a prediction says: a row of its history wherever that changed, ten seconds apart at least. */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { waitAfter } from '../crowd/told.ts'
import { askedOf } from './asked.ts'
import { addPoint, type CrowdPoint, type CrowdRow, lockCrowd, type Told } from './crowd-store.ts'
import { keepLead } from './leading/keep-lead.ts'
import { standingCrowd } from './standing-crowd.ts'

/** How long after a row the next may be told; what was never told may be at once. */
export function waitFor(told: Date | string | null | undefined, now: Date): number {
  return told ? waitAfter(new Date(told).getTime(), now.getTime()) : 0
}

/**
 * Makes the crowd of what stands and keeps it, where it says something else than the row before. Answers how many
 * milliseconds are to pass before it may: 0 when all is told.
 */
export function tellCrowd(db: Kysely<ContentTables>, id: string, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const row = await lockCrowd(trx, id)
    if (!row) return 0
    const { waitMs, isLearnt } = await tellDue(trx, id, { row, now })
    await keepLead(trx, { id, row, now, isLearnt })
    return waitMs
  })
}

type Due = {
  waitMs: number
  /** Nobody spoke and as many count: it says something else because of what was learnt. */
  isLearnt?: boolean
}

async function tellDue(
  trx: QueryExecutorProvider,
  id: string,
  { row, now }: { row: CrowdRow; now: Date },
): Promise<Due> {
  const { point, newest: until } = row
  if (!until) return { waitMs: 0 }
  const asked = askedOf(row)
  // Of a question that is decided only what was said before is told: who counts may change for ever.
  if (asked.outcome && point?.until === until) return { waitMs: 0 }
  const waitMs = waitFor(point?.at, now)
  if (waitMs > 0) return { waitMs }
  const told = { at: now, wording: asked.wording, until, ...(await standingCrowd(trx, id, row)) }
  if (!isSame(point, told)) await addPoint(trx, id, told)
  return { waitMs: 0, isLearnt: isOfLearning(point, told) }
}

function isOfLearning(point: CrowdPoint | null, { until, people, learning }: Told): boolean {
  return point?.until === until && point.forecasters === people && point.learning !== learning
}

function isSame(point: CrowdPoint | null, { wording, people, earlier, said }: Told): boolean {
  if (!point) return false
  const before = [point.wording, point.forecasters, point.earlier, point.said]
  // As it comes back from the database.
  return isDeepStrictEqual(before, JSON.parse(JSON.stringify([wording, people, earlier, said])))
}
