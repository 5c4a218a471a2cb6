/**
 * The session of somebody who is signed in, or is about to be: how the sign-in service, the server, this page and the other tabs are kept of one
 * mind (R26, R41, R42, R48). What lies outside comes in as `SessionWorld`.
 */
import { isRefusal, Refusal, type RefusalCode, refusals } from '#kit/refusal.ts'
import type { UserRecord } from '../user.ts'
import type { AuthUser } from './auth-port.ts'
import { accountDeleted } from './notices.ts'
import type { Profile, SessionNews, SessionWorld, SignedIn } from './session-world.ts'
import { shareTokens } from './share-tokens.ts'
import { within } from './within.ts'

const none = { params: {}, query: {} }
const logOutPatienceMs = 5000

export class LiveSession {
  readonly #world: SessionWorld
  /** Whom the sign-in service knows here, and the login of that user, under way or done. */
  #present: AuthUser | null = null
  /** Who left by another tab's word. The service's program may take a second to notice; until it does they must not be let in again. */
  #left: AuthUser | null = null
  #entering: { uid: string; record: Promise<UserRecord> } | null = null
  /** While the sign-in service is told to forget the user. */
  #isLeaving = false
  readonly #known: Promise<void>
  readonly #tokens = shareTokens()

  constructor(world: SessionWorld) {
    this.#world = world
    this.#known = new Promise((settle) => {
      world.port.onUser((user) => {
        if (user) this.#appear(user)
        else this.#vanish()
        settle()
      })
    })
  }

  #appear(user: AuthUser): void {
    const { isHeld, hint } = this.#world
    this.#present = user
    // With the hint set it was another tab that signed in, and is done.
    if (!isHeld() || hint.isSet()) void this.#letIn(user)
  }

  /** The service's program forgets whom it gets no token for before it says so: what it says tells a session that ended from one that was left. */
  #vanish(): void {
    const user = this.#present
    const token = user && this.#tokens.underWay(user)
    if (!token) return this.#go()
    const go = (problem?: unknown) => {
      if (this.#present !== user) return // somebody else is here by now, or all is said
      if (this.#hasEnded(problem) && !this.#isPast(user)) this.#end()
      else this.#go()
    }
    token.then(() => go(), go)
  }

  /** Unless this page has seen to it, the server's session is still there, and would go on reading. */
  #go(): void {
    const isLost = this.#ownsHint() && !this.#isLeaving
    this.#leave()
    this.#present = null
    if (isLost) this.#endUnseen()
  }

  /** Another tab has signed this user out, or somebody else in: what the service's program still says here is of the past. */
  #isPast(user: AuthUser): boolean {
    const uid = this.#world.hint.uid()
    return uid === null ? this.#left === user : uid !== user.uid
  }

  /** Whether it is for this page to forget who is signed in: nobody else is. */
  #ownsHint(): boolean {
    const uid = this.#world.hint.uid()
    return uid !== null && (this.#present === null || this.#present.uid === uid)
  }

  bearer = async ({ isChange }: { isChange: boolean }): Promise<string | null> => {
    await this.#known
    await this.#entering?.record.catch(() => {}) // whoever asked for it has been told
    const user = this.#present
    if (!user || !this.#world.hint.isSet()) return null
    try {
      if (!this.#isPast(user)) return await this.#tokens.make(user)
    } catch (problem) {
      if (!this.#isPast(user)) return this.#withoutToken(problem, isChange)
    }
    // What was written by one user must not be sent as another's, as whose cookie there is by now.
    if (isChange) throw new Refusal('two-users')
    return null
  }

  #withoutToken(problem: unknown, isChange: boolean): null {
    if (this.#hasEnded(problem)) {
      this.#end()
      throw new Refusal('session-ended')
    }
    if (isChange) throw new Refusal('sign-in-unreachable')
    return null
  }

  /** Waits for the login that this sign-in has begun, or begins it. */
  async signedIn({ user, operationType }: SignedIn): Promise<UserRecord> {
    this.#present = user
    if (operationType !== 'signIn') this.#entering = null
    return this.#enter(user)
  }

  /** Somebody may be there by now who was not let in before. */
  retry(): void {
    const user = this.#present
    if (user && !this.#isPast(user) && this.#world.store.getSnapshot().status !== 'user') void this.#letIn(user)
  }

  /** The same user once more: what the tokens say of them may have changed. */
  async refreshUser(): Promise<void> {
    if (!this.#present) return
    this.#entering = null
    await this.#enter(this.#present)
    this.#world.tell('changed')
  }

  async change(profile: Profile): Promise<void> {
    const call = this.#world.callWith(await this.bearer({ isChange: true }))
    this.#world.store.set((await call('changeMe', { ...none, body: profile })).user)
    this.#world.tell('changed')
  }

  /** R42: first the server, whose failure is no reason to stay; then the sign-in service; then this page. */
  async logOut(): Promise<void> {
    await this.#entering?.record.catch(() => {}) // it has been said where it was asked for
    try {
      await within(logOutPatienceMs, this.#endOnServer(this.#present))
    } catch (problem) {
      this.#world.warn('The server did not end the session.', problem)
    }
    await this.#signOut()
    this.#leave()
    this.#world.tell('signed-out')
  }

  async deleteAccount(): Promise<void> {
    const call = this.#world.callWith(await this.bearer({ isChange: true }))
    await call('removeMe', none)
    this.#close(accountDeleted)
  }

  /** What another call was answered with. The one who made it hears of it too. */
  onRefusal(code: RefusalCode): void {
    const { store, hint } = this.#world
    const user = this.#present
    if (!user || !hint.isSet()) return
    if (code === 'session-ended' && !this.#isPast(user)) this.#end()
    if (code === 'two-users' && this.#isPast(user)) store.say(refusals[code].message)
    else if (code === 'two-users') {
      this.refreshUser().then(
        () => store.say(refusals[code].message),
        (problem: unknown) => this.#cannotEnter(user, problem),
      )
    }
  }

  /** From another tab. */
  async hear(news: SessionNews): Promise<void> {
    const { store } = this.#world
    if (news === 'signed-in') this.retry()
    // By now they may have signed in again.
    if (news === 'signed-out' && !this.#ownsHint()) this.#leave()
    if (news === 'changed' && store.getSnapshot().status === 'user') {
      // By the cookie: this tab's token may be the very one that a new password has just ended, and asking with it would sign out both.
      const record = await this.#readMe()
      if (record && record.iamId === this.#present?.uid) store.set(record)
    }
  }

  #letIn(user: AuthUser): Promise<unknown> {
    return this.#enter(user).catch((problem: unknown) => this.#cannotEnter(user, problem))
  }

  #enter(user: AuthUser): Promise<UserRecord> {
    this.#left = null
    if (this.#entering?.uid === user.uid) return this.#entering.record
    const entering = { uid: user.uid, record: this.#logIn(user) }
    this.#entering = entering
    entering.record.catch(() => {
      if (this.#entering === entering) this.#entering = null // so that it may be tried again
    })
    return entering.record
  }

  /** R26: only once the user information is loaded. */
  async #logIn(user: AuthUser): Promise<UserRecord> {
    const { callWith, store, hint, tell, events } = this.#world
    await store.loaded
    const idToken = await this.#tokens.make(user)
    // A server that does not keep to the contract is the very case that R41 names.
    const answer = (await callWith(null)('logIn', { ...none, body: { idToken } })) as { data?: { user?: UserRecord } } | null
    const record = answer?.data?.user
    if (!record) throw new Error('handleSignInSuccess: unexpected user data returned from server')
    if (this.#present?.uid !== user.uid || this.#left === user) {
      if (this.#present === null || this.#left === user) this.#endUnseen()
      throw new Error('While the server answered, this user has left.')
    }
    hint.set(user.uid)
    store.set(record)
    store.say(null)
    tell('signed-in')
    events.dispatchEvent(new CustomEvent('user-logged-in', { detail: record }))
    return record
  }

  /** Who was here before is shown as the cookie knows them, until the sign-in service answers again. */
  async #cannotEnter(user: AuthUser, problem: unknown): Promise<void> {
    const { store, hint, warn } = this.#world
    if (this.#present?.uid !== user.uid || this.#left === user) return // left meanwhile, and all is said
    if (this.#hasEnded(problem)) return this.#end()
    warn('The login did not succeed.', problem)
    const record = hint.isSet() ? await this.#readMe() : null
    if (record?.iamId === user.uid && hint.isSet()) store.set(record)
    else store.giveUp()
  }

  #readMe(): Promise<UserRecord | null> {
    return this.#world
      .callWith(null)('findMe', none)
      .then(
        ({ user }) => user,
        () => null, // the page goes on with what it has
      )
  }

  /** By the cookie alone where there is no token any more: from our own pages the server takes that. */
  async #endOnServer(user: AuthUser | null): Promise<void> {
    const token = user && (await this.#tokens.make(user).catch(() => null))
    await this.#world.callWith(token)('logOut', none)
  }

  /** Most often it has ended there first. Where the server cannot be reached it ends with the next login, or by time. */
  #endUnseen(): void {
    this.#endOnServer(null).catch(() => {})
  }

  #hasEnded(problem: unknown): boolean {
    return this.#world.port.isEnded(problem) || (isRefusal(problem) && problem.code === 'session-ended')
  }

  /** It is over, whatever the sign-in service makes of it: here, and in the other tabs. */
  #end(): void {
    this.#close(refusals['session-ended'].message)
    this.#endUnseen()
  }

  #close(notice: string): void {
    this.#leave(notice)
    this.#world.tell('signed-out')
    void this.#signOut()
  }

  async #signOut(): Promise<void> {
    const { port, warn } = this.#world
    this.#present = null // nothing may let this user in again while the service forgets them
    this.#isLeaving = true
    await port.signOut().catch((problem: unknown) => warn('The sign-in service did not forget the user.', problem))
    this.#isLeaving = false
  }

  /** Nobody is there any more. The event comes once, and also where something of the user could not be cleared. */
  #leave(notice?: string): void {
    const { store, hint, events, warn } = this.#world
    const isOwn = this.#ownsHint()
    const wasHere = isOwn || store.getSnapshot().status !== 'visitor'
    this.#left = this.#present
    this.#entering = null
    if (isOwn) hint.clear()
    const isCleared = store.clear()
    if (notice !== undefined) store.say(notice)
    if (!isCleared) warn('What this browser remembers of the membership could not be removed.')
    if (wasHere || !isCleared) events.dispatchEvent(new CustomEvent('user-logged-out'))
  }
}
