/** The one membership client of this page, and what it needs of this browser. */
import type { Membership } from '#accounts/web/stored-membership.ts'
import { rememberMembership, userStore } from '#accounts/web/user-store.ts'
import { callMembership } from './call-membership.ts'
import { type Departure, forgetDeparture, keepDeparture, readDeparture } from './outcome/departure.ts'
import { createMembershipClient, type MembershipClient } from './membership-client.ts'
import { staleBudgets } from './watch-budgets.ts'

/** The tab's own first: another tab may have left for another page, or have said already what it brought. */
const storages = [() => sessionStorage, () => localStorage]
const stoppedMs = 10_000

export const membership: MembershipClient = createMembershipClient({
  call: callMembership,
  user: () => userStore.getSnapshot().user,
  remember,
  keepDeparture(departure) {
    for (const storage of storages) {
      if (departure) keepDeparture(storage, departure)
      else forgetDeparture(storage)
    }
  },
  // The server makes this too, where there is no page.
  get origin() {
    return location.origin
  },
  leave(url) {
    location.assign(url)
    // By then the page is gone, or its reader has stopped it and may try again.
    setTimeout(() => membership.stay(), stoppedMs)
  },
  // The specification wants an alert.
  // oxlint-disable-next-line no-alert
  alert: (words) => window.alert(words),
  // The specification wants it logged, and the browser's console is the only log there is here.
  // oxlint-disable-next-line no-console
  logError: (what, problem) => console.error(what, ...(problem === undefined ? [] : [problem])),
})

/** Where a check has found something else than the page shows, more than the page shows may have moved. */
function remember(given: Partial<Membership>): void {
  const before = userStore.getSnapshot()
  rememberMembership(given)
  const now = userStore.getSnapshot()
  if (now.user && shownOf(now) !== shownOf(before)) staleBudgets()
}

function shownOf({ membershipStatus, analysisBudget, analysisTrendBudget }: Membership): string {
  return `${membershipStatus}/${analysisBudget}/${analysisTrendBudget}`
}

/** How this user stood when they left for the payment page. */
export function departureOf(iamId: string): Departure | null {
  for (const storage of storages) {
    const departure = readDeparture(storage, iamId)
    if (departure) return departure
  }
  return null
}

/** It has been said. */
export function endDeparture(): void {
  for (const storage of storages) forgetDeparture(storage)
}
