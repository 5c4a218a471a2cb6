/**
 * What the widget's steps know of the world: the service, the options, this browser. Passed in, so that a step says
 * what it depends on.
 */
import type { ApplicationVerifier, Auth, AuthCredential, User, UserCredential } from '@firebase/auth'
import type { SignInConfig } from '../../sign-in-options.ts'
import type { SignInQuery } from '../../sign-in-rules.ts'
import type { Memory } from './memory.ts'
import type { Answer, Federated, Field } from './page.ts'

/** R32. What the page around the widget wants to hear; true lets the widget go on to the address. */
export type SignInCallbacks = {
  signInSuccess?: (user: User, credential: AuthCredential | null, redirectUrl: string | null) => boolean
  signInSuccessWithAuthResult?: (result: UserCredential, redirectUrl: string | null) => boolean
  signInFailure?: (failure: SignInFailure) => void | Promise<void>
  uiShown?: () => void
}
type SignInFailure =
  /** A guest wants to be somebody who has an account: what the guest has made must be moved over, or is left behind. */
  { code: 'anonymous-upgrade-merge-conflict'; credential: AuthCredential } | { code: string; cause: unknown }

export type World = {
  auth: Auth
  config: SignInConfig
  query: SignInQuery
  callbacks: SignInCallbacks
  memory: Memory
  browser: Browser
  expectWindow: ExpectWindow
  /** The guest has been told, and goes on without what the guest had. */
  isUpgradeOver?: boolean
}
export type Browser = {
  origin: string
  /** The address as it is now: an email link carries its code there. */
  href: () => string
  goTo: (path: string) => void
  /** The code in the address has been used. */
  dropCode: () => void
  hasStorage: () => boolean
  hasProviderScript: () => boolean
  wait: (ms: number) => Promise<void>
  /** Proof that no robot asks for a message to a phone; a new one each time. */
  verifier: () => ApplicationVerifier & { clear(): void }
}

/** A window of this provider's is about to open: the page says so from then on, until the answer is called. */
export type ExpectWindow = (provider: Federated) => () => void

/** One thing that a page does when something is pressed or sent. Throws what the service throws. */
export type Step = (world: World) => Promise<Answer>

/** The guest whose account becomes a real one, where that is asked for. */
export function guestOf({ auth, config, isUpgradeOver = false }: World): User | null {
  const isAsked = config.options.autoUpgradeAnonymousUsers && !isUpgradeOver
  return isAsked && auth.currentUser?.isAnonymous ? auth.currentUser : null
}

/** Says no without asking the service. */
export function refuse(field: Field, text: string): Answer {
  return { stays: { field, text } }
}
