import { describe, expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { buyer, givenMembership, givenWait, member } from '../../../test/given/membership.ts'
import { addressOf, alerts, type Leaving } from './membership-client.ts'

const failures: [string, () => never][] = [
  ['the server refuses', () => fail(new Refusal('payments-unreachable'))],
  ['the session has ended', () => fail(new Refusal('session-ended'))],
  ['nothing answers', () => fail(new TypeError('Failed to fetch'))],
  ['the answer cannot be read', () => fail(new SyntaxError('Unexpected token'))],
]
const fail = (error: Error): never => {
  throw error
}
const noBuyers = [
  ['a visitor', null],
  ['a user without an email', { ...buyer, email: null }],
  ['a user with an empty email', { ...buyer, email: '' }],
  ['a record without an iamId', { ...buyer, iamId: '' }],
] as const
const fewer = { ...member, budgets: { analysis: { left: 4, granted: 10 }, trend: { left: 23, granted: 48 } } }
const ways: Leaving[] = ['openPortal', 'checkOutSubscription', 'checkOutPurchase']

describe('the two checks', () => {
  test.each(noBuyers.slice(0, 3))('after a login of %s nothing is asked, and that is no error', async (_who, user) => {
    const { client, calls, errors } = givenMembership({ user })
    await client.checkBoth()
    expect([calls, errors]).toEqual([[], []])
  })

  test('who leaves between the two checks of a login is asked nothing more', async () => {
    const { waiting, answer } = givenWait()
    const { client, store, calls, errors } = givenMembership({ answers: { checkSubscription: waiting } })
    const both = client.checkBoth()
    store.clear()
    answer({ status: 'member', analysisBudget: 9 })
    await both
    expect([calls.map(([name]) => name), errors]).toEqual([['checkSubscription'], []])
  })

  test('R25 R43 R44 after a login ask first for the subscription, then for purchases; what they say is shown and kept with its moment', async () => {
    const { client, shown, calls, entries, errors } = givenMembership()
    await client.checkBoth()
    const body = { email: 'ada@lovelace.example' }
    expect(calls).toEqual([
      ['checkSubscription', body],
      ['checkPurchases', body],
    ])
    expect(shown()).toEqual(['member', 9, 47])
    expect(entries()).toEqual({
      membershipStatus: 'member',
      membershipStatusTimestamp: '2026-11-21T09:30:00.000Z',
      analysisBudget: '9',
      analysisTrendBudget: '47',
    })
    expect(errors).toEqual([])
  })

  test.each(
    failures.flatMap(([name, answer]) => [
      { name, answer, about: 'and of the membership too', shown: ['guest', 0, 8], findMembership: answer },
      { name, answer, about: 'but of the membership it tells', shown: ['member', 4, 23], findMembership: () => fewer },
    ]),
  )('R50 when $name, $about, $shown is shown, and nobody is told', async ({ answer, shown, findMembership }) => {
    const world = givenMembership({ answers: { checkSubscription: answer, checkPurchases: answer, findMembership } })
    world.store.remember({ membershipStatus: 'member', analysisBudget: 9, analysisTrendBudget: 47 })
    expect(await world.client.checkSubscription()).toEqual({ status: 'guest', analysisBudget: 0 })
    expect(await world.client.checkPurchases()).toEqual({ analysisBudget: 0, analysisTrendBudget: 8 })
    expect([world.shown(), world.alerts, world.errors]).toEqual([shown, [], []])
  })

  test.each(noBuyers)('R49 for %s do nothing but log an error, and answer guest, 0 and 8', async (_name, user) => {
    const { client, calls, errors, entries } = givenMembership({ user })
    expect(await client.checkSubscription()).toEqual({ status: 'guest', analysisBudget: 0 })
    expect(await client.checkPurchases()).toEqual({ analysisBudget: 0, analysisTrendBudget: 8 })
    expect([calls, entries(), errors.length]).toEqual([[], {}, 2])
  })

  test('an answer about somebody who has left is shown to nobody', async () => {
    const { waiting, answer } = givenWait()
    const world = givenMembership({ answers: { checkPurchases: waiting } })
    const check = world.client.checkPurchases()
    world.store.set({ ...buyer, iamId: 'grace' })
    answer({ analysisBudget: 9, analysisTrendBudget: 47 })
    await check
    expect([world.shown(), world.entries()]).toEqual([['guest', 0, 8], {}])
  })

  test('whoever has signed out when a check fails is asked about nothing more', async () => {
    const page: { leave?: () => void } = {}
    const leaveAndFail = () => {
      page.leave?.()
      throw new Refusal('session-ended')
    }
    const { client, store, calls, entries } = givenMembership({ answers: { checkPurchases: leaveAndFail } })
    page.leave = () => store.clear()
    await client.checkPurchases()
    expect([calls.map(([name]) => name), entries()]).toEqual([['checkPurchases'], {}])
  })

  test('asked twice at a time are one question, unless somebody else asks', async () => {
    const { waiting, answer } = givenWait()
    const world = givenMembership({ answers: { checkPurchases: waiting } })
    const asked = [world.client.checkPurchases(), world.client.checkPurchases()]
    expect(world.calls).toHaveLength(1)
    world.store.set({ ...buyer, iamId: 'grace', email: 'grace@hopper.example' })
    asked.push(world.client.checkPurchases())
    expect(world.calls.map(([, body]) => body)).toEqual([
      { email: 'ada@lovelace.example' },
      { email: 'grace@hopper.example' },
    ])
    answer({ analysisBudget: 1, analysisTrendBudget: 2 })
    await Promise.all(asked)
    await world.client.checkPurchases()
    expect(world.calls).toHaveLength(3)
  })
})

describe('the three ways to the payment pages', () => {
  const named = { email: 'ada@lovelace.example', name: 'Ada Lovelace' }
  test.each<[Leaving, unknown, string]>([
    ['openPortal', { email: 'ada@lovelace.example' }, 'https://pay.example/portal'],
    ['checkOutSubscription', named, 'https://pay.example/member'],
    ['checkOutPurchase', named, 'https://farsight.example/local/checkout/cs_1'],
  ])('R45 R46 R47 %s sends %o, and the whole page goes to %s', async (way, body, url) => {
    const { client, calls, left, alerts: alerted } = givenMembership()
    await client[way]()
    expect(calls.filter(([name]) => name === way)).toEqual([[way, body]])
    expect([left, alerted]).toEqual([[url], []])
  })

  test.each(['checkOutSubscription', 'checkOutPurchase'] as const)(
    '%s says which terms were agreed to, where the buyer was asked',
    async (way) => {
      const { client, calls } = givenMembership()
      await client[way]('a1b2c3')
      expect(calls.find(([name]) => name === way)?.[1]).toMatchObject({ terms: 'a1b2c3' })
    },
  )

  test.each(ways.flatMap((way) => failures.map(([name, answer]) => [way, name, answer] as const)))(
    'R50 %s: when %s, the alert of the specification comes, and it can be tried again',
    async (way, _name, answer) => {
      const { client, left, alerts: alerted, errors } = givenMembership({ answers: { [way]: answer } })
      await client[way]()
      expect([left, alerted, errors]).toEqual([[], [alerts[way]], [`${way} failed.`]])
      expect(client.leaving.getSnapshot()).toBeNull()
      await client[way]()
      expect(alerted).toHaveLength(2)
    },
  )

  test('R50 the alerts are word for word those of the specification', () => {
    expect(alerts).toEqual({
      openPortal: 'Could not open customer portal. Please try again later.',
      checkOutSubscription: 'Could not open subscription page. Please try again later.',
      checkOutPurchase: 'Could not open purchase page. Please try again later.',
    })
  })

  test.each(ways.flatMap((way) => noBuyers.map(([name, user]) => [way, name, user] as const)))(
    'R49 %s for %s does nothing but log an error',
    async (way, _name, user) => {
      const { client, calls, left, alerts: alerted, errors } = givenMembership({ user })
      await client[way]()
      expect([calls, left, alerted, errors]).toEqual([
        [],
        [],
        [],
        [`${way} needs a signed-in user with an email address.`],
      ])
    },
  )

  test.each(ways)('%s pressed twice sends once, and no other page is opened meanwhile', async (way) => {
    const { waiting, answer } = givenWait()
    const { client, calls, left } = givenMembership({ answers: { [way]: waiting } })
    const first = client[way]()
    expect(client.leaving.getSnapshot()).toBe(way)
    await Promise.all(ways.map((other) => client[other]()))
    answer({ url: '/there' })
    await first
    await client[way]() // the page is on its way out
    expect(calls.filter(([name]) => ways.includes(name as Leaving))).toHaveLength(1)
    expect(left).toEqual(['https://farsight.example/there'])
    client.stay()
    await client[way]()
    expect(left).toHaveLength(2)
  })

  test('who signs out while the page is being opened is not taken there', async () => {
    const { waiting, answer } = givenWait()
    const { client, store, left, alerts: alerted } = givenMembership({ answers: { checkOutPurchase: waiting } })
    const opening = client.checkOutPurchase()
    store.clear()
    answer({ url: '/local/checkout/cs_1' })
    await opening
    expect([left, alerted, client.leaving.getSnapshot()]).toEqual([[], [], null])
  })
})

test.each([
  [{ name: 'Ada Lovelace' }, 'Ada Lovelace'],
  [{ name: null }, 'Countess'],
  [{ name: '  ', nickname: null }, 'ada'],
  [{ name: '𝒜'.repeat(150) }, '𝒜'.repeat(100)],
])('R47 the name of %o on the receipt is %s', async (names, name) => {
  const { client, calls } = givenMembership({ user: { ...buyer, ...names } })
  await client.checkOutPurchase()
  expect(calls[0]).toEqual(['checkOutPurchase', { email: buyer.email, name }])
})

describe('what there was before leaving', () => {
  test.each([
    ['checkOutSubscription', 'membership', 1],
    ['checkOutPurchase', 'pack', 2],
  ] as const)('is kept by %s, as the server knows it', async (way, of, times) => {
    const { client, departures } = givenMembership()
    await client[way]()
    const standing = { before: { analysis: 9, trend: 47 }, owed: { analysis: 0, trend: 0 }, times, waiting: [] }
    expect(departures).toEqual([{ iamId: 'ada', of, ...standing }])
  })

  test('is not guessed where it cannot be learnt, nor taken from an earlier time, and nobody is kept from paying', async () => {
    const {
      client,
      departures,
      left,
      alerts: alerted,
    } = givenMembership({ answers: { findMembership: () => fail(new TypeError('Failed to fetch')) } })
    await client.checkOutPurchase()
    expect([departures, left, alerted]).toEqual([[null], ['https://farsight.example/local/checkout/cs_1'], []])
  })
})

test.each([
  ['/local/checkout/1', 'https://farsight.example/local/checkout/1'],
  ['https://checkout.stripe.com/c/pay/cs_1#x', 'https://checkout.stripe.com/c/pay/cs_1#x'],
])('the address %s is gone to as %s', (url, address) => {
  expect(addressOf(url, 'https://farsight.example')).toBe(address)
})

test.each(['http://checkout.stripe.com/c', 'javascript:alert(1)', 'data:text/html,hello', 'http://', '', undefined, 7])(
  'an answer that names %s leads nowhere, and is said as a failure',
  async (url) => {
    const { client, left, alerts: alerted } = givenMembership({ answers: { openPortal: () => ({ url }) } })
    await client.openPortal()
    expect([left, alerted]).toEqual([[], [alerts.openPortal]])
  },
)

test('on a machine of one’s own the site itself is gone to without HTTPS, and no other', () => {
  expect(addressOf('/local/portal/1', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/local/portal/1')
  expect(() => addressOf('http://127.0.0.1:4000/', 'http://127.0.0.1:3000')).toThrow('not opened')
})
