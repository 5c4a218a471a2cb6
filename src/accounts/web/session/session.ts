/**
 * The one session of this page, for whoever starts, uses or ends it. A visitor costs nothing here: the sign-in
 * service's program is loaded only where this browser has been signed in, or is on the sign-in page.
 */
import { screenPaths } from '#kit/paths.ts'
import { isRefusal, Refusal, type RefusalCode } from '#kit/refusal.ts'
import type { Asker } from '#kit/web/call.ts'
import type { UserRecord } from '../../user.ts'
import type { LiveSession } from './live-session.ts'
import type { Profile, SignedIn } from './session-world.ts'
import type { OpenSession } from './open-session.ts'
import { createHint, hintEntry } from './session-hint.ts'
import { userStore } from '../user-store.ts'
import { within } from '../within.ts'

const hint = createHint(() => localStorage)
/**
 * A reader does not wait for the sign-in service: their cookie reads. A change waits as long as the service's own
 * program does.
 */
const readPatienceMs = 5000
const changePatienceMs = 60_000

let isHeld = false
let opening: Promise<OpenSession> | undefined
/** Once it is open. */
let opened: LiveSession | undefined
let timesOnline = 0

function open(): Promise<OpenSession> {
  opening ??= import('./open-session.ts')
    .then(async ({ openSession }) => {
      const all = await openSession({ hint, isHeld: () => isHeld })
      opened = all.session
      return all
    })
    .catch((problem: unknown) => {
      opening = undefined // so that it may be tried again
      userStore.giveUp()
      throw problem
    })
  return opening
}

/**
 * Whoever was here before is looked for again; where that fails the page is read as a visitor's (`open` has said so in
 * the store). A try that began before the browser came online may have met a fault that is over by now.
 */
function resume(): void {
  const before = timesOnline
  open().then(
    ({ session: live }) => live.retry(),
    () => timesOnline > before && resume(),
  )
}

/** Where no session is open nobody is signed in, so there is nothing to do. */
function whereOpen(use: (live: LiveSession) => unknown): void {
  opening?.then(
    ({ session: live }) => use(live),
    () => {}, // said where it was opened
  )
}

/**
 * The page that stands in for a provider is on our own origin. A program opened there would take it for the page that
 * one comes back to, and a guest's way to an account of their own would end in between.
 */
function isStandIn(): boolean {
  return location.pathname === screenPaths.standIn()
}

const bearer: Asker['bearer'] = async (asked) => {
  const { isChange } = asked
  if (!hint.isSet() || isStandIn()) return null
  try {
    const token = open().then(({ session: live }) => live.bearer(asked))
    return await within(isChange ? changePatienceMs : readPatienceMs, token)
  } catch (problem) {
    // Whoever reads goes on reading: by the cookie, or as the visitor they are from now on.
    if (!isChange && !hasGone(problem)) return null
    throw isRefusal(problem) ? problem : new Refusal('sign-in-unreachable')
  }
}

/** Thrown here before anything is sent. */
function hasGone(problem: unknown): boolean {
  return isRefusal(problem) && problem.code === 'sign-in-needed'
}

export const session = {
  /** Once, when the page has been taken over. */
  start(): void {
    userStore.load()
    addEventListener('storage', ({ key, newValue }) => {
      // Another tab signed in or out. `null` for the key: all storage was cleared.
      if (key === hintEntry && newValue !== null) resume()
      else if (key === hintEntry || key === null) whereOpen((live) => live.hear('signed-out'))
    })
    // The browser kept this page as it was while others were open, and told it nothing.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && hint.isSet()) resume()
      if (persisted) whereOpen((live) => live.hear(hint.isSet() ? 'changed' : 'signed-out'))
    })
    addEventListener('online', () => {
      timesOnline++
      if (hint.isSet()) resume()
    })
    if (!hint.isSet() || isStandIn()) return
    userStore.wait()
    resume()
  },
  bearer,
  /** For the sign-in page and the account's own settings: what the sign-in service's program is reached with. */
  open,
  /** While the sign-in page is open it says itself when somebody is to be let in. Answers with how to end that. */
  hold(): () => void {
    isHeld = true
    return () => {
      isHeld = false
      whereOpen((live) => live.retry())
    }
  },
  /** Lets in whoever the sign-in service has known all along. */
  retry: (): void => whereOpen((live) => live.retry()),
  /** After the widget's success; answers once the server knows the user too. */
  signedIn: async (result: SignedIn): Promise<UserRecord> => (await open()).session.signedIn(result),
  logOut: async (): Promise<void> => (await open()).session.logOut(),
  refreshUser: async (): Promise<void> => (await open()).session.refreshUser(),
  change: async (profile: Profile): Promise<void> => (await open()).session.change(profile),
  deleteAccount: async (): Promise<void> => (await open()).session.deleteAccount(),
  /** For a call that leaves now: 'session-ended' and 'two-users' change who is here, if they are still here by then. */
  listen(): (code: RefusalCode) => void {
    const sitting = opened?.sitting
    return (code) => whereOpen((live) => live.onRefusal(code, sitting))
  },
}
