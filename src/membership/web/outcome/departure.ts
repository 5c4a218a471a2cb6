/**
 * How things stood when somebody left for the payment page, so that the page they come back to can say what changed. It
 * lies in the browser's storage, since the payment page is another site; where that is off, the page says what there is
 * now and nothing of before.
 */
import { type Kept, readKept, removeKept, writeKept } from '#accounts/web/kept.ts'
import type { Purchase, Units } from '../../words.ts'

export type Departure = {
  iamId: string
  of: Purchase
  /** What there was. */
  before: Units
  owed: Units
  /** How often this had been paid and granted. */
  times: number
  /** When those payments began that a bank had not paid by then: they are not this one. */
  waiting: string[]
}

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
    const { iamId, of, before, owed, times, waiting } = JSON.parse(written) as Partial<Departure>
    if (typeof iamId !== 'string' || (of !== 'membership' && of !== 'pack')) return null
    if (!isUnits(before) || !isUnits(owed) || !isCount(times) || !Array.isArray(waiting)) return null
    return {
      iamId,
      of,
      before: unitsOf(before),
      owed: unitsOf(owed),
      times,
      waiting: waiting.filter((at) => typeof at === 'string'),
    }
  } catch {
    return null
  }
}

function isUnits(units: Partial<Units> | undefined): units is Units {
  return isCount(units?.analysis) && isCount(units.trend)
}

function unitsOf({ analysis, trend }: Units): Units {
  return { analysis, trend }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
