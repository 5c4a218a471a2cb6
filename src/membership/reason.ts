/** What an entry of the ledger says it is for, in plain words: 'Allowance of November 2026, until 15 December 2026'. */
import { capital } from '#kit/text.ts'
import type { BudgetName } from './catalogue.ts'

type EntryKind = 'grant' | 'spend' | 'release' | 'expire' | 'clawback' | 'restore'

export type EntryFacts = {
  kind: EntryKind
  budget: BudgetName
  /** What it gave, took from or gave back to: `signup`, `cs:...` for a pack, `in:...` for a month of membership. */
  source: string
  /** When that was bought, or began. */
  startsAt: Date
  expiresAt: Date | null
  cause: 'refund' | 'dispute' | null
}

const orders: Record<BudgetName, string> = { analysis: 'Analysis', trend: 'Trend analysis' }
const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function reasonOf(entry: EntryFacts): string {
  return reasons[entry.kind](entry)
}

const reasons: Record<EntryKind, (entry: EntryFacts) => string> = {
  grant(entry) {
    const { expiresAt } = entry
    return `${capital(wordsOf(entry).gift)}${expiresAt ? `, until ${dayWords.format(expiresAt)}` : ''}`
  },
  spend: ({ budget }) => `${orders[budget]} ordered`,
  release: ({ budget }) => `${orders[budget]} given back`,
  expire: (entry) =>
    `What was left of ${wordsOf(entry).rest} expired${entry.expiresAt ? ` on ${dayWords.format(entry.expiresAt)}` : ''}`,
  clawback: (entry) =>
    entry.cause === 'dispute' ? `Dispute over ${wordsOf(entry).payment}` : `Refund of ${wordsOf(entry).payment}`,
  restore: (entry) =>
    entry.cause === 'dispute'
      ? `Dispute over ${wordsOf(entry).payment} is settled, given back`
      : `Refund of ${wordsOf(entry).payment} did not go through, given back`,
}

function wordsOf({ source, startsAt }: EntryFacts): { gift: string; rest: string; payment: string } {
  if (source === 'signup') return { gift: 'welcome', rest: 'the welcome', payment: 'the welcome' }
  const month = monthWords.format(startsAt)
  if (source.startsWith('in:'))
    return { gift: `allowance of ${month}`, rest: month, payment: `the membership of ${month}` }
  const pack = `pack bought on ${dayWords.format(startsAt)}`
  return { gift: pack, rest: `the ${pack}`, payment: `the ${pack}` }
}
