/** Facts about what goes wrong: Stripe away, payments that agree with nothing, accounts that are deleted. */
import { expect, test } from 'vitest'
import { givenMoney } from '../../../test/given/money.ts'
import { givenDatabase } from '../../../test/given.ts'
import { deliver } from '../../../test/money/trials.ts'
import type { Buyer } from '../../../test/money/world.ts'
import { analysisPack } from '../catalogue.ts'
import { refuseOtherSide } from './stripe/side.ts'
import { isLive, whyNotStripe } from './stripe/stripe.ts'
import { noticeTask } from './webhook/inbox.ts'

const database = await givenDatabase<never>()
const log: string[] = []
const money = await givenMoney({ database, between: true, retries: 0, log })
const { person, call, pay, buyPack, join, balances, intentOf, stripe, membership, between, pool } = money

/** While Stripe is away. */
async function without<T>(trouble: 'error' | 'cut off', work: () => Promise<T>): Promise<T> {
  if (between) between.trouble = () => trouble
  return work().finally(() => {
    if (between) between.trouble = () => 'none'
  })
}

/** Tells what has happened to this person, in its order. */
async function tell(who: Buyer, ...types: string[]): Promise<void> {
  const { customer } = await holderOf(who)
  const events = (await money.events())
    .toReversed()
    .filter(({ type, data }) => types.includes(type) && 'customer' in data.object && data.object.customer === customer)
  for (const event of events) expect(await deliver(money, event)).toBe(200)
}

async function holderOf({ id }: Buyer): Promise<{ id: string; customer: string }> {
  const { rows } = await pool.query<{ id: string; customer: string }>(
    'select id, customer from holder where account_id = $1',
    [id],
  )
  return rows[0] ?? { id: '', customer: '' }
}

test('however often somebody clicks while a checkout is being opened, they get its address, and Stripe is asked once', async () => {
  const [ada, ben] = [await person(), await person()]
  await call(ben, 'purchases/check')
  const logged = log.length
  const held = between?.hold(/checkout\/sessions$/)
  const first = call(ada, 'purchases/checkout')
  await held?.arrived
  const before = between?.calls
  const others = Array.from({ length: 39 }, () => call(ada, 'purchases/checkout'))
  await call(ben, 'purchases/check') // whoever came before has been let in by then
  held?.letGo()
  const answers = await Promise.all([first, ...others])
  expect(new Set(answers.map(({ code, url }) => `${code} ${url}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ code: 200 })
  expect(between?.calls).toBe(before)
  expect(log.slice(logged)).toEqual([])
})

test.for<['error' | 'cut off']>([['error'], ['cut off']])(
  'Stripe is away (%s): who would pay is told so, nothing is charged, and later all is well',
  async ([trouble]) => {
    const ada = await person()
    const { url } = await call(ada, 'purchases/checkout')
    await without(trouble, async () => {
      for (const path of [
        'purchases/checkout',
        'subscription/checkout',
        'subscription/portal',
        'purchases/check',
        'subscription/check',
      ] as const)
        expect(await call(ada, path)).toMatchObject({ code: 503, error: { code: 'payments-unreachable' } })
    })
    expect((await call(ada, 'purchases/checkout')).url).toBe(url)
    await pay(url)
    expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 5 })
  },
)

test('with nothing open, a check asks nobody but the database', async () => {
  const ada = await person()
  const before = between?.calls
  for (let i = 0; i < 10; i++) expect(await call(ada, 'purchases/check')).toMatchObject({ analysisTrendBudget: 8 })
  expect(between?.calls).toBe(before)
})

test('an event that could not be worked off is worked off later, and until then it raises an alarm', async () => {
  const ada = await person()
  await buyPack(ada)
  await tell(ada, 'checkout.session.completed')
  await without('error', () => membership.work())
  expect((await balances(ada)).analysis).toBe(0)
  const { rows } = await pool.query('select failures, fault from job where task = $1 and state = $2', [
    noticeTask.name,
    'waiting',
  ])
  expect(rows).toMatchObject([{ failures: 1, fault: 'Error: Something went wrong on our side.' }])
  await pool.query(
    `update job set due_at = now(), added_at = now() - interval '11 minutes' where task = '${noticeTask.name}' and state = 'waiting'`,
  )
  expect(await membership.alarms()).toEqual([
    'Events of the payment service that have waited for more than ten minutes: 1.',
  ])
  expect(await membership.work()).toBe(1)
  expect((await balances(ada)).analysis).toBe(5)
  expect(await membership.alarms()).toEqual([])
})

test('events of customers, sessions and payments that are not ours change nothing', async () => {
  const { rows: before } = await pool.query('select count(*) from ledger')
  const names = { customer: 'cus_other', payment_intent: 'pi_other' }
  for (const [type, object] of [
    ['checkout.session.completed', { id: 'cs_other', ...names }],
    ['customer.subscription.updated', { id: 'sub_other', customer: 'cus_other' }],
    ['charge.refunded', { id: 'ch_other', ...names }],
  ] as const)
    await deliver(money, { id: `evt_${type}`, object: 'event', type, livemode: false, data: { object } })
  await membership.work()
  expect((await pool.query('select count(*) from ledger')).rows).toEqual(before)
  expect((await pool.query(`select from job where task = '${noticeTask.name}' and state <> 'done'`)).rows).toEqual([])
})

/** Paid sessions of a customer of ours that somebody else made, with our price or another. */
const strange: Record<
  string,
  { price?: { unit_amount: number; lookup_key?: string }; quantity?: number; reference?: string; isAlarm: boolean }
> = {
  'another user’s name': { reference: 'somebody', isAlarm: true },
  'three packs at once': { quantity: 3, isAlarm: true },
  'a price that is none of ours': { price: { unit_amount: 2900 }, isAlarm: false },
}

test.for(Object.entries(strange))(
  'a paid session with %s is not granted',
  async ([, { price, quantity = 1, reference, isAlarm }]) => {
    const ada = await person()
    await call(ada, 'purchases/checkout')
    const { id, customer } = await holderOf(ada)
    const [ours] = (await stripe.prices.list({ lookup_keys: [analysisPack.key] })).data
    const other = price && (await stripe.prices.create({ currency: 'eur', product_data: { name: 'Other' }, ...price }))
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer,
      client_reference_id: reference ?? id,
      line_items: [{ price: (other ?? ours)?.id ?? '', quantity }],
      success_url: 'http://localhost:3000/purchase-success',
    })
    await pay(session.url ?? '')
    await tell(ada, 'checkout.session.completed')
    await membership.work()
    expect((await balances(ada)).analysis).toBe(0)
    expect(await membership.alarms()).toEqual(isAlarm ? ['Paid checkouts that were not granted: 1.'] : [])
    await money.refund(await intentOf(session.url ?? ''))
    await tell(ada, 'charge.refunded')
    await membership.work()
    expect(await membership.alarms()).toEqual([])
  },
)

test('an account that is deleted ends its membership and its open pages; the ledger stays, and names nobody', async () => {
  const ada = await person()
  const { id: subscription } = await join(ada)
  await buyPack(ada)
  await call(ada, 'purchases/check')
  const { url } = await call(ada, 'purchases/checkout')
  const { id } = await holderOf(ada)
  const entries = () => pool.query('select * from ledger where holder_id = $1 order by id', [id])
  const { rows: before } = await entries()
  await without('error', () => money.db.transaction().execute((trx) => membership.removeAccount(trx, ada.id)))
  await pool.query('delete from account where id = $1', [ada.id])
  await membership.work()
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
  expect((await stripe.checkout.sessions.retrieve(url.split('/').at(-1))).status).toBe('expired')
  expect((await entries()).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(4)
  const { rows } = await pool.query('select account_id as account, status from holder where id = $1', [id])
  expect(rows).toEqual([{ account: null, status: 'guest' }])
})

test('an account that bought nothing, or never came here, can be deleted too', async () => {
  const [ada, eve] = [await person(), await person()]
  await call(ada, 'purchases/check')
  for (const { id } of [ada, eve]) {
    await money.db.transaction().execute((trx) => membership.removeAccount(trx, id))
    await pool.query('delete from account where id = $1', [id])
  }
  expect((await pool.query(`select from job where key like 'removed:%' and state <> 'done'`)).rows).toEqual([])
})

test('every night everybody is looked at, and what was missed is mended without any event', async () => {
  const ada = await person()
  const intent = await intentOf(await buyPack(ada))
  const eve = await person()
  await join(eve)
  await membership.reconcile()
  expect([await balances(ada), await balances(eve)]).toMatchObject([
    { analysis: 5 },
    { status: 'member', analysis: 10 },
  ])
  await money.refund(intent)
  expect((await membership.reconcile()).failed).toBe(0)
  expect((await balances(ada)).analysis).toBe(0)
  expect(await membership.alarms()).toEqual([])
})

test('a wallet that differs from its ledger raises an alarm', async () => {
  const ada = await person()
  await call(ada, 'purchases/check')
  const { id } = await holderOf(ada)
  await pool.query('update wallet set balance = balance + 1 where holder_id = $1', [id])
  await membership.reconcile()
  expect(await membership.alarms()).toEqual(['Wallets that differ from their ledger: 1.'])
  await pool.query('update wallet set balance = balance - 1 where holder_id = $1', [id])
  await membership.reconcile()
  expect(await membership.alarms()).toEqual([])
})

test('a database with customers of the stand-in is not used with real cards', async () => {
  await refuseOtherSide(database.db, 'local', new Date())
  await expect(refuseOtherSide(database.db, 'live', new Date())).rejects.toThrow(
    'holds customers of the stand-in for Stripe, not of Stripe',
  )
  await expect(refuseOtherSide(database.db, 'local', new Date())).resolves.toBeUndefined()
  const fresh = (await givenDatabase<never>()).db
  await refuseOtherSide(fresh, 'local', new Date())
  await expect(refuseOtherSide(fresh, 'live', new Date())).resolves.toBeUndefined()
})

test('a live key is used with Stripe alone, and no key without the secret of its webhook', () => {
  const live = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', isLocal: false }
  expect(whyNotStripe(live)).toBeNull()
  expect(whyNotStripe({ ...live, config: { host: '127.0.0.1' } })).toContain('live key')
  expect(whyNotStripe({ ...live, isLocal: true })).toContain('live key')
  expect(whyNotStripe({ ...live, webhookSecret: '' })).toContain('STRIPE_WEBHOOK_SECRET')
  expect(['sk_live_1', 'rk_live_1', 'sk_test_1', 'sk_test_live_1'].map(isLive)).toEqual([true, true, false, false])
})

test('the log holds no key, no secret and no mail address', () => {
  expect(log.length).toBeGreaterThan(0)
  expect(log.join('\n')).not.toMatch(/sk_test_local|whsec_|@example\.org/)
})
