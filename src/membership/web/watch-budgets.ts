/**
 * What may still be ordered, right on every page of whoever is signed in: whatever has moved it names these calls
 * stale, here or in the events.
 */
import { rememberMembership } from '#accounts/web/user-store.ts'
import { answers, keyOf } from '#kit/web/answers/answers.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import type { LiveCalls } from '#kit/web/answers/live.ts'
import { callMembership } from './call-membership.ts'
import { membershipOf, type MembershipView } from './membership-view.ts'

const none = { params: {}, query: {} }
/** What `useMembership` asks too. */
export const membershipKey = keyOf('findMembership', none)

const moved = { kinds: ['ledger.moved'], everyMs: 5000 }
/** What is waited for, or was paid in vain, moves no ledger. */
const standing = { kinds: [...moved.kinds, 'membership.due', 'bank.answered'], everyMs: 5000 }
export const liveMembership: LiveCalls = { findMembership: standing, listLedger: moved }

/** Something was ordered, given back or bought. */
export function staleBudgets(): void {
  stale(callMembership, ['findMembership', 'listLedger'])
}

/** Answers with how to end it. */
export function watchBudgets(): () => void {
  return answers.watch(
    membershipKey,
    () => callMembership('findMembership', none),
    () => {
      const view = answers.look(membershipKey).answer as MembershipView | null // as the line above asked
      if (view) rememberMembership(membershipOf(view))
    },
  )
}
