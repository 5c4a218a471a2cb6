/**
 * What this program relies on at Stripe. Runs against the stand-in always, and against Stripe itself where
 * STRIPE_TEST_KEY holds a key for tests (`STRIPE_TEST_KEY=sk_test_... npx vitest run
 * src/membership/server/stripe/stripe-contract.test.ts`). There it makes customers, prices and a subscription of an
 * account's test half, and cancels the subscription.
 */
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { givenMoney } from '../../../../test/given/money.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { origin } from '../../../../test/money/world.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { analysisPack, catalogue, membership as membershipProduct } from '../../catalogue.ts'
import { eventTypes, noticeOf } from '../webhook/events.ts'
import { openMembership } from '../membership.ts'
import { loadPrices, syncPrices } from './prices.ts'
import { isLive, openStripe } from './stripe.ts'

const testKey = process.env['STRIPE_TEST_KEY'] ?? ''
if (isLive(testKey)) throw new Error('STRIPE_TEST_KEY is a live key: this would make things for real.')
const local = await givenMoney({ database: await givenDatabase<never>() })
const sides: [name: string, stripe: () => Stripe][] = [['the stand-in', () => local.stripe]]
if (testKey) sides.push(['Stripe', () => openStripe({ secretKey: testKey, webhookSecret: 'unused', isLocal: false })])

describe.for(sides)('%s', ([, open]) => {
  const stripe = open()
  const customer = () =>
    stripe.customers.create({ email: 'contract@example.org', metadata: { holder: crypto.randomUUID() } })

  test('prices are found by their lookup keys, and made once', async () => {
    await syncPrices(stripe)
    expect(await syncPrices(stripe)).toEqual({
      made: [],
      kept: expect.arrayContaining(catalogue.map(({ key }) => key)),
    })
    expect([...(await loadPrices(stripe)).keys()].toSorted()).toEqual(catalogue.map(({ key }) => key).toSorted())
  })

  test('one idempotency key makes one customer, and takes no other request', async () => {
    const idempotencyKey = `contract:${crypto.randomUUID()}`
    const asked = { email: 'contract@example.org', metadata: { holder: 'one' } }
    const [one, two] = [
      await stripe.customers.create(asked, { idempotencyKey }),
      await stripe.customers.create(asked, { idempotencyKey }),
    ]
    expect(two.id).toBe(one.id)
    const other = stripe.customers.create({ email: 'other@example.org' }, { idempotencyKey })
    await expect(other).rejects.toThrow(Stripe.errors.StripeIdempotencyError)
  })

  test.for([analysisPack, membershipProduct])(
    'a checkout of $title is open, in our name, for one of its price, and can be ended',
    async (product) => {
      const { id } = await customer()
      const price = (await loadPrices(stripe)).get(product.key) ?? ''
      const made = await stripe.checkout.sessions.create({
        mode: product.kind === 'pack' ? 'payment' : 'subscription',
        customer: id,
        client_reference_id: 'holder',
        line_items: [{ price, quantity: 1 }],
        success_url: `${origin}/purchase-success`,
        cancel_url: `${origin}/purchase-cancelled`,
      })
      const found = await stripe.checkout.sessions.retrieve(made.id, { expand: ['line_items'] })
      expect(found).toMatchObject({
        status: 'open',
        payment_status: 'unpaid',
        customer: id,
        client_reference_id: 'holder',
        amount_subtotal: product.priceCents,
        currency: 'eur',
      })
      expect(found.url).toMatch(/^https?:/)
      expect(found.expires_at * 1000).toBeGreaterThan(Date.now() + 3_600_000)
      expect(found.line_items?.data).toMatchObject([
        { quantity: 1, price: { lookup_key: product.key, unit_amount: product.priceCents } },
      ])
      expect(
        (await stripe.checkout.sessions.list({ customer: id, created: { gte: made.created }, limit: 100 })).data,
      ).toHaveLength(1)
      expect((await stripe.checkout.sessions.expire(made.id)).status).toBe('expired')
    },
  )

  test('the events of the last minutes are listed by their types and time, and each names what it is about', async () => {
    const { id } = await customer()
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: id,
      line_items: [{ price: (await loadPrices(stripe)).get(analysisPack.key) ?? '', quantity: 1 }],
      success_url: `${origin}/purchase-success`,
    })
    await stripe.checkout.sessions.expire(session.id)
    const listed = async () =>
      (await stripe.events.list({ created: { gte: session.created - 60 }, types: eventTypes, limit: 100 })).data
    await expect
      .poll(async () => (await listed()).map(noticeOf), { interval: 1000 })
      .toContainEqual(expect.objectContaining({ type: 'checkout.session.expired', object: session.id, customer: id }))
    expect((await listed()).every(({ type, livemode }) => eventTypes.includes(type as never) && !livemode)).toBe(true)
  })

  test('what is not there, and what is asked wrongly, is an error that names its parameter', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    const wrong = stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: 'price_none', quantity: 1 }],
      success_url: origin,
    })
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, param: 'line_items[0][price]' })
  })
})

test.skipIf(!testKey)(
  'Stripe itself: a membership is granted, its refund takes back its part, and its end makes a guest',
  async () => {
    const database = await givenDatabase<never>()
    const stripe = openStripe({ secretKey: testKey, webhookSecret: 'unused', isLocal: false })
    const settings = { secretKey: testKey, webhookSecret: 'whsec_unused', isLocal: false }
    const log = createLog('silent')
    const queue = openQueue({ database, log })
    const membership = openMembership({ database, queue, stripe: settings, origin, log })
    try {
      const text = `insert into account (issuer, subject, email, created_at, seen_at) values ('urn:test', 'contract', 'contract@example.org', now(), now()) returning id`
      const account = (await database.pool.query<{ id: string }>(text)).rows[0]?.id ?? ''
      const viewer = { id: account, name: 'Ada', email: 'contract@example.org', isVerified: true, isOperator: false }
      const asked = {
        viewer,
        body: { email: 'contract@example.org', name: 'Ada' },
        params: {},
        query: {},
        now: new Date(),
        request: undefined,
      }
      await membership.handlers.checkOutSubscription(asked)
      const [holder] = (await database.pool.query<{ id: string; customer: string }>('select id, customer from holder'))
        .rows
      const customer = holder?.customer ?? ''
      const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
      const subscription = await stripe.subscriptions.create({
        customer,
        default_payment_method: method.id,
        items: [{ price: (await loadPrices(stripe)).get(membershipProduct.key) ?? '' }],
        metadata: { holder: holder?.id ?? '' },
      })
      await membership.reconcile()
      expect(await membership.budgetsOf(account)).toEqual({
        membershipStatus: 'member',
        analysisBudget: 10,
        analysisTrendBudget: 48,
      })
      const { data } = await stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) })
      await stripe.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent), amount: 950 })
      await membership.reconcile()
      expect(await membership.budgetsOf(account)).toMatchObject({ analysisBudget: 5, analysisTrendBudget: 28 })
      await stripe.subscriptions.cancel(subscription.id)
      await membership.reconcile()
      expect((await membership.budgetsOf(account)).membershipStatus).toBe('guest')
    } finally {
      await membership.close()
      await queue.close()
    }
  },
)
