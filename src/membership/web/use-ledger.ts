/** The ledger of whoever is signed in, a page after another. While it is loaded anew, what was there stays in sight. */
import type { AnswerOf } from '#kit/endpoint.ts'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import type { membershipContract } from '../contract.ts'
import type { LedgerEntry } from '../ledger-rows.ts'
import { callMembership } from './call-membership.ts'

type Page = AnswerOf<(typeof membershipContract)['listLedger']>
export type LoadedLedger = {
  found: { entries: readonly LedgerEntry[]; next: string | null } | null
  failure: string | null
  isMore: boolean
  again: () => void
  more: () => void
}

/** Nothing in it is ever changed: an entry is known by all that it says. */
const how: HowPaged<Page, LedgerEntry> = { rowsOf: ({ entries }) => entries, idOf: (entry) => JSON.stringify(entry) }

export function useLedger(): LoadedLedger {
  const { answer, failure, isMore, again, more } = usePages(
    callMembership,
    'listLedger',
    { params: {}, query: {} },
    how,
  )
  return {
    found: answer && { entries: answer.rows, next: answer.next },
    failure: failure?.message ?? null,
    isMore,
    again,
    more: () => void more(),
  }
}
