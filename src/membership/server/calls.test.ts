/**
 * Facts about buying and membership as people meet them: the five calls, with the stand-in for Stripe and its webhooks,
 * each sent three times.
 */
import { beforeAll, expect, test } from 'vitest'
import { givenMoney } from '../../../test/given/money.ts'
import { givenDatabase } from '../../../test/given.ts'
import { origin } from '../../../test/money/world.ts'
import { countDrift } from './reconcile/sweep.ts'

const database = await givenDatabase<never>()
const money = await givenMoney({ database, delivery: { copies: 3, spreadMs: 40 } })
const {
  person,
  call,
  pay,
  buyPack,
  join,
  settle,
  balances,
  intentOf,
  refund,
  dispute,
  closeDispute,
  stripe,
  history,
  mine,
} = money
const { pool, membership } = money

beforeAll(() => membership.start())

test('R43 R44 R52 somebody new is a guest with 0 analyses and 8 trend analyses, and the ledger says where they come from', async () => {
  const ada = await person()
  expect(await call(ada, 'subscription/check')).toEqual({ code: 200, status: 'guest', analysisBudget: 0 })
  expect(await call(ada, 'purchases/check')).toEqual({ code: 200, analysisBudget: 0, analysisTrendBudget: 8 })
  expect(await history(ada)).toMatchObject([
    { budget: 'trend', kind: 'grant', delta: 8, balance: 8, reason: 'Welcome' },
  ])
  expect(await membership.budgetsOf(ada.id)).toEqual({
    membershipStatus: 'guest',
    analysisBudget: 0,
    analysisTrendBudget: 8,
  })
})

test('R49 R46 R47 without a user, with another’s email, or with none, nothing is answered and nothing is made', async () => {
  const [ada, eve] = [await person(), await person()]
  for (const path of [
    'subscription/check',
    'subscription/portal',
    'subscription/checkout',
    'purchases/check',
    'purchases/checkout',
  ] as const) {
    expect(await call({ id: '', email: '' }, path, { body: { email: ada.email } })).toMatchObject({
      code: 401,
      error: { code: 'sign-in-needed' },
    })
    expect(await call(eve, path, { body: { email: ada.email } })).toMatchObject({
      code: 403,
      error: { code: 'other-email' },
    })
    expect(await call({ id: eve.id, email: '' }, path, { body: { email: ada.email } })).toMatchObject({
      code: 409,
      error: { code: 'no-email' },
    })
    expect(await call(ada, path, { body: { email: ` ${ada.email.toUpperCase()} ` } })).toMatchObject({ code: 200 })
    expect(await call(ada, path, { body: { amount: -1 } })).toMatchObject({
      code: 400,
      error: { code: 'unknown-field' },
    })
  }
  const { rows } = await pool.query('select from holder where account_id = $1', [eve.id])
  expect(rows).toEqual([])
})

test('R47 a pack that is paid is there at once, before any webhook, and once after three of each', async () => {
  const ada = await person()
  await buyPack(ada)
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5, analysisTrendBudget: 28 })
  await settle()
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5, analysisTrendBudget: 28 })
  expect((await history(ada)).map(({ budget, delta, balance }) => [budget, delta, balance])).toEqual([
    ['trend', 20, 28],
    ['analysis', 5, 5],
    ['trend', 8, 8],
  ])
})

test('R5 R47 a page that was left, or a card that was declined, changes nothing, and the same page then takes another card', async () => {
  const ada = await person()
  const { url } = await call(ada, 'purchases/checkout')
  expect(await pay(url, '4000000000000002')).toMatchObject({ is: 'declined' })
  await settle()
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 0, analysisTrendBudget: 8 })
  expect((await call(ada, 'purchases/checkout')).url).toBe(url)
  await pay(url)
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5 })
  const again = await call(ada, 'purchases/checkout')
  expect(again.url).not.toBe(url)
})

test('R4 R5 R7 Stripe’s pages lead back to our own origin alone', async () => {
  const ada = await person()
  for (const [path, success] of [
    ['purchases/checkout', '/purchase-success'],
    ['subscription/checkout', '/success'],
  ] as const) {
    const { url } = await call(ada, path)
    const session = await stripe.checkout.sessions.retrieve(url.split('/').at(-1))
    expect([session.success_url, session.cancel_url]).toEqual([origin + success, `${origin}/purchase-cancelled`])
  }
  await settle()
})

test('R43 R46 a membership: member, 10 and 40 with the day they end, and its checkout then leads to the portal', async () => {
  const ada = await person()
  const subscription = await join(ada)
  expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'member', analysisBudget: 10 })
  await settle()
  expect(await balances(ada)).toEqual({ status: 'member', analysis: 10, trend: 48 })
  const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1000
  const page = await mine(ada)
  expect(page).toMatchObject({ status: 'member', renewsAt: new Date(end).toISOString(), endsAt: null, isLocal: true })
  expect(page.budgets).toEqual({ analysis: { left: 10, granted: 10 }, trend: { left: 48, granted: 48 } })
  expect(page.expiring).toEqual([
    { budget: 'analysis', left: 10, at: new Date(end + 3 * 86_400_000).toISOString() },
    { budget: 'trend', left: 40, at: new Date(end + 3 * 86_400_000).toISOString() },
  ])
  expect((await call(ada, 'subscription/checkout')).url).toMatch(/\/local\/portal\/\w+$/)
  expect((await call(ada, 'subscription/portal')).url).toMatch(/\/local\/portal\/\w+$/)
  expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toHaveLength(1)
})

test('a refund takes its part of the pack, a dispute the rest, and winning it gives that back', async () => {
  const ada = await person()
  const intent = await intentOf(await buyPack(ada))
  await refund(intent, 1000)
  await settle()
  expect(await balances(ada)).toMatchObject({ analysis: 3, trend: 21 })
  await dispute(intent)
  await settle()
  expect(await balances(ada)).toMatchObject({ analysis: 0, trend: 8 })
  await closeDispute(intent, 'won')
  await settle()
  expect(await balances(ada)).toMatchObject({ analysis: 3, trend: 21 })
  expect((await history(ada))[0]?.reason).toMatch(
    /^Dispute over the pack bought on \d+ \w+ \d{4} is settled, given back$/,
  )
})

test('the balances of everybody are the sums of their ledgers, and nothing needs a look', async () => {
  await settle()
  expect(await countDrift(money.db)).toBe(0)
  expect(await membership.alarms()).toEqual([])
})
