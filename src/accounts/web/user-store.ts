/**
 * Who uses this page, and what follows from it (R21 to R26). One store for the whole page; every screen looks here and
 * nowhere else.
 */
import { displayName, isLoggedIn, memberDefaults, type UserRecord } from '../user.ts'
import type { Kept } from './kept.ts'
import { createStore, type Store } from './store.ts'
import { clearMembership, type Membership, readMembership, writeMembership } from './stored-membership.ts'

export type UserState = Membership & {
  /**
   * 'waiting': somebody was signed in when this browser was here last, and it is not yet known whether they still are.
   */
  status: 'visitor' | 'waiting' | 'user'
  user: UserRecord | null
  displayName: string
  isLoggedIn: boolean
  /** What the reader must be told about their session, whatever page is open. */
  notice: string | null
}

export const visitorState: UserState = {
  status: 'visitor',
  user: null,
  displayName: displayName({}),
  isLoggedIn: false,
  ...memberDefaults,
  notice: null,
}

/** Somebody with a session, of whom it is not yet known who they are. */
export const awaitedState: UserState = { ...visitorState, status: 'waiting' }

export type UserStore = Pick<Store<UserState>, 'getSnapshot' | 'subscribe'> & {
  /** Reads what the browser remembers. Until then nobody is logged in (R26). */
  load(): void
  /** Settles once the user information is loaded. */
  loaded: Promise<void>
  wait(): void
  /** It cannot be found out just now who is there. What is remembered stays. */
  giveUp(): void
  /** After a login, and whenever the server answers with the record anew. */
  set(user: UserRecord): void
  /** R25. Back to a visitor, whatever storage does. Answers whether the four entries could be removed. */
  clear(): boolean
  /** What the shop has said: shown at once, and until the next logout. */
  remember(given: Partial<Membership>): void
  say(notice: string | null): void
}

export function createUserStore(storage: () => Kept, now: () => Date): UserStore {
  const { getSnapshot, subscribe, set } = createStore(() => visitorState)
  let stored: Partial<Membership> = {}
  const { happened: loaded, happen: isLoaded } = createMoment()
  const show = (user: UserRecord) => set(stateOf(user, stored, getSnapshot().notice))
  const forget = () => {
    stored = {}
    return clearMembership(storage)
  }
  return {
    getSnapshot,
    subscribe,
    loaded,
    load() {
      stored = readMembership(storage)
      // Looked, and nobody is here so far.
      if (getSnapshot() === visitorState) set({ ...visitorState })
      isLoaded()
    },
    wait: () => set(awaitedState),
    giveUp() {
      const { status, notice } = getSnapshot()
      if (status === 'waiting') set({ ...visitorState, notice })
    },
    set(user) {
      const before = getSnapshot().user
      // Somebody else by now: what is remembered is not theirs.
      if (before && before.iamId !== user.iamId) forget()
      show(user)
    },
    clear() {
      set({ ...visitorState, notice: getSnapshot().notice })
      return forget()
    },
    remember(given) {
      const { user } = getSnapshot()
      if (!user) return // a late answer about somebody who has left
      stored = { ...stored, ...given }
      writeMembership(storage, given, now())
      show(user)
    },
    say: (notice) => set({ ...getSnapshot(), notice }),
  }
}

/** `Promise.withResolvers` would do, in browsers newer than those that read this page. */
function createMoment(): { happened: Promise<void>; happen: () => void } {
  let settle: (() => void) | undefined
  const happened = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { happened, happen: () => settle?.() }
}

/**
 * R24. What is stored stands before what the server answered; without a user the defaults hold (R23). The status is a
 * guest's until the subscription was checked (R25), whatever the record says.
 */
function stateOf(user: UserRecord, stored: Partial<Membership>, notice: string | null): UserState {
  const { analysisBudget, analysisTrendBudget } = user
  return {
    status: 'user',
    user,
    displayName: displayName(user),
    isLoggedIn: isLoggedIn(user),
    membershipStatus: memberDefaults.membershipStatus,
    analysisBudget,
    analysisTrendBudget,
    ...stored,
    notice,
  }
}

export const userStore = createUserStore(
  () => localStorage,
  () => new Date(),
)

/** R26. `user-logged-in` carries the user as its `detail`; `user-logged-out` says that nobody is there any more. */
export const userEvents = new EventTarget()

/** For whoever asks the shop: what it answered is shown at once. The room of memberships is the one to call it. */
export const rememberMembership = userStore.remember
