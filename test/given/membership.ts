/** For tests: a membership client among stand-ins for what lies outside it, the server and the browser. */
import { createUserStore } from '#accounts/web/user-store.ts'
import type { UserRecord } from '#accounts/user.ts'
import { catalogue } from '#membership/catalogue.ts'
import type { Departure } from '#membership/web/outcome/departure.ts'
import { createMembershipClient, type MembershipCaller } from '#membership/web/membership-client.ts'
import type { MembershipView } from '#membership/web/membership-view.ts'
import { workingStorage } from './storage.ts'

export const buyer = {
  _id: '7',
  iamId: 'ada',
  email: 'ada@lovelace.example',
  name: 'Ada Lovelace',
  nickname: 'Countess',
  membershipStatus: 'guest',
  analysisBudget: 0,
  analysisTrendBudget: 8,
} as UserRecord

export const member: MembershipView = {
  status: 'member',
  renewsAt: '2026-12-12T09:30:00.000Z',
  endsAt: null,
  budgets: { analysis: { left: 9, granted: 10 }, trend: { left: 47, granted: 48 } },
  expiring: [
    { budget: 'analysis', left: 9, at: '2026-12-15T09:30:00.000Z' },
    { budget: 'trend', left: 39, at: '2026-12-15T09:30:00.000Z' },
  ],
  owed: { analysis: 0, trend: 0 },
  payments: [],
  bought: { pack: { times: 1, takenBack: null }, membership: { times: 1, takenBack: null } },
  lapse: null,
  products: catalogue.map((product) => ({ ...product })),
  isLocal: true,
  termsToAccept: null,
}
export const guest: MembershipView = {
  ...member,
  status: 'guest',
  renewsAt: null,
  budgets: { analysis: { left: 0, granted: 0 }, trend: { left: 8, granted: 8 } },
  expiring: [],
  isLocal: false,
}

type Answers = Record<string, () => unknown>

const usual: Answers = {
  checkSubscription: () => ({ status: 'member', analysisBudget: 9 }),
  checkPurchases: () => ({ analysisBudget: 9, analysisTrendBudget: 47 }),
  findMembership: () => ({ ...member, bought: { ...member.bought, pack: { times: 2, takenBack: null } } }),
  openPortal: () => ({ url: 'https://pay.example/portal' }),
  checkOutSubscription: () => ({ url: 'https://pay.example/member' }),
  checkOutPurchase: () => ({ url: '/local/checkout/cs_1' }),
}

/** `user`: who is signed in, nobody for null. `answers` by the name of the call; what throws is how the call fails. */
export function givenMembership({ user = buyer, answers = {} }: { user?: UserRecord | null; answers?: Answers } = {}) {
  const { storage, entries } = workingStorage()
  const store = createUserStore(storage, () => new Date('2026-11-21T09:30:00.000Z'))
  store.load()
  if (user) store.set(user)
  const calls: unknown[][] = []
  const log = {
    left: [] as string[],
    alerts: [] as string[],
    errors: [] as string[],
    departures: [] as (Departure | null)[],
  }
  const call = (async (name: string, { body }: { body?: unknown }) => {
    calls.push(body === undefined ? [name] : [name, body])
    return (answers[name] ?? usual[name])?.()
  }) as unknown as MembershipCaller
  const client = createMembershipClient({
    call,
    user: () => store.getSnapshot().user,
    remember: store.remember,
    keepDeparture: (departure) => log.departures.push(departure),
    origin: 'https://farsight.example',
    leave: (url) => log.left.push(url),
    alert: (words) => log.alerts.push(words),
    logError: (what) => log.errors.push(what),
  })
  const shown = () => {
    const { membershipStatus, analysisBudget, analysisTrendBudget } = store.getSnapshot()
    return [membershipStatus, analysisBudget, analysisTrendBudget]
  }
  return { client, store, shown, entries, calls, ...log }
}

/** A call that answers when it is told to. */
export function givenWait<Answer>() {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<Answer>()
  return { waiting: () => waiting, answer }
}
