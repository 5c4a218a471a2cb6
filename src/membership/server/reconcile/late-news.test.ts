/**
 * Facts about what Stripe says late, or of somebody who is gone: months paid late, payments named late, customers and
 * accounts deleted meanwhile.
 */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenMoney } from '../../../../test/given/money.ts'
import { givenDatabase } from '../../../../test/given.ts'
import type { Buyer } from '../../../../test/money/world.ts'
import { expireEnded } from '../ledger/ledger.ts'

const database = await givenDatabase<never>()
const money = await givenMoney({ database, between: true, retries: 0 })
const {
  person,
  call,
  pay,
  buyPack,
  join,
  balances,
  intentOf,
  refund,
  stripe,
  membership,
  between,
  pool,
  hear,
  monthOf,
  leave,
} = money

async function checkoutOf(url: string): Promise<{ state: string; fault: string | null } | undefined> {
  const { rows } = await pool.query<{ state: string; fault: string | null }>(
    'select state, fault from checkout where url = $1',
    [url],
  )
  return rows[0]
}

const customerOf = async ({ id }: Buyer) =>
  (await pool.query<{ customer: string }>('select customer from holder where account_id = $1', [id])).rows[0]
    ?.customer ?? ''

test.for<[what: string, path: RegExp]>([
  ['about a purchase', /^\/v1\/charges\?/],
  ['about the next one', /^\/v1\/invoice_payments\?/],
])('while Stripe is asked %s, the buyer spends what they have', async ([, path]) => {
  const ada = await person()
  const url = (await call(ada, 'purchases/checkout')).url
  const other = (await call(ada, 'subscription/checkout')).url
  for (const page of [url, other]) await pay(page)
  const held = between?.hold(path)
  const check = call(ada, 'purchases/check')
  await held?.arrived
  expect(await membership.spend(ada.id, 'trend', `while Stripe is slow ${path}`)).toBe('spent')
  held?.letGo()
  expect(await check).toMatchObject({ analysisBudget: 15, analysisTrendBudget: 67 })
})

test('what ends for everybody is written down wallet by wallet, and passes by one that is in use', async () => {
  const [busy, free] = [await person(), await person()]
  for (const who of [busy, free]) await join(who).then(() => call(who, 'subscription/check'))
  const later = new Date(money.now().getTime() + 40 * 86_400_000)
  await database.db.transaction().execute(async (trx) => {
    await sql`select from wallet join holder on holder.id = holder_id where account_id = ${busy.id}::bigint for update of wallet`.execute(
      trx,
    )
    await expireEnded(database.db, later)
  })
  expect([await balances(busy), await balances(free)]).toMatchObject([{ analysis: 10 }, { analysis: 0 }])
})

test('the payment of an invoice that Stripe names later than it calls it paid is filled in, and its refund takes the month back', async () => {
  const ada = await person()
  await join(ada)
  await hear()
  const intent = await monthOf(ada)
  await pool.query('update payment set intent = null where intent = $1', [intent])
  await refund(intent)
  await hear()
  expect(await balances(ada)).toMatchObject({ analysis: 0, trend: 8 })
})

test('a pack that was paid before its buyer’s customer was deleted at Stripe is theirs, by the page that we sent them to', async () => {
  const [ada, eve] = [await person(), await person()]
  for (const [who, look] of [
    [ada, () => membership.reconcile()],
    [eve, () => call(eve, 'purchases/check')],
  ] as const) {
    const url = await buyPack(who)
    await stripe.customers.del(await customerOf(who))
    const { id } = await stripe.customers.create({ email: who.email })
    await pool.query('update holder set customer = $1 where account_id = $2', [id, who.id])
    await look()
    expect([await balances(who), await checkoutOf(url)]).toMatchObject([
      { analysis: 5, trend: 28 },
      { state: 'complete', fault: null },
    ])
    await refund(await intentOf(url))
    await hear()
    expect((await balances(who)).analysis).toBe(0)
  }
  expect(await membership.alarms()).toEqual([])
})

test('so is a month of membership', async () => {
  const ada = await person()
  await join(ada)
  await stripe.customers.del(await customerOf(ada))
  const { id } = await stripe.customers.create({ email: ada.email })
  await pool.query('update holder set customer = $1 where account_id = $2', [id, ada.id])
  expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'guest', analysisBudget: 10 })
})

test('a page of another holder is not settled for who asks', async () => {
  const [ada, eve] = [await person(), await person()]
  const url = await buyPack(eve)
  await call(ada, 'purchases/checkout')
  await pool.query(
    `update checkout set holder_id = (select id from holder where account_id = $1), product = 'x' where url = $2`,
    [ada.id, url],
  )
  await call(ada, 'purchases/check')
  expect((await balances(ada)).analysis).toBe(0)
  expect((await checkoutOf(url))?.fault).toBe('it is in the name of another user.')
  await pool.query('update checkout set fault = null where url = $1', [url])
})

test('a bank that does not pay is written down as such, and not asked again', async () => {
  const ada = await person()
  const url = await buyPack(ada, 'AT321904300235473204')
  await call(ada, 'purchases/check')
  expect((await checkoutOf(url))?.state).toBe('pending')
  await money.answerForBank(await intentOf(url), 'failed')
  await call(ada, 'purchases/check')
  expect((await checkoutOf(url))?.state).toBe('failed')
  const before = between?.calls
  await call(ada, 'purchases/check')
  expect(between?.calls).toBe(before)
})

/** As Stripe itself would change what it holds. */
const put = (id: unknown, changes: object) =>
  pool.query('update payments_local.object set data = data || $2::jsonb where id = $1', [String(id), changes])

/** The stand-in takes cards alone for a membership; so stands at Stripe what a bank has yet to pay. */
async function leftToBank(url: string): Promise<(status: string) => Promise<void>> {
  const { id, subscription, invoice } = await stripe.checkout.sessions.retrieve(url.split('/').at(-1) ?? '')
  await put(id, { payment_status: 'unpaid' })
  await put(invoice, { status: 'open' })
  return async (status) => void (await put(subscription, { status }))
}

test.for(['incomplete_expired', 'canceled'])(
  'a first month that a bank does not pay is written down as such once its subscription is %s, and a membership can be begun anew',
  async (end) => {
    const ada = await person()
    const { url } = await call(ada, 'subscription/checkout')
    await pay(url)
    const becomes = await leftToBank(url)
    await becomes('incomplete')
    await call(ada, 'subscription/check')
    expect((await checkoutOf(url))?.state).toBe('pending')
    await becomes(end)
    expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'guest', analysisBudget: 0 })
    expect((await checkoutOf(url))?.state).toBe('failed')
    const before = between?.calls
    await call(ada, 'subscription/check')
    expect(between?.calls).toBe(before)
    await join(ada)
    expect(await call(ada, 'subscription/check')).toMatchObject({ status: 'member', analysisBudget: 10 })
  },
)

test('what is paid after the account was deleted is granted to nobody, and an alarm says to refund it until that is done', async () => {
  const ada = await person()
  const url = await buyPack(ada, 'AT321904300235473204')
  await call(ada, 'purchases/check')
  const intent = await intentOf(url)
  await leave(ada)
  await hear()
  await money.answerForBank(intent, 'paid')
  for (let i = 0; i < 2; i++) await hear()
  await membership.reconcile()
  expect(await checkoutOf(url)).toEqual({ state: 'complete', fault: 'its account was deleted: refund it.' })
  expect(await membership.alarms()).toEqual(['Payments whose account was deleted, refund them: 1.'])
  expect((await pool.query('select from payment where intent = $1', [intent])).rows).toEqual([])
  await refund(intent)
  await hear()
  expect(await membership.alarms()).toEqual([])
})
