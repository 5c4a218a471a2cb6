/** What a session needs of the world, and what it says to it. `open-session.ts` brings the real one. */
import type { Caller } from '#kit/endpoint.ts'
import type { accountContract } from '../../contract.ts'
import type { AuthPort, AuthUser } from './auth-port.ts'
import type { SessionHint } from './session-hint.ts'
import type { UserStore } from '../user-store.ts'

export type AccountCaller = Caller<typeof accountContract>
/** What tabs tell each other. */
export type SessionNews = 'signed-in' | 'signed-out' | 'changed'

export type SessionWorld = {
  port: AuthPort
  /** The calls about users, each with this proof; null for none. */
  callWith(token: string | null): AccountCaller
  store: UserStore
  events: EventTarget
  hint: SessionHint
  /**
   * Whether the sign-in page is open: it says itself when whoever signs in there is complete, with their name and what
   * was to be connected.
   */
  isHeld(): boolean
  tell(news: SessionNews): void
  warn(what: string, problem?: unknown): void
}

export type Profile = {
  nickname?: string | null
  photoUrl?: string | null
  mailsReports?: boolean
  mailsNotices?: boolean
  publicName?: string | null
  isOnLeaderboards?: boolean
  hidesCrowd?: boolean
}
/** What the widget hands over when somebody has signed in; other operations change who a user is. */
export type SignedIn = { user: AuthUser; operationType: string }
