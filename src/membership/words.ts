/** How money and budgets are said in plain words. Pure, and without schemas: the browser uses it. */
import { sayNumber } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import type { BudgetName } from './catalogue.ts'
import type { MemberStatus } from './status.ts'

/** How many of each kind of analysis. */
export type Units = Readonly<Record<BudgetName, number>>
/** What can be paid for. */
export type Purchase = 'membership' | 'pack'

export const statusWords: Record<MemberStatus, string> = {
  guest: 'no membership',
  member: 'member',
  past_due: 'payment due',
}
/** Of a membership that rests until it is paid. */
export const unpaidWords = 'not paid'

const nouns: Record<BudgetName, string> = { analysis: '', trend: 'trend ' }

/** 1 is '1 analysis', 5 is '5 analyses'. */
export function sayCount(budget: BudgetName, count: number): string {
  return `${sayNumber(count)} ${nouns[budget]}${count === 1 ? 'analysis' : 'analyses'}`
}

/** '5 analyses and 20 trend analyses'. What is none is left out, unless all is. */
export function sayUnits({ analysis, trend }: Units): string {
  const parts = [analysis > 0 && sayCount('analysis', analysis), trend > 0 && sayCount('trend', trend)].filter(Boolean)
  return parts.join(' and ') || 'no analyses'
}

/** '9 analyses, 47 trend analyses left'. */
export function sayLeft({ analysis, trend }: Units): string {
  return `${sayCount('analysis', analysis)}, ${sayCount('trend', trend)} left`
}

/**
 * '5 analyses and 20 trend analyses were added. You now have 14 analyses and 67 trend analyses.' `repaid` of them went
 * to what was owed.
 */
export function sayAdded(added: Units, repaid: Units, now: { left: Units; owed: Units }): string {
  const said = [`${sayUnits(added)} ${isOne(added) ? 'was' : 'were'} added.`, sayRepaid(repaid), sayNow(now)]
  return said.filter(Boolean).join(' ')
}

function sayRepaid(repaid: Units): string {
  return isNone(repaid) ? '' : `${sayUnits(repaid)} of them repaid what was owed.`
}

/** 'You now have 1 trend analysis, and 5 analyses are still owed.' */
export function sayNow({ left, owed }: { left: Units; owed: Units }): string {
  const still = isNone(owed) ? '' : `, and ${sayUnits(owed)} ${isOne(owed) ? 'is' : 'are'} still owed`
  return `You now have ${sayUnits(left)}${still}.`
}

/** Where nothing is owed, nothing is said. */
export function sayOwed(owed: Units): string | null {
  if (isNone(owed)) return null
  const [are, they] = isOne(owed) ? ['is', 'it was'] : ['are', 'they were']
  return `${sayUnits(owed)} ${are} owed: ${they} used before the payment went back. What you get next repays that first.`
}

/** What of a grant would go to what is owed: '5 analyses and 19 trend analyses of these repay what is owed.' */
export function sayRepayment(grant: Units, owed: Units): string | null {
  const repaid = lesserOf(grant, owed)
  return isNone(repaid) ? null : `${sayUnits(repaid)} of these ${isOne(repaid) ? 'repays' : 'repay'} what is owed.`
}

export function lesserOf(a: Units, b: Units): Units {
  return { analysis: Math.min(a.analysis, b.analysis), trend: Math.min(a.trend, b.trend) }
}

function isOne({ analysis, trend }: Units): boolean {
  return Math.max(0, analysis) + Math.max(0, trend) === 1
}

function isNone({ analysis, trend }: Units): boolean {
  return analysis <= 0 && trend <= 0
}

type BankPayment = { state: 'pending' | 'failed'; at: string }

/** `grant` is what it is for; null where that is no longer sold. */
export function sayBankPayment({ state, at }: BankPayment, grant: Units | null): string {
  const what = grant ? sayUnits(grant) : 'your purchase'
  return state === 'pending'
    ? `Your bank has not yet paid for ${what}, bought on ${sayDay(at)}. That can take a few days; then they appear here by themselves. You do not have to pay again.`
    : `Your bank did not pay for ${what}, bought on ${sayDay(at)}. Nothing was added, and you owe nothing for it.`
}

/** What a payment that failed means, while it is still tried. */
export function sayPastDue(expiring: readonly Expiry[]): string {
  const ends = sayExpiry(expiring)
  const left = ends.length ? `Of what you paid for, ${ends.join(' ')}` : 'Nothing is left of the months you paid for.'
  return `The last payment of your membership did not go through. It is tried a few more times; if none succeeds, the membership ends. ${left} The next allowance comes once it is paid.`
}

type Lapse = { is: 'unpaid' | 'ended'; at: string | null }

export function sayLapse({ is, at }: Lapse): string {
  return is === 'unpaid'
    ? 'Your membership rests: its last payment did not go through, and is not tried again by itself. It goes on once you pay what is open.'
    : `Your membership ended${at === null ? '' : ` on ${sayDay(at)}`}, because its last payment did not go through. You can become a member again at any time.`
}

/** 1900 cents are '19 euros', 1950 are '19.50 euros'. */
export function sayPrice(cents: number, currency: string): string {
  const amount = cents % 100 === 0 ? sayNumber(cents / 100) : (cents / 100).toFixed(2)
  return `${amount} ${currency === 'eur' ? 'euros' : currency.toUpperCase()}`
}

type Expiry = { budget: BudgetName; left: number; at: string }

/** What ends when, the first to end first: '9 analyses and 39 trend analyses end on 15 Dec 2026.' */
export function sayExpiry(expiring: readonly Expiry[]): string[] {
  const byDay = new Map<string, Record<BudgetName, number>>()
  for (const { budget, left, at } of expiring.filter((one) => one.left > 0)) {
    const units = byDay.get(at.slice(0, 10)) ?? { analysis: 0, trend: 0 }
    units[budget] += left
    byDay.set(at.slice(0, 10), units)
  }
  return [...byDay].map(
    ([day, units]) => `${sayUnits(units)} ${units.analysis + units.trend === 1 ? 'ends' : 'end'} on ${sayDay(day)}.`,
  )
}

/** What stays for good: all that is left but what ends. */
export function keptOf(left: Units, expiring: readonly Expiry[]): Units {
  const ending = (name: BudgetName) =>
    expiring.filter(({ budget }) => budget === name).reduce((sum, one) => sum + one.left, 0)
  return { analysis: Math.max(0, left.analysis - ending('analysis')), trend: Math.max(0, left.trend - ending('trend')) }
}

/** A movement with its sign: '+10', '−1'. */
export function sayDelta(delta: number): string {
  return delta > 0 ? `+${sayNumber(delta)}` : sayNumber(delta)
}

/** What there is after a movement: 'leaves 14', 'owes 10'. */
export function sayBalance(balance: number): string {
  return balance < 0 ? `owes ${sayNumber(-balance)}` : `leaves ${sayNumber(balance)}`
}
