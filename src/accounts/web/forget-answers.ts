/**
 * Whoever is here is shown nothing that was answered to somebody else, nor what was answered to them before they signed
 * out.
 */
import type { UserStore } from './user-store.ts'

/** `forget` is told as soon as somebody else is here: another user, or nobody any more, by whatever tab. */
export function onChangeOfUser(store: Pick<UserStore, 'getSnapshot' | 'subscribe'>, forget: () => void): void {
  let before = store.getSnapshot()
  store.subscribe(() => {
    const now = store.getSnapshot()
    // While it was being looked for who is here, nothing was answered: calls wait for it too.
    const isOther = before.status !== 'waiting' && before.user?.iamId !== now.user?.iamId
    before = now
    if (isOther) forget()
  })
}
