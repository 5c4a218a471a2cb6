/** Paying: packs and memberships, with cards that pay, are declined, or answer days later. */
import { expect, test } from 'vitest'
import { givenPayments, payAfterDecline } from '../../../../test/given/payments.ts'
import { anAddress } from '../../../../test/strangers.ts'

/** Its clock only goes on, by less than a month. */
const shop = await givenPayments()
const { checkout, database, page, pay, payments, stripe, watchEvents } = shop

test('R45 a pack is paid: the checkout, its payment and its charge agree, and the payer goes on to our own page', async () => {
  const own = await givenPayments() // of which all events are told
  const { events, origin } = own
  const { id, customer, client_reference_id } = await own.checkout('payment', {
    payment_intent_data: { metadata: { account: '7' } },
  })
  expect(await own.pay(id)).toEqual({
    status: 200,
    body: { is: 'paid', url: `${origin}/purchase-success?session_id=${id}` },
  })
  const session = await own.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, client_reference_id })
  expect(session.customer_details).toMatchObject({ email: 'ada@example.com', name: 'Ada' })
  expect(session.payment_intent).toMatchObject({
    status: 'succeeded',
    amount_received: 2900,
    customer,
    metadata: { account: '7' },
    latest_charge: { status: 'succeeded', paid: true, amount_captured: 2900, amount_refunded: 0 },
  })
  const intent = typeof session.payment_intent === 'object' ? (session.payment_intent?.id ?? '') : ''
  expect((await own.stripe.checkout.sessions.list({ payment_intent: intent })).data).toMatchObject([{ id }])
  expect((await own.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1)
  expect(await events()).toEqual(
    [
      'product.created',
      'price.created',
      'customer.created',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ].toSorted((a, b) => order(a) - order(b)),
  )
  expect((await own.pay(id)).body.error.code).toBe('checkout-over')
  expect((await own.page('GET', `/checkouts/${id}`)).body).toMatchObject({
    state: 'complete',
    successUrl: `${origin}/purchase-success?session_id=${id}`,
  })
  expect((await own.stripe.charges.list()).data).toHaveLength(1)
})

/** The customer is made before the price is looked for. */
function order(type: string): number {
  return [
    'customer.created',
    'product.created',
    'price.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ].indexOf(type)
}

test('R45 two who pay one checkout at once pay once', async () => {
  const { id, customer } = await checkout()
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect((await stripe.charges.list({ customer: String(customer) })).data).toHaveLength(1)
})

test('a card that is declined says why, takes nothing, and another card pays', async () => {
  const answer = { status: 200, body: { is: 'declined', message: 'Your card was declined.' } }
  const seen = { answer, left: { status: 'open', paid: 'unpaid', intent: null }, another: 'paid', charges: 1 }
  expect(await payAfterDecline(shop, '4000 0000 0000 0002')).toEqual([seen, seen])
})

test('a real card’s number is refused, and is kept nowhere', async () => {
  const { id } = await checkout()
  expect((await pay(id, '4539 1488 0343 6467')).body).toMatchObject({
    is: 'declined',
    message: expect.stringContaining('non test card'),
  })
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables where table_schema = 'payments_local' or table_name in ('job', 'job_step')`,
  )
  expect(tables).toHaveLength(6)
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `select 1 from ${name} t where t::text ~ '4539 ?1488|0343 ?6467|last4[^0-9]+6467'`,
    )
    expect(rows).toEqual([])
  }
})

test('R44 a membership is paid: subscription, invoice and payment agree', async () => {
  const news = await watchEvents()
  const { id, customer } = await checkout('subscription', { subscription_data: { metadata: { account: '7' } } })
  expect((await pay(id)).body.is).toBe('paid')
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'invoice.payments'] })
  expect(session).toMatchObject({ payment_status: 'paid', payment_intent: null })
  expect(session.subscription).toMatchObject({
    status: 'active',
    customer,
    metadata: { account: '7' },
    cancel_at: null,
  })
  const subscription = only((await stripe.subscriptions.list({ customer: String(customer) })).data)
  const item = only(subscription.items.data)
  expect(item.price.lookup_key).toBe('monthly')
  const invoice = only((await stripe.invoices.list({ subscription: subscription.id, status: 'paid' })).data)
  expect(invoice).toMatchObject({
    id: subscription.latest_invoice,
    amount_paid: 1900,
    amount_remaining: 0,
    billing_reason: 'subscription_create',
  })
  expect(only(invoice.lines.data).period).toEqual({ start: item.current_period_start, end: item.current_period_end })
  const link = only((await stripe.invoicePayments.list({ invoice: invoice.id })).data)
  const intent = String(link.payment.payment_intent)
  expect(
    (await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })).data,
  ).toEqual([link])
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'succeeded', amount: 1900 })
  expect((await news()).filter((type) => /invoice|subscription|session/.test(type))).toEqual([
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ])
})

test('a membership takes no bank account', async () => {
  const { id } = await checkout('subscription')
  expect((await pay(id, 'AT32 1904 3002 3547 3204')).body).toEqual({
    is: 'declined',
    message: 'A membership takes cards only. Use one of the card numbers.',
  })
})

test.for([
  ['AT321904300235473204', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
  ['AT861904300235473202', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
] as const)(
  'a bank account (%s) completes the checkout unpaid, and after three days it is %s',
  async ([number, payment_status, status, told]) => {
    const { id, customer } = await checkout()
    const news = await watchEvents(customer)
    expect((await pay(id, number)).body.is).toBe('paid')
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', amount_received: 0 },
    })
    await payments.advance(2 * 86_400)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' })
    await payments.advance(86_400)
    expect(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).toMatchObject({
      payment_status,
      payment_intent: { status },
    })
    expect((await news()).filter((type) => type.startsWith('checkout'))).toEqual(['checkout.session.completed', told])
  },
)

test('a checkout whose time ran out a moment ago cannot be paid, though nobody has noticed yet', async () => {
  const time = { ahead: 0 }
  const late = await givenPayments({ database, now: () => new Date(Date.now() + time.ahead) })
  const { id, customer } = await late.checkout()
  time.ahead = 86_400_000
  expect((await late.pay(id)).body.error.code).toBe('checkout-over')
  expect((await late.page('GET', `/checkouts/${id}`)).body.state).toBe('expired')
  expect((await stripe.charges.list({ customer: String(customer) })).data).toEqual([])
})

test('a checkout expires at its time and can then not be paid', async () => {
  const now = Math.floor((await payments.now()).getTime() / 1000)
  const { id, customer } = await checkout('payment', { expires_at: now + 1800 })
  const news = await watchEvents(customer)
  await payments.advance(1700)
  expect((await page('GET', `/checkouts/${id}`)).body.state).toBe('open')
  await payments.advance(101)
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null })
  expect((await pay(id)).body.error.code).toBe('checkout-over')
  expect((await news()).at(-1)).toBe('checkout.session.expired')
})

test('whoever subscribes with an address alone becomes a customer', async () => {
  const email = anAddress('new')
  const { id } = await checkout('subscription', { customer_email: email })
  await pay(id)
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] })
  expect(session.customer).toMatchObject({ email })
})

function only<T>(found: T[]): T {
  const [one, ...others] = found
  if (one === undefined || others.length > 0) throw new Error(`There are ${found.length}.`)
  return one
}
