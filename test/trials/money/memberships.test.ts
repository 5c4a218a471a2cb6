/** What becomes of memberships from month to month, as their members see it. */
import { beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '../../given.ts'
import { givenMoney } from '../../given/money.ts'

const database = await givenDatabase<never>()
const money = await givenMoney({ database, delivery: { copies: 3, spreadMs: 40 } })
const { person, call, join, settle, balances, advance, page, membership, stripe, history, mine } = money

beforeAll(() => membership.start())

test('a renewal is granted once; the month before ends three days late; a failed one is past_due without a grant, and back once paid', async () => {
  const ada = await person()
  const { id } = await join(ada)
  await settle()
  expect(await membership.spend(ada.id, 'analysis', 'first month')).toBe('spent')
  await advance(31)
  await settle()
  expect(await balances(ada)).toEqual({ status: 'member', analysis: 19, trend: 88 })
  await advance(4)
  expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'member', analysisBudget: 10 })
  await page(`memberships/${id}/card`, { number: '4000000000000341' })
  await advance(27)
  await settle()
  expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'past_due', analysisBudget: 10 })
  const { url } = await call(ada, 'subscription/checkout')
  expect(await page(`portals/${url.split('/').at(-1)}/card`, { id, number: '4242424242424242' })).toEqual({
    is: 'mended',
  })
  await settle()
  expect(await balances(ada)).toMatchObject({ status: 'member', analysis: 20 })
  expect((await history(ada)).filter(({ kind, budget }) => kind === 'grant' && budget === 'analysis')).toHaveLength(3)
})

test('a membership that stays unpaid ends: guest, and what was granted stays to its end', async () => {
  const ada = await person()
  await join(ada, '4000000000000341')
  await settle()
  await advance(31)
  await settle()
  expect((await balances(ada)).status).toBe('past_due')
  await advance(30)
  await settle()
  expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'guest', analysisBudget: 0 })
  expect((await call(ada, 'subscription/checkout')).url).toMatch(/\/local\/checkout\//)
})

test('a membership that stays unpaid rests, and is a membership again once what is open is paid', async () => {
  const ada = await person()
  await page('after-retries', { outcome: 'unpaid' })
  const { id } = await join(ada, '4000000000000341')
  await settle()
  await advance(31)
  await advance(30)
  await settle()
  expect(await mine(ada)).toMatchObject({ status: 'guest', endsAt: null, lapse: { is: 'unpaid', at: null } })
  const { url } = await call(ada, 'subscription/portal')
  await page(`portals/${url.split('/').at(-1)}/card`, { id, number: '4242424242424242' })
  await settle()
  expect(await mine(ada)).toMatchObject({ status: 'member', lapse: null })
  await page('after-retries', { outcome: 'cancel' })
})

test('a membership that ended because it was not paid says so with its day, for forty days, and no longer than it is one', async () => {
  const [ada, eve] = [await person(), await person()]
  for (const who of [ada, eve]) await join(who, '4000000000000341')
  await settle()
  await advance(31)
  await advance(16)
  await settle()
  const ended = await mine(ada)
  expect(ended).toMatchObject({
    status: 'guest',
    endsAt: null,
    lapse: { is: 'ended', at: expect.stringMatching(/^20\d\d-/) },
  })
  await join(ada)
  await settle()
  expect(await mine(ada)).toMatchObject({ status: 'member', lapse: null })
  await advance(41)
  expect((await mine(eve)).lapse).toBeNull()
})

test('a membership that was cancelled ends without a word about payments', async () => {
  const ada = await person()
  const { id } = await join(ada)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await settle()
  await advance(32)
  await settle()
  expect(await mine(ada)).toMatchObject({ status: 'guest', endsAt: null, lapse: null })
})
