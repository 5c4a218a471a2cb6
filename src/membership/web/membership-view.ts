/** What the server tells of one's own membership, as every part here reads it. */
import type { Membership } from '#accounts/web/stored-membership.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import type { membershipContract } from '../contract.ts'

export type MembershipView = AnswerOf<(typeof membershipContract)['findMembership']>

/** As this browser remembers it. */
export function membershipOf({ status, budgets: { analysis, trend } }: MembershipView): Membership {
  return { membershipStatus: status, analysisBudget: analysis.left, analysisTrendBudget: trend.left }
}
