/** The session as the server keeps it: begun and changed with a token, read by the cookie, ended with either. */
import { isRefusal } from '#kit/refusal.ts'
import { standstillMs, within } from '../within.ts'
import type { UserRecord } from '../../user.ts'
import type { AuthUser } from './auth-port.ts'
import type { Profile, SessionWorld } from './session-world.ts'
import type { SharedTokens } from './share-tokens.ts'

const endings = ['signed-out-elsewhere', 'sign-in-revoked'] as const
/** Why somebody is signed in here no more. */
export type Ending = (typeof endings)[number]

/** Whoever is signed out is not left without a word for longer than this. */
const patienceMs = 1500

const none = { params: {}, query: {} }

export class ServerSession {
  readonly #callWith: SessionWorld['callWith']
  readonly #tokens: SharedTokens

  constructor(callWith: SessionWorld['callWith'], tokens: SharedTokens) {
    this.#callWith = callWith
    this.#tokens = tokens
  }

  async begin(user: AuthUser): Promise<UserRecord> {
    const idToken = await this.#tokens.make(user)
    // A server that does not keep to the contract is the very case that R41 names.
    const answer = (await within(standstillMs, this.#callWith(null)('logIn', { ...none, body: { idToken } }))) as {
      data?: { user?: UserRecord }
    } | null
    const record = answer?.data?.user
    if (!record) throw new Error('handleSignInSuccess: unexpected user data returned from server')
    return record
  }

  /** Whom the cookie names; null for nobody, and where the server does not say. */
  read(): Promise<UserRecord | null> {
    return within(standstillMs, this.#callWith(null)('findMe', none)).then(
      ({ user }) => user,
      () => null, // the page goes on with what it has
    )
  }

  async change(token: string | null, profile: Profile): Promise<UserRecord> {
    return (await this.#callWith(token)('changeMe', { ...none, body: profile })).user
  }

  /** The user too, and all that is theirs. */
  async remove(token: string | null): Promise<void> {
    await this.#callWith(token)('removeMe', none)
  }

  /** By the cookie alone where there is no token any more: from our own pages the server takes that. */
  async end(user: AuthUser | null): Promise<void> {
    const token = user && (await this.#tokens.make(user).catch(() => null))
    await this.#callWith(token)('logOut', none)
  }

  /**
   * Most often it has ended there first, and the server may know why. Where it cannot be reached it ends with the next
   * login, or by time.
   */
  endUnseen(): Promise<Ending | null> {
    return within(patienceMs, this.end(null)).then(
      () => null,
      (problem: unknown) => endings.find((code) => isRefusal(problem) && problem.code === code) ?? null,
    )
  }
}
