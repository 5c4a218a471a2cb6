/**
 * What this page asks about membership and purchases (R43 to R50): the two checks after a login, and the three ways to
 * the payment pages. What comes back is for the screen; the server decides by itself. Everything outside comes in as
 * `MembershipWorld`; `membership.ts` brings the real one.
 */
import { displayName, memberDefaults, type UserRecord } from '#accounts/user.ts'
import { createStore, type Store } from '#accounts/web/store.ts'
import type { Membership } from '#accounts/web/stored-membership.ts'
import { within } from '#accounts/web/within.ts'
import type { AnswerOf, Caller } from '#kit/endpoint.ts'
import type { membershipContract } from '../contract.ts'
import type { Purchase } from '../words.ts'
import type { Departure } from './outcome/departure.ts'
import { membershipOf } from './membership-view.ts'
import { departureFrom } from './outcome/outcome.ts'

export type MembershipCaller = Caller<typeof membershipContract>
type SubscriptionCheck = AnswerOf<(typeof membershipContract)['checkSubscription']>
type PurchasesCheck = AnswerOf<(typeof membershipContract)['checkPurchases']>
/** A user who can buy. */
type Buyer = UserRecord & { email: string }

export type MembershipWorld = {
  call: MembershipCaller
  user(): UserRecord | null
  /** Shown at once, and until the next logout. */
  remember(given: Partial<Membership>): void
  /** Null where it could not be learnt: then an earlier one tells nothing either. */
  keepDeparture(departure: Departure | null): void
  /** `https://farsight.example` */
  origin: string
  /** The whole page goes there. */
  leave(url: string): void
  alert(words: string): void
  logError(what: string, problem?: unknown): void
}

export type MembershipClient = {
  /** R43, R50. Never fails: what cannot be learnt is a guest's. */
  checkSubscription(): Promise<SubscriptionCheck>
  /** R44, R50. */
  checkPurchases(): Promise<PurchasesCheck>
  /** After a login: first the subscription, then the purchases, as long as there is somebody who can have any. */
  checkBoth(): Promise<void>
  openPortal(): Promise<void>
  /** `terms`: the version that the buyer has agreed to just now, where they were asked. */
  checkOutSubscription(terms?: string): Promise<void>
  checkOutPurchase(terms?: string): Promise<void>
  /** Which page is being opened; the others wait. */
  leaving: Pick<Store<Leaving | null>, 'getSnapshot' | 'subscribe'>
  /** Somebody has come back to this very page, or never left it. */
  stay(): void
}

export type Leaving = 'openPortal' | 'checkOutSubscription' | 'checkOutPurchase'

const none = { params: {}, query: {} }
const guest: SubscriptionCheck = { status: 'guest', analysisBudget: memberDefaults.analysisBudget }
const nothingBought: PurchasesCheck = {
  analysisBudget: memberDefaults.analysisBudget,
  analysisTrendBudget: memberDefaults.analysisTrendBudget,
}
/** Whoever pays is not kept waiting for what only a sentence on the way back needs. */
const departurePatienceMs = 2000

/** R50, word for word. */
export const alerts: Record<Leaving, string> = {
  openPortal: 'Could not open customer portal. Please try again later.',
  checkOutSubscription: 'Could not open subscription page. Please try again later.',
  checkOutPurchase: 'Could not open purchase page. Please try again later.',
}

export function createMembershipClient(world: MembershipWorld): MembershipClient {
  const checkSubscription = shared(world, async () => {
    const user = whoBuys(world, 'checkSubscription')
    if (!user) return guest
    const answer = await world.call('checkSubscription', { ...none, body: { email: user.email } }).catch(() => null)
    const { membershipStatus, analysisBudget } = answer
      ? { ...answer, membershipStatus: answer.status }
      : await standing(world, user)
    if (isStill(world, user)) world.remember({ membershipStatus, analysisBudget })
    return answer ?? guest
  })
  const checkPurchases = shared(world, async () => {
    const user = whoBuys(world, 'checkPurchases')
    if (!user) return nothingBought
    const answer = await world.call('checkPurchases', { ...none, body: { email: user.email } }).catch(() => null)
    const { analysisBudget, analysisTrendBudget } = answer ?? (await standing(world, user))
    if (isStill(world, user)) world.remember({ analysisBudget, analysisTrendBudget })
    return answer ?? nothingBought
  })
  return {
    checkSubscription,
    checkPurchases,
    async checkBoth() {
      // Whoever has left meanwhile, or is a guest, asks for nothing: that is no error, as R49 has it of a check that is
      // asked for.
      if (world.user()?.email) await checkSubscription()
      if (world.user()?.email) await checkPurchases()
    },
    ...waysOut(world),
  }
}

/**
 * R50, silently. Whoever has paid is not shown as a guest for as long as the payment service is away: the database
 * knows without asking it.
 */
async function standing(world: MembershipWorld, user: Buyer): Promise<Membership> {
  // Checks fail too for whoever has just signed out.
  if (!isStill(world, user)) return memberDefaults
  return world.call('findMembership', none).then(membershipOf, () => memberDefaults)
}

const bought = { checkOutSubscription: 'membership', checkOutPurchase: 'pack' } as const satisfies Partial<
  Record<Leaving, Purchase>
>

/** The three pages elsewhere. One is opened at a time: a second press while the first is on its way sends nothing. */
function waysOut(
  world: MembershipWorld,
): Pick<MembershipClient, 'openPortal' | 'checkOutSubscription' | 'checkOutPurchase' | 'leaving' | 'stay'> {
  const leaving = createStore<Leaving | null>(() => null)
  const open = async (way: Leaving, find: (user: Buyer) => Promise<{ url: string }>) => {
    if (leaving.getSnapshot() !== null) return
    const user = whoBuys(world, way)
    if (!user) return
    leaving.set(way)
    try {
      const { url } = await find(user)
      if (!isStill(world, user)) return leaving.set(null) // they have left, and this page is not theirs
      world.leave(addressOf(url, world.origin))
    } catch (problem) {
      leaving.set(null)
      world.logError(`${way} failed.`, problem)
      world.alert(alerts[way])
    }
  }
  const buy = async (way: 'checkOutSubscription' | 'checkOutPurchase', user: Buyer, terms: string | undefined) => {
    const body = { email: user.email, name: nameOf(user), ...(terms && { terms }) }
    const of = bought[way]
    const [answer] = await Promise.all([world.call(way, { ...none, body }), noteDeparture(world, of, user)])
    return answer
  }
  return {
    openPortal: () => open('openPortal', ({ email }) => world.call('openPortal', { ...none, body: { email } })),
    checkOutSubscription: (terms) => open('checkOutSubscription', (user) => buy('checkOutSubscription', user, terms)),
    checkOutPurchase: (terms) => open('checkOutPurchase', (user) => buy('checkOutPurchase', user, terms)),
    leaving: { getSnapshot: leaving.getSnapshot, subscribe: leaving.subscribe },
    stay: () => leaving.set(null),
  }
}

/** Asked anew: what this page shows may be old by now. */
async function noteDeparture({ call, keepDeparture }: MembershipWorld, of: Purchase, { iamId }: Buyer): Promise<void> {
  try {
    keepDeparture(departureFrom(iamId, of, await within(departurePatienceMs, call('findMembership', none))))
  } catch {
    keepDeparture(null)
    // Then the way back cannot say what was added; what was bought is there all the same.
  }
}

/** R49. */
function whoBuys({ user, logError }: MembershipWorld, what: string): Buyer | null {
  const asking = user()
  if (asking?.iamId && asking.email) return { ...asking, email: asking.email }
  logError(`${what} needs a signed-in user with an email address.`)
  return null
}

/** A late answer is about whoever asked for it. */
function isStill({ user }: MembershipWorld, { iamId }: UserRecord): boolean {
  return user()?.iamId === iamId
}

/** R47. No longer than a receipt takes it. */
function nameOf(user: UserRecord): string {
  const name = user.name?.trim() || displayName(user) || ''
  return [...name].slice(0, 100).join('')
}

/** Only this site, or another over HTTPS: whatever else the answer names is not gone to. */
export function addressOf(url: unknown, origin: string): string {
  if (typeof url !== 'string' || url === '') throw new Error('The server named no page.')
  const address = new URL(url, origin)
  if (address.origin !== origin && address.protocol !== 'https:')
    throw new Error(`The server named a page that is not opened: ${address.href}`)
  return address.href
}

/** Whoever asks while the same is being asked for the same user shares the answer. */
function shared<Answer>({ user }: MembershipWorld, ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: { of: string | undefined; answer: Promise<Answer> } | null = null
  return () => {
    const of = user()?.iamId
    if (underWay && underWay.of === of) return underWay.answer
    const asked = { of, answer: ask() }
    underWay = asked
    void asked.answer.finally(() => {
      if (underWay === asked) underWay = null
    })
    return asked.answer
  }
}
