/**
 * Facts about who somebody is at Stripe: under which address, what Stripe is told of them, and what follows when they
 * are deleted there.
 */
import { expect, test } from 'vitest'
import { givenMoney } from '../../../test/given/money.ts'
import { givenDatabase } from '../../../test/given.ts'
import type { Buyer } from '../../../test/money/world.ts'

const money = await givenMoney({ database: await givenDatabase<never>() })
const { person, call, pay, buyPack, join, balances, intentOf, stripe, membership, pool } = money
const asyncAccount = 'AT321904300235473204'

async function holderOf({ id }: Buyer): Promise<{ id: string; customer: string }> {
  const { rows } = await pool.query<{ id: string; customer: string }>(
    'select id, customer from holder where account_id = $1',
    [id],
  )
  return rows[0] ?? { id: '', customer: '' }
}

const deleteAtStripe = async (who: Buyer) => stripe.customers.del((await holderOf(who)).customer)
const sessionOf = (url: string) => stripe.checkout.sessions.retrieve(url.split('/').at(-1) ?? '')

test('a customer who was deleted at Stripe gets a new one at the next purchase, and keeps what was bought', async () => {
  const ada = await person()
  await buyPack(ada)
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5 })
  const before = await holderOf(ada)
  await deleteAtStripe(ada)
  for (const path of ['subscription/portal', 'subscription/checkout'] as const)
    expect(await call(ada, path)).toMatchObject({ code: 200 })
  const after = await holderOf(ada)
  expect(after).toEqual({ id: before.id, customer: expect.not.stringMatching(before.customer) })
  await buyPack(ada)
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 10, analysisTrendBudget: 48 })
  expect((await holderOf(ada)).customer).toBe(after.customer)
})

test.for([['purchases/checkout'], ['subscription/portal']] as const)(
  'a page of a customer who was deleted at Stripe is never offered again, and ends (by %s)',
  async ([path]) => {
    const ada = await person()
    const { url } = await call(ada, 'purchases/checkout')
    await deleteAtStripe(ada)
    await call(ada, path)
    expect((await sessionOf(url)).status).toBe('expired')
    const next = await call(ada, 'purchases/checkout')
    expect([next.code, next.url === url]).toEqual([200, false])
    await pay(next.url)
    expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5 })
  },
)

test('what a customer paid just before they were deleted at Stripe is granted before another takes their place', async () => {
  const [ada, eve] = [await person(), await person()]
  await buyPack(ada)
  await join(eve)
  for (const who of [ada, eve]) {
    await deleteAtStripe(who)
    expect(await call(who, 'subscription/portal')).toMatchObject({ code: 200 })
  }
  expect([await balances(ada), await balances(eve)]).toMatchObject([{ analysis: 5 }, { status: 'guest', analysis: 10 }])
})

test('news of what a deleted customer paid is still theirs who paid it', async () => {
  const ada = await person()
  const intent = await intentOf(await buyPack(ada))
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5 })
  await deleteAtStripe(ada)
  await call(ada, 'subscription/portal')
  await money.refund(intent)
  await membership.readEvents()
  await money.settle()
  expect((await balances(ada)).analysis).toBe(0)
})

test('what is still to come from the bank of a deleted customer is either granted or looked at by somebody', async () => {
  const ada = await person()
  const intent = await intentOf(await buyPack(ada, asyncAccount))
  await deleteAtStripe(ada)
  await call(ada, 'subscription/portal')
  await money.answerForBank(intent, 'paid')
  await membership.readEvents()
  await money.settle()
  const isAlarm = (await membership.alarms()).join().includes('Paid checkouts that were not granted')
  expect((await balances(ada)).analysis === 5 || isAlarm).toBe(true)
})

test('Stripe hears of a new address at the next visit to one of its pages, and of an account nothing but a random name', async () => {
  const ada = await person()
  await call(ada, 'purchases/checkout')
  const { id, customer } = await holderOf(ada)
  const known = () => stripe.customers.retrieve(customer)
  const first = await known()
  expect(first).toMatchObject({ email: ada.email })
  expect('metadata' in first && first.metadata).toEqual({ holder: id })
  await call({ ...ada, email: 'new@example.org' }, 'subscription/portal')
  expect(await known()).toMatchObject({ email: 'new@example.org' })
  expect((await holderOf(ada)).customer).toBe(customer)
})
