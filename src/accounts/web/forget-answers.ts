/**
 * Whoever is here is shown nothing that was answered to somebody else, nor what was answered to them before they signed
 * out.
 */
import type { UserStore } from './user-store.ts'

/**
 * What is told of crowds depends on whether its reader hides them. `isUnswayed`: how this page was drawn, then without those
 * that its reader may read, too. `again` is told whenever something else holds.
 */
export function onChangeOfHiding(
  store: Pick<UserStore, 'getSnapshot' | 'subscribe'>,
  isUnswayed: boolean,
  again: () => void,
): void {
  let told: { hides: boolean; isTheirs: boolean } = { hides: isUnswayed, isTheirs: !isUnswayed }
  store.subscribe(() => {
    const { status, user } = store.getSnapshot()
    // Until it is known who is here, nothing of it is asked.
    if (status === 'waiting' || (status === 'visitor' && !told.isTheirs)) return
    const hides = user?.hidesCrowd ?? false
    if (told.isTheirs && told.hides === hides) return
    told = { hides, isTheirs: true }
    again()
  })
}

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
