/**
 * Who is here: whom the sign-in service's program names on this page, and what of it the other tabs have made the past.
 */
import type { AuthUser } from './auth-port.ts'
import type { SessionHint } from './session-hint.ts'

export class Presence {
  readonly #hint: SessionHint
  #user: AuthUser | null = null
  /**
   * Who left by another tab's word. The service's program may take a second to notice; until it does they must not be
   * let in again.
   */
  #left: AuthUser | null = null
  #sitting = 0

  constructor(hint: SessionHint) {
    this.#hint = hint
  }

  /** Whom the sign-in service knows here. */
  get user(): AuthUser | null {
    return this.#user
  }

  /** Counts who has left: what was asked in another sitting says nothing of who is here now. */
  get sitting(): number {
    return this.#sitting
  }

  arrive(user: AuthUser): void {
    this.#user = user
  }

  /** Whoever left may come in again. */
  readmit(): void {
    this.#left = null
  }

  leave(): void {
    this.#sitting++
    this.#left = this.#user
  }

  /** The sign-in service knows nobody here, or is about to. */
  forget(): void {
    this.#user = null
  }

  holds(user: AuthUser): boolean {
    return this.#user?.uid === user.uid && this.#left !== user
  }

  /** Whether this user went of their own accord, rather than because somebody else came. */
  hasLeft(user: AuthUser): boolean {
    return this.#user === null || this.#left === user
  }

  /**
   * Another tab has signed this user out, or somebody else in: what the service's program still says here is of the
   * past.
   */
  isPast(user: AuthUser): boolean {
    const uid = this.#hint.uid()
    return uid === null ? this.#left === user : uid !== user.uid
  }

  /** Whether it is for this page to forget who is signed in: nobody else is. */
  ownsHint(): boolean {
    const uid = this.#hint.uid()
    return uid !== null && (this.#user === null || this.#user.uid === uid)
  }
}
