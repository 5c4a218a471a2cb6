/**
 * The four entries of the browser's storage that remember a membership (R24). They are for the screen alone: the server
 * never asks for them. Storage may throw, and anybody may have written nonsense into it: what is no value of its kind
 * counts as absent.
 */
import { type Kept, readKept, removeKept, writeKept } from './kept.ts'

const membershipEntries = [
  'membershipStatus',
  'membershipStatusTimestamp',
  'analysisBudget',
  'analysisTrendBudget',
] as const

export type Membership = { membershipStatus: string; analysisBudget: number; analysisTrendBudget: number }

export function readMembership(storage: () => Kept): Partial<Membership> {
  const membershipStatus = readKept(storage, 'membershipStatus')
  const analysisBudget = countOf(readKept(storage, 'analysisBudget'))
  const analysisTrendBudget = countOf(readKept(storage, 'analysisTrendBudget'))
  return {
    ...(membershipStatus && /^[a-z][a-z_-]{0,31}$/.test(membershipStatus) && { membershipStatus }),
    ...(analysisBudget !== null && { analysisBudget }),
    ...(analysisTrendBudget !== null && { analysisTrendBudget }),
  }
}

/** Writes what is given. The status stands with the moment it was learnt, as `2026-11-21T09:30:00.000Z`. */
export function writeMembership(storage: () => Kept, given: Partial<Membership>, now: Date): void {
  const { membershipStatus, analysisBudget, analysisTrendBudget } = given
  if (membershipStatus !== undefined) {
    writeKept(storage, 'membershipStatus', membershipStatus)
    writeKept(storage, 'membershipStatusTimestamp', now.toISOString())
  }
  if (analysisBudget !== undefined) writeKept(storage, 'analysisBudget', String(analysisBudget))
  if (analysisTrendBudget !== undefined) writeKept(storage, 'analysisTrendBudget', String(analysisTrendBudget))
}

/** Whether they are gone: whoever logs out must know that something of them may have stayed. */
export function clearMembership(storage: () => Kept): boolean {
  return membershipEntries.map((entry) => removeKept(storage, entry)).every(Boolean)
}

/** '12' is 12. Budgets are whole and not below zero. */
function countOf(written: string | null): number | null {
  return written !== null && /^\d{1,9}$/.test(written) ? Number(written) : null
}
