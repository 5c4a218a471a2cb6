/** Membership and budgets of whoever is signed in, as the database knows them. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { callMembership } from './call-membership.ts'
import type { MembershipView } from './membership-view.ts'

export type Loaded = { found: MembershipView | null; failure: string | null; again: () => void }

export function useMembership(): Loaded {
  const { answer: found, failure, again } = useAnswer(callMembership, 'findMembership', { params: {}, query: {} })
  return { found, failure: failure?.message ?? null, again }
}
