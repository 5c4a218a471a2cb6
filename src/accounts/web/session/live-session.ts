/**
 * The session of somebody who is signed in, or is about to be: how the sign-in service, the server, this page and the
 * other tabs are kept of one mind (R26, R41, R42, R48). What lies outside comes in as `SessionWorld`.
 */
import { isRefusal, Refusal, type RefusalCode } from '#kit/refusal.ts'
import { refusals } from '#kit/refusals.ts'
import type { Call } from '#kit/web/call.ts'
import type { UserRecord } from '../../user.ts'
import type { AuthUser } from './auth-port.ts'
import { accountDeleted, signedOut } from '../notices.ts'
import { Departure } from './departure.ts'
import { Presence } from './presence.ts'
import { ServerSession } from './server-session.ts'
import type { Profile, SessionNews, SessionWorld, SignedIn } from './session-world.ts'
import { type SharedTokens, shareTokens } from './share-tokens.ts'
import { standstillMs, within } from '../within.ts'

const logOutPatienceMs = 5000

export class LiveSession {
  readonly #world: SessionWorld
  readonly #presence: Presence
  readonly #server: ServerSession
  /** The login of who is here, under way or done. */
  #entering: { uid: string; record: Promise<UserRecord> } | null = null
  readonly #departure = new Departure()
  readonly #known: Promise<void>
  readonly #tokens: SharedTokens

  constructor(world: SessionWorld) {
    this.#world = world
    this.#presence = new Presence(world.hint)
    this.#tokens = shareTokens(() => world.port.hearTabs())
    this.#server = new ServerSession(world.callWith, this.#tokens)
    this.#known = new Promise((settle) => {
      world.port.onUser((user) => {
        if (user) this.#appear(user)
        else this.#vanish()
        settle()
      })
    })
    within(standstillMs, this.#known).catch(() => world.store.giveUp())
  }

  #appear(user: AuthUser): void {
    const { isHeld, hint } = this.#world
    this.#presence.arrive(user)
    // With the hint set it was another tab that signed in, and is done.
    if (!isHeld() || hint.isSet()) void this.#letIn(user)
  }

  /**
   * The service's program forgets whom it gets no token for before it says so: what it says tells a session that ended
   * from one that was left.
   */
  #vanish(): void {
    const { user, sitting } = this.#presence
    const token = user && this.#tokens.underWay(user)
    if (!token) return this.#go()
    const go = (problem?: unknown) => {
      if (this.#presence.user !== user) return // somebody else is here by now, or all is said
      if (this.#hasEnded(problem) && !this.#presence.isPast(user)) this.#endOf(sitting)
      else this.#go()
    }
    token.then(() => go(), go)
  }

  /** Unless this page has seen to it, the server's session is still there, and would go on reading. */
  #go(): void {
    const isLost = this.#presence.ownsHint() && !this.#departure.isUnderWay
    this.#leave()
    this.#presence.forget()
    if (isLost) void this.#sayWhy(null)
  }

  bearer = async ({ isChange, isOwn = false }: Call): Promise<string | null> => {
    await this.#known
    if (await this.#departure.over()) this.#mayStillAsk(isOwn)
    await this.#entering?.record.catch(() => {}) // whoever asked for it has been told
    const { user, sitting } = this.#presence
    if (!user || !this.#world.hint.isSet()) return null
    try {
      if (!this.#presence.isPast(user)) return await this.#tokens.make(user)
    } catch (problem) {
      if (!this.#presence.isPast(user)) return this.#withoutToken(problem, isChange, sitting)
    }
    // What was written by one user must not be sent as another's, as whose cookie there is by now.
    if (isChange) throw new Refusal('two-users')
    return null
  }

  /** Whoever has gone has nothing of their own here any more: asking for it would only be refused. */
  #mayStillAsk(isOwn: boolean): void {
    if (isOwn && !this.#presence.user) throw new Refusal('sign-in-needed')
  }

  #withoutToken(problem: unknown, isChange: boolean, sitting: number): null {
    if (this.#hasEnded(problem)) {
      this.#endOf(sitting)
      throw new Refusal('session-ended')
    }
    if (isChange) throw new Refusal('sign-in-unreachable')
    return null
  }

  /** Waits for the login that this sign-in has begun, or begins it. */
  async signedIn({ user, operationType }: SignedIn): Promise<UserRecord> {
    this.#presence.arrive(user)
    if (operationType !== 'signIn') this.#entering = null
    const record = await this.#enter(user)
    // Another tab may have let them in by the sign-in service's word, before they had a name.
    this.#world.tell('changed')
    return record
  }

  /** Somebody may be there by now who was not let in before. */
  retry(): void {
    const { user } = this.#presence
    if (!user || this.#presence.isPast(user) || this.#world.store.getSnapshot().status === 'user') return
    const again = () => this.#presence.user === user && this.#letIn(user)
    // What is under way may have met a fault that is over by now.
    if (this.#entering?.uid === user.uid) this.#entering.record.catch(again)
    else void again()
  }

  /** The same user once more: what the tokens say of them may have changed. */
  async refreshUser(): Promise<void> {
    const { user } = this.#presence
    if (!user) return
    this.#entering = null
    await this.#enter(user)
    this.#world.tell('changed')
  }

  async change(profile: Profile): Promise<void> {
    this.#world.store.set(await this.#server.change(await this.bearer({ isChange: true }), profile))
    this.#world.tell('changed')
  }

  /** R42: first the server, whose failure is no reason to stay; then the sign-in service; then this page. */
  logOut(): Promise<void> {
    return this.#departure.during(async () => {
      await this.#entering?.record.catch(() => {}) // it has been said where it was asked for
      try {
        await within(logOutPatienceMs, this.#server.end(this.#presence.user))
      } catch (problem) {
        this.#world.warn('The server did not end the session.', problem)
      }
      await this.#signOut()
      this.#leave()
      this.#world.tell('signed-out')
    })
  }

  async deleteAccount(): Promise<void> {
    const token = await this.bearer({ isChange: true })
    await this.#departure.during(() => this.#server.remove(token))
    this.#close(accountDeleted)
  }

  /** For a call that leaves now, to tell its refusal by. */
  get sitting(): number {
    return this.#presence.sitting
  }

  /** What another call was answered with. The one who made it hears of it too. */
  onRefusal(code: RefusalCode, sitting = this.sitting): void {
    const { store, hint } = this.#world
    const { user } = this.#presence
    if (!user || !hint.isSet() || !this.#isStill(sitting)) return
    if (code === 'session-ended' && !this.#presence.isPast(user)) this.#end()
    if (code === 'two-users' && this.#presence.isPast(user)) store.say(refusals[code].message)
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
    if (news === 'signed-out' && !this.#presence.ownsHint()) this.#leave()
    if (news !== 'changed') return
    await this.#entering?.record.catch(() => {}) // what it brings may be of before
    if (store.getSnapshot().status === 'user') {
      // By the cookie: this tab's token may be the very one that a new password has just ended, and asking with it
      // would sign out both.
      const record = await this.#server.read()
      if (record && record.iamId === this.#presence.user?.uid) store.set(record)
    }
  }

  #letIn(user: AuthUser): Promise<unknown> {
    return this.#enter(user).catch((problem: unknown) => this.#cannotEnter(user, problem))
  }

  #enter(user: AuthUser): Promise<UserRecord> {
    this.#presence.readmit()
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
    const { store, hint, tell, events } = this.#world
    await store.loaded
    const record = await this.#server.begin(user)
    if (!this.#presence.holds(user)) {
      if (this.#presence.hasLeft(user)) this.#server.endUnseen()
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
    if (!this.#presence.holds(user)) return // left meanwhile, and all is said
    // By now it is somebody else's browser, whose sign-in this one's end is none of.
    if (this.#presence.isPast(user)) return this.#leave()
    if (this.#hasEnded(problem)) return this.#end()
    warn('The login did not succeed.', problem)
    const record = hint.isSet() ? await this.#server.read() : null
    if (record?.iamId === user.uid && hint.isSet()) store.set(record)
    else store.giveUp()
  }

  #hasEnded(problem: unknown): boolean {
    return this.#world.port.isEnded(problem) || (isRefusal(problem) && problem.code === 'session-ended')
  }

  /** Whoever signs out, or has done so and is back, is not told that their session has expired. */
  #isStill(sitting: number): boolean {
    return !this.#departure.isUnderWay && sitting === this.sitting
  }

  #endOf(sitting: number): void {
    if (this.#isStill(sitting)) this.#end()
  }

  /** It is over, whatever the sign-in service makes of it: here, and in the other tabs. */
  #end(): void {
    this.#close(signedOut)
    void this.#sayWhy(refusals['session-ended'].message)
  }

  /** What the server knows of it, else what is `usual`; nothing to somebody who is here by then. */
  async #sayWhy(usual: string | null): Promise<void> {
    const { store } = this.#world
    const why = await this.#server.endUnseen()
    const notice = why ? refusals[why].message : usual
    if (notice !== null && store.getSnapshot().status === 'visitor') store.say(notice)
  }

  #close(notice: string): void {
    this.#leave(notice)
    this.#world.tell('signed-out')
    void this.#signOut()
  }

  #signOut(): Promise<void> {
    const { port, warn } = this.#world
    this.#presence.forget() // nothing may let this user in again while the service forgets them
    return this.#departure.during(() =>
      port.signOut().catch((problem: unknown) => warn('The sign-in service did not forget the user.', problem)),
    )
  }

  /** Nobody is there any more. The event comes once, and also where something of the user could not be cleared. */
  #leave(notice?: string): void {
    const { store, hint, events, warn } = this.#world
    const isOwn = this.#presence.ownsHint()
    const wasHere = isOwn || store.getSnapshot().status !== 'visitor'
    this.#presence.leave()
    this.#entering = null
    if (isOwn) hint.clear()
    const isCleared = store.clear()
    if (notice !== undefined) store.say(notice)
    if (!isCleared) warn('What this browser remembers of the membership could not be removed.')
    if (wasHere || !isCleared) events.dispatchEvent(new CustomEvent('user-logged-out'))
  }
}
