/** The one membership client of this page, and what it needs of this browser. */
import { session } from '#accounts/web/session/session.ts'
import { rememberMembership, userStore } from '#accounts/web/user-store.ts'
import { createCaller } from '#kit/web/call.ts'
import { membershipAddresses } from '../addresses.ts'
import type { membershipContract } from '../contract.ts'
import { type Departure, forgetDeparture, keepDeparture, readDeparture } from './outcome/departure.ts'
import { createMembershipClient, type MembershipClient } from './membership-client.ts'

/** The tab's own first: another tab may have left for another page, or have said already what it brought. */
const storages = [() => sessionStorage, () => localStorage]
const stoppedMs = 10_000

/** The room's own calls, for what screens show. */
export const callMembership = createCaller<typeof membershipContract>(membershipAddresses, session.bearer, session.onRefusal)

export const membership: MembershipClient = createMembershipClient({
  call: callMembership,
  user: () => userStore.getSnapshot().user,
  remember: rememberMembership,
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
