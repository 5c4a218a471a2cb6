/** What a subscription at Stripe makes of its user. */

export const memberStatuses = ['guest', 'member', 'past_due'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/**
 * Who is late in paying keeps access and gets no new allowance. Every other state, also one that Stripe may invent, is
 * a guest's.
 */
export function statusOf(subscription: string): MemberStatus {
  if (subscription === 'active' || subscription === 'trialing') return 'member'
  return subscription === 'past_due' ? 'past_due' : 'guest'
}
