/**
 * What somebody had when they left for the payment page, so that the page they come back to can say what changed. It lies in the browser's
 * storage, since the payment page is another site; where that is off, the page says what there is now and nothing of before.
 */
import { type Kept, readKept, removeKept, writeKept } from '#accounts/web/kept.ts'
import type { Units } from '../words.ts'

export type Purchase = 'membership' | 'pack'
export type Departure = { iamId: string; of: Purchase; before: Units }

const entry = 'farsight:departure'

export function keepDeparture(storage: () => Kept, departure: Departure): void {
  writeKept(storage, entry, JSON.stringify(departure))
}

/** Of this user: somebody else's says nothing about them. */
export function readDeparture(storage: () => Kept, iamId: string): Departure | null {
  const written = readKept(storage, entry)
  const departure = written === null ? null : parse(written)
  return departure?.iamId === iamId ? departure : null
}

export function forgetDeparture(storage: () => Kept): void {
  removeKept(storage, entry)
}

/** Anybody may have written into storage: what is no departure counts as absent. */
function parse(written: string): Departure | null {
  try {
    const { iamId, of, before } = JSON.parse(written) as Partial<Departure>
    if (typeof iamId !== 'string' || (of !== 'membership' && of !== 'pack')) return null
    return isCount(before?.analysis) && isCount(before.trend)
      ? { iamId, of, before: { analysis: before.analysis, trend: before.trend } }
      : null
  } catch {
    return null
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
