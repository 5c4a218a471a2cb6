/** Months of membership that are refunded or paid long after they began, or when nobody is there any longer. */
import { expect, test } from 'vitest'
import { givenMoney } from '../../given/money.ts'
import { givenDatabase } from '../../given.ts'
import { countDrift } from '#membership/server/reconcile/sweep.ts'

const database = await givenDatabase<never>()
const money = await givenMoney({ database, between: true, retries: 0 })
const { person, call, buyPack, join, balances, refund, stripe, membership, advance, hear, monthOf, leave } = money

test('a month that was paid as the account was being deleted is granted to nobody, and an alarm says to refund it; what was granted before stays as it is', async () => {
  const [ada, eve] = [await person(), await person()]
  await buyPack(eve)
  await hear()
  await join(ada)
  const intent = await monthOf(ada)
  for (const who of [ada, eve]) await leave(who)
  await hear()
  await membership.reconcile()
  expect(await membership.alarms()).toEqual(['Payments whose account was deleted, refund them: 1.'])
  await refund(intent)
  await hear()
  expect(await membership.alarms()).toEqual([])
})

test('a month that has ended unused is refunded without taking anything else', async () => {
  const ada = await person()
  const { id } = await join(ada)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await hear()
  const intent = await monthOf(ada)
  await advance(40)
  await refund(intent)
  await hear()
  expect(await balances(ada)).toEqual({ status: 'guest', analysis: 0, trend: 8 })
})

test('a month that is paid late can be used for the days of grace at least', async () => {
  await money.page('after-retries', { outcome: 'unpaid' })
  const ada = await person()
  const { id } = await join(ada, '4000000000000341')
  await hear()
  for (const days of [31, 16, 40]) await advance(days)
  await hear()
  expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'guest', analysisBudget: 0 })
  const { url } = await call(ada, 'subscription/checkout')
  await money.page(`portals/${url.split('/').at(-1)}/card`, { id, number: '4242424242424242' })
  await hear()
  expect(await balances(ada)).toMatchObject({ status: 'member', analysis: 10, trend: 48 })
  await advance(2)
  expect(await call(ada, 'subscription/check')).toMatchObject({ analysisBudget: 10 })
  expect(await countDrift(database.db)).toBe(0)
})
