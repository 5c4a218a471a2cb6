/** What may still be ordered, looked up anew: a unit was given back. */
import { rememberMembership } from '#accounts/web/user-store.ts'
import { callMembership } from '#membership/web/membership.ts'
import { membershipOf } from '#membership/web/membership-view.ts'

export function refreshBudgets(): void {
  callMembership('findMembership', { params: {}, query: {} }).then(
    (found) => rememberMembership(membershipOf(found)),
    () => {}, // what is shown is corrected by the next look
  )
}
