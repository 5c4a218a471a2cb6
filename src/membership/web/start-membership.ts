/** After every login the membership is looked after: loaded for those who sign in, never for visitors. */
import type { UserRecord } from '#accounts/user.ts'
import { userEvents } from '#accounts/web/user-store.ts'

/** Once, when the page has been taken over, before the session starts. */
export function startMembership(): void {
  userEvents.addEventListener('user-logged-in', (event) => {
    // R49 wants an error where somebody without an email asks for a check. Nobody asks here: a guest has nothing to be checked.
    if (!(event as CustomEvent<UserRecord>).detail.email) return
    import('./membership.ts').then(
      ({ membership }) => membership.checkBoth(),
      () => {}, // what is remembered stays on the screen
    )
  })
}
