/** After every login the membership is looked after: loaded for those who sign in, never for visitors. */
import { userEvents } from '#accounts/web/user-store.ts'

/** Once, when the page has been taken over, before the session starts. */
export function startMembership(): void {
  userEvents.addEventListener('user-logged-in', () => {
    import('./membership.ts').then(
      ({ membership }) => membership.checkBoth(),
      () => {}, // what is remembered stays on the screen
    )
  })
}
