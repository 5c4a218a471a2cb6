/** What became of a payment, as far as this page can know, and how that is said. */
import { analysisPack, type BudgetName, membership } from '../../catalogue.ts'
import type { MemberStatus } from '../../status.ts'
import { lesserOf, type Purchase, sayAdded, sayNow, type Units } from '../../words.ts'
import type { Departure } from './departure.ts'
import type { MembershipView } from '../membership-view.ts'

/** How things stand now. */
export type Now = Pick<MembershipView, 'bought' | 'payments'> & { status: MemberStatus; left: Units; owed: Units }

export type OutcomeState =
  /** Nobody is signed in, or it is not yet known who. */
  | { is: 'visitor' }
  | { is: 'looking' }
  /** It is paid and was granted. */
  | { is: 'changed'; departure: Departure; now: Now }
  /** A bank has not paid yet, or has refused to. */
  | { is: 'pending' | 'failed'; now: Now }
  /** It was granted, and taken back since. */
  | { is: 'returned'; why: 'refund' | 'dispute'; now: Now }
  /** It was waited for, and is not there yet. */
  | { is: 'late'; now: Now | null }
  /** What there was before is not known, or does not matter. */
  | { is: 'known'; now: Now }

const products = { membership, pack: analysisPack } as const

export function nowOf({ status, budgets, owed, bought, payments }: MembershipView): Now {
  return { status, left: { analysis: budgets.analysis.left, trend: budgets.trend.left }, owed, bought, payments }
}

export function departureFrom(iamId: string, of: Purchase, view: MembershipView): Departure {
  const { left, owed, bought, payments } = nowOf(view)
  return { iamId, of, before: left, owed, times: bought[of].times, waiting: payments.map(({ at }) => at) }
}

/**
 * What became of what somebody left for; null while nothing did. It is the grant of this very payment that tells, not
 * that there is more: a debt may swallow all of it, and something else may have brought more.
 */
export function becameOf(departure: Departure, now: Now): OutcomeState | null {
  const { of, times, waiting } = departure
  const { times: timesNow, takenBack } = now.bought[of]
  if (timesNow > times && takenBack) return { is: 'returned', why: takenBack, now }
  if (timesNow > times) return of === 'pack' || now.status === 'member' ? { is: 'changed', departure, now } : null
  const [atBank] = now.payments.filter(({ product, at }) => product === products[of].key && !waiting.includes(at))
  return atBank ? { is: atBank.state, now } : null
}

/** Where it is not known how things stood before: what a bank has yet to pay may well be it. */
export function standsAs(now: Now): OutcomeState {
  return { is: now.payments.some(({ state }) => state === 'pending') ? 'pending' : 'known', now }
}

/** For a visitor the page says all there is by itself. */
export function sayOutcome(state: OutcomeState): string {
  switch (state.is) {
    case 'visitor':
      return ''
    case 'looking':
      return 'Looking for what you bought.'
    case 'changed':
      return sayChanged(state.departure, state.now)
    case 'pending':
      return 'Your bank has not paid yet. That can take a few days; what you bought then appears on my stuff by itself. You do not have to pay again.'
    case 'failed':
      return 'Nothing was added, and you owe nothing. You can pay in another way.'
    case 'returned':
      return `${returned[state.why]} ${sayNow(state.now)}`
    case 'late':
      return 'If you have paid, what you bought appears here by itself, and on my stuff also when you close this page. You do not have to pay again.'
    case 'known':
      return sayNow(state.now)
  }
}

const returned = {
  dispute: 'What you bought was taken back, because the payment is disputed at your bank.',
  refund: 'What you bought was taken back with the money.',
}

/** What is said above that. */
export function titleOf(state: OutcomeState): string {
  switch (state.is) {
    case 'pending':
      return 'Waiting for your bank'
    case 'failed':
      return 'Your bank did not pay'
    case 'returned':
      return state.why === 'dispute' ? 'The payment is disputed' : 'The payment went back'
    case 'visitor':
      return 'Back from the payment page'
    case 'looking':
      return 'Looking for your payment'
    case 'late':
      return 'Not yet heard of your payment'
    case 'known':
      return 'What your account has'
    case 'changed':
      return 'Payment received'
  }
}

function sayChanged(departure: Departure, now: Now): string {
  const { of, times, owed } = departure
  const added = unitsOf((budget) => products[of].grant[budget] * (now.bought[of].times - times))
  const repaid = lesserOf(
    added,
    unitsOf((budget) => Math.max(0, owed[budget] - now.owed[budget])),
  )
  return sayAdded(added, repaid, now)
}

function unitsOf(count: (budget: BudgetName) => number): Units {
  return { analysis: count('analysis'), trend: count('trend') }
}

/** Below a figure: '9 before, 5 added', 'unchanged', '10 still owed'. */
export function sayChange(
  budget: BudgetName,
  departure: Departure | null,
  now: Pick<Now, 'left' | 'owed'>,
): string | null {
  if (now.owed[budget] > 0) return `${now.owed[budget]} still owed`
  if (!departure) return null
  const [before, left, owed] = [departure.before[budget], now.left[budget], departure.owed[budget]]
  if (owed > 0) return `${owed} owed before`
  if (left === before) return 'unchanged'
  return left > before ? `${before} before, ${left - before} added` : `${before} before`
}
