/** What became of a payment, as far as this page can know, and how that is said. */
import type { MemberStatus } from '../status.ts'
import { sayAdded, sayUnits, type Units } from '../words.ts'
import type { Purchase } from './departure.ts'

/** What there is now. The status is asked only after a membership was paid. */
export type Now = { status: MemberStatus | null; left: Units }

export type OutcomeState =
  /** Nobody is signed in, or it is not yet known who. */
  | { is: 'visitor' }
  | { is: 'looking' }
  | { is: 'changed'; before: Units; now: Now }
  /** It was waited for, and is not there yet. */
  | { is: 'late'; now: Now | null }
  /** What there was before is not known, or does not matter. */
  | { is: 'known'; now: Now }

/** Whether what was paid for is there: more of something, and for a membership the status too. */
export function isDelivered(of: Purchase, before: Units, { status, left }: Now): boolean {
  const isMore = left.analysis > before.analysis || left.trend > before.trend
  return isMore && (of === 'pack' || status === 'member')
}

/** For a visitor the page says all there is by itself. */
export function sayOutcome(state: OutcomeState): string {
  switch (state.is) {
    case 'visitor':
      return ''
    case 'looking':
      return 'Looking for what you bought.'
    case 'changed':
      return sayAdded(addedOf(state.before, state.now.left), state.now.left)
    case 'late':
      return 'What you bought appears here shortly, also when you close this page. You do not have to pay again.'
    case 'known':
      return `You now have ${sayUnits(state.now.left)}.`
  }
}

function addedOf(before: Units, now: Units): Units {
  return { analysis: now.analysis - before.analysis, trend: now.trend - before.trend }
}

/** Below a figure: '9 before, 5 added', 'unchanged'. */
export function sayChange(before: number, now: number): string {
  if (now === before) return 'unchanged'
  return now > before ? `${before} before, ${now - before} added` : `${before} before`
}
