/** How money and budgets are said in plain words. Pure, and without schemas: the browser uses it. */
import { sayNumber } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import type { BudgetName } from './catalogue.ts'
import type { MemberStatus } from './status.ts'

/** How many of each kind of analysis. */
export type Units = Readonly<Record<BudgetName, number>>

export const statusWords: Record<MemberStatus, string> = { guest: 'no membership', member: 'member', past_due: 'payment due' }

/** 1 is '1 analysis', 5 is '5 analyses'. */
export function sayCount(budget: BudgetName, count: number): string {
  const word = count === 1 ? 'analysis' : 'analyses'
  return `${sayNumber(count)} ${budget === 'trend' ? `trend ${word}` : word}`
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

/** '5 analyses and 20 trend analyses were added. You now have 14 analyses and 67 trend analyses.' */
export function sayAdded(added: Units, now: Units): string {
  const isOne = Math.max(0, added.analysis) + Math.max(0, added.trend) === 1
  return `${sayUnits(added)} ${isOne ? 'was' : 'were'} added. You now have ${sayUnits(now)}.`
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
  return [...byDay].map(([day, units]) => `${sayUnits(units)} ${units.analysis + units.trend === 1 ? 'ends' : 'end'} on ${sayDay(day)}.`)
}

/** What stays for good: all that is left but what ends. */
export function keptOf(left: Units, expiring: readonly Expiry[]): Units {
  const ending = (name: BudgetName) => expiring.filter(({ budget }) => budget === name).reduce((sum, one) => sum + one.left, 0)
  return { analysis: Math.max(0, left.analysis - ending('analysis')), trend: Math.max(0, left.trend - ending('trend')) }
}

/** A movement with its sign: '+10', '−1'. */
export function sayDelta(delta: number): string {
  return delta > 0 ? `+${sayNumber(delta)}` : sayNumber(delta)
}
