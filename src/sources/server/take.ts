/** What a look found beside what stands: nothing new, a change that is taken, or one that waits for an operator. */
import { dayOf } from '#kit/dates.ts'
import type { Write } from '#items/server/transaction.ts'
import type { Series } from '#series/series.ts'
import { trend } from '#trends/kind.ts'
import { carryOver } from '../carry-over.ts'
import { SourceFault } from '../faults.ts'
import { type Diff, diffOf, diffOfSeries, isNothing, largestMoveOf } from '../holding/diff.ts'
import { type Reason, whyHold } from '../holding/why-hold.ts'
import { sayDiff } from '../say-diff.ts'
import {
  type Look,
  type Outcome,
  overtakeHold,
  type Proposed,
  saveHold,
  saveLook,
  waitsFor,
  wasSeen,
} from './journal.ts'
import { ofValues } from './parsing/parse.ts'
import { afterLook, factsOf, type Found } from './looked.ts'
import { propose } from './propose.ts'
import type { BindingRow } from './store.ts'
import { type BoundTrend, findFan, findTrend, saveSeriesOf, withSeries } from './trend-store.ts'

export type Taking = { row: BindingRow; outcome: Outcome }
type Head = Pick<Look, 'itemId' | 'at' | 'ms' | 'by' | 'pages'>
type Given = { trx: Write; row: BindingRow; found: Found; at: Date; head: Head }

/** A copy that lies between may hand out what the source has replaced for so long. */
const staleMs = 7 * 86_400_000

/** Answers how the binding stands after it, or a fault where what came cannot be the newest. */
export async function take({ trx, row: before, found, at, head }: Given): Promise<Taking | SourceFault> {
  const row = afterLook(before, found, at)
  const facts = { ...head, ...factsOf(found), digest: found.reading?.digest ?? before.digest, code: null }
  const same = async (sentence: string, after = row): Promise<Taking> => {
    await saveLook(trx, { ...facts, version: null, licence: null, outcome: 'same', sentence })
    return { row: after, outcome: 'same' }
  }
  const { reading } = found
  if (!reading) return same('The source says that nothing is new.')
  const { digest } = reading
  if (isRefused(row, digest)) return same('The source still says what an operator has refused.', { ...row, digest })
  if (await waitsFor(trx, row.itemId, digest)) return same('Nothing new. A change waits for an operator.')
  const change = await changeOf(trx, row, reading)
  if (!change) return same('The trend has no series to keep.')
  const reasons = await whyWait(trx, change)
  if (reasons.length > 0 || !isNothing(change.diff))
    return changed(trx, change, { facts, reasons, notes: reading.notes })
  await overtakeHold(trx, row.itemId, at)
  return same('Nothing new.', rowTaken(row, { ...change, before: change.series, changedAt: null }))
}

/** Of its values: that they are marked otherwise makes them no others. */
function isRefused({ refused }: BindingRow, digest: string): boolean {
  return refused.some((one) => ofValues(one) === ofValues(digest))
}

type Weighed = { facts: Facts; reasons: Reason[]; notes: string[] }

async function changed(trx: Write, change: Change, { facts, reasons, notes }: Weighed): Promise<Taking | SourceFault> {
  const { row, digest } = change
  const since = new Date(facts.at.getTime() - staleMs)
  const isOld = digest !== row.digest && (await wasSeen(trx, { itemId: row.itemId, digest, since }))
  if (isOld) return new SourceFault('older-answer')
  return reasons.length > 0 ? hold(trx, change, { facts, reasons }) : accept(trx, change, { facts, notes })
}

async function changeOf(trx: Write, row: BindingRow, reading: NonNullable<Found['reading']>): Promise<Change | null> {
  const stood = await findTrend(trx, row.itemId, true)
  const series = stood?.details.series
  if (!stood || !series) return null
  const proposed = propose(row, reading, series)
  return {
    row,
    stood,
    series,
    proposed,
    diff: diffOfSeries(series, carryOver(series, { ...proposed, retrieved: series.retrieved })),
    digest: reading.digest,
  }
}

type Change = { row: BindingRow; stood: BoundTrend; series: Series; proposed: Proposed; diff: Diff; digest: string }
type Facts = Omit<Look, 'outcome' | 'sentence' | 'version' | 'licence'>

/** What stands stays as it is. */
async function hold(
  trx: Write,
  { row, proposed, digest }: Change,
  { facts, reasons }: { facts: Facts; reasons: Reason[] },
): Promise<Taking> {
  const { itemId, at } = facts
  const sentence = reasons.map(({ says }) => says).join(' ')
  const refreshId = await saveLook(trx, { ...facts, version: null, licence: null, outcome: 'held', sentence })
  await saveHold(trx, { refreshId, itemId, at, proposed, reasons, digest })
  return { row: { ...row, digest }, outcome: 'held' }
}

async function accept(
  trx: Write,
  { row, stood, series, proposed, diff, digest }: Change,
  { facts, notes }: { facts: Facts; notes: string[] },
): Promise<Taking> {
  const { at } = facts
  await overtakeHold(trx, row.itemId, at)
  const taken = carryOver(series, { ...proposed, retrieved: dayOf(at) })
  const version = await saveSeriesOf(trx, stood, taken, at)
  const outcome = diff.added.length > 0 ? 'new' : 'revised'
  await saveLook(trx, {
    ...facts,
    outcome,
    sentence: [sayDiff(diff), ...notes].join(' '),
    version,
    licence: proposed.source.licence,
  })
  return { row: rowTaken(row, { proposed, digest, before: series, changedAt: at }), outcome }
}

async function whyWait(trx: Write, { row, stood, series, proposed }: Change): Promise<Reason[]> {
  const { observations, frequency, said } = proposed
  const reasons = whyHold({
    before: series.observations,
    now: observations,
    kind: series.kind,
    frequency: { before: series.frequency, now: frequency },
    saidBefore: row.said,
    countsOtherwise: row.countsOtherwise,
    said,
    largestMove: row.largestMove,
    fanAt: await findFan(trx, stood.id),
  })
  if (reasons.length > 0) return reasons
  const unsound = trend.whyNot(withSeries(stood.details, carryOver(series, { ...proposed, retrieved: '9999-12-31' })))
  return unsound
    ? [{ rule: 'newest', says: `With it the trend would contradict itself: ${unsound.field} ${unsound.reason}.` }]
    : []
}

/** `changedAt`: null where what stands did not change by it. */
type Taken = { proposed: Proposed; digest: string; before: Series; changedAt: Date | null }

export function rowTaken(row: BindingRow, { proposed, digest, before, changedAt }: Taken): BindingRow {
  const { said, ownBefore, expectedBy, observations } = proposed
  const moved = changedAt ? largestMoveOf(diffOf(before.observations, observations)) : 0
  const largestMove = Math.max(row.largestMove, moved)
  return { ...row, digest, said, ownBefore, expectedBy, largestMove, changedAt: changedAt ?? row.changedAt }
}
