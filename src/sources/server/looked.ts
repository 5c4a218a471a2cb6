/** What a look at a source found, and how its binding stands after it. */
import { SourceFault } from '../faults.ts'
import { nextLook, nextTry, placeOf } from '../schedule.ts'
import type { Asked } from './ask.ts'
import type { Look } from './journal.ts'
import type { Read } from './parsing/parse.ts'
import type { BindingRow } from './store.ts'

/** Before it is compared with what stands. Null for `reading` where the source says that nothing is new. */
export type Found = { asked: Asked; reading: Read | null }

/** After a look that found the source in order. */
export function afterLook(row: BindingRow, { asked }: Found, now: Date): BindingRow {
  const nextAt = nextLook({ every: row.every, now, expectedBy: row.expectedBy, place: placeOf(row.itemId) })
  const { stamp, etag, lastModified } = asked.since
  return {
    ...row,
    stamp,
    etag,
    lastModified,
    state: 'active',
    why: null,
    brokenSince: null,
    tries: 0,
    nextAt,
    checkedAt: now,
  }
}

/** What looks of all sorts leave of a fault. */
type Faulted = Pick<BindingRow, 'state' | 'why' | 'brokenSince' | 'tries' | 'checkedAt'> & { nextAt: Date | null }

/** `random` from 0 to 1. */
export function afterFault<Row extends Faulted>(row: Row, fault: SourceFault, now: Date, random: number): Row {
  const { leadsTo, code, retryAfter, message } = fault
  const tries = row.tries + 1
  const isBroken = leadsTo !== 'again'
  const brokenSince = isBroken ? (row.brokenSince ?? now) : null
  const nextAt = nextTry({ code, retryAfter, tries, brokenSince, now, random }) ?? row.nextAt
  const state = leadsTo === 'ended' ? 'ended' : isBroken ? 'broken' : row.state
  return { ...row, tries, state, why: message, brokenSince, nextAt, checkedAt: now }
}

export function factsOf(found: Found | SourceFault): Pick<Look, 'url' | 'status' | 'bytes'> {
  if (found instanceof SourceFault) return { url: null, status: found.status ?? null, bytes: 0 }
  const { url, status, bytes } = found.asked
  return { url, status, bytes }
}
