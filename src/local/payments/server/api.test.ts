/** The calls of Stripe's API, made by Stripe's own SDK. */
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { givenPayments } from '../../../../test/given/payments.ts'
import { anAddress } from '../../../../test/strangers.ts'

const { checkout, customer, origin, payments, price, stripe } = await givenPayments()

test('a customer is made, found, listed by email, changed and deleted', async () => {
  const [email, another] = [anAddress('Ada'), anAddress()]
  const made = await stripe.customers.create({
    email,
    name: 'Ada',
    metadata: { account: '7', odd: 'x' },
  })
  expect(made).toMatchObject({
    object: 'customer',
    email,
    livemode: false,
    metadata: { account: '7' },
  })
  expect(await stripe.customers.retrieve(made.id)).toEqual(made)
  const other = await customer(another)
  expect((await stripe.customers.list({ email })).data.map(({ id }) => id)).toEqual([made.id])
  const changed = await stripe.customers.update(made.id, { name: 'Countess', metadata: { odd: '' } })
  expect(changed).toMatchObject({ name: 'Countess', email, metadata: { account: '7' } })
  expect(changed.metadata).not.toHaveProperty('odd')
  expect(await stripe.customers.del(made.id)).toEqual({ id: made.id, object: 'customer', deleted: true })
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true })
  const left = (await stripe.customers.list()).data.map(({ id }) => id)
  expect([left.includes(other.id), left.includes(made.id)]).toEqual([true, false])
})

test('a price is found by its lookup key, which moves only when that is asked for', async () => {
  const before = (await stripe.products.list({ limit: 100 })).data.length
  const first = await stripe.prices.create({
    currency: 'EUR',
    unit_amount: 2900,
    lookup_key: 'poster',
    product_data: { name: 'Poster' },
  })
  expect(first).toMatchObject({ currency: 'eur', unit_amount: 2900, type: 'one_time', recurring: null, active: true })
  expect(String(first.unit_amount_decimal)).toBe('2900')
  const product = String(first.product)
  expect(await stripe.products.retrieve(product)).toMatchObject({ name: 'Poster', active: true })
  const again = { currency: 'eur', unit_amount: 3900, lookup_key: 'poster', product }
  await expect(stripe.prices.create(again)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'lookup_key',
  })
  const second = await stripe.prices.create({ ...again, transfer_lookup_key: true, recurring: { interval: 'month' } })
  expect((await stripe.prices.list({ lookup_keys: ['poster', 'none'] })).data.map(({ id }) => id)).toEqual([second.id])
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull()
  expect((await stripe.prices.update(first.id, { active: false })).active).toBe(false)
  const recurring = (await stripe.prices.list({ active: true, type: 'recurring' })).data
  expect(recurring.filter((one) => one.product === product).map(({ id }) => id)).toEqual([second.id])
  expect(recurring.map(({ type, active }) => [type, active])).toEqual(recurring.map(() => ['recurring', true]))
  expect((await stripe.products.list({ limit: 100 })).data).toHaveLength(before + 1)
})

test('a checkout is made, found with what lies in it, listed, and expires when told to', async () => {
  const { id } = await customer()
  const expires = Math.floor(Date.now() / 1000) + 3600
  const made = await checkout('payment', { customer: id, metadata: { a: 'b' }, expires_at: expires })
  expect(made).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 2900,
    currency: 'eur',
    customer: id,
    expires_at: expires,
  })
  expect(made.url).toBe(`${origin}/local/checkout/${made.id}`)
  expect(made.line_items).toBeUndefined()
  const found = await stripe.checkout.sessions.retrieve(made.id, {
    expand: ['line_items', 'line_items.data.price.product', 'customer'],
  })
  expect(found.line_items?.data).toMatchObject([
    { quantity: 1, price: { lookup_key: 'pack', product: { name: 'Pack' } } },
  ])
  expect(found.customer).toMatchObject({ email: 'ada@example.com' })
  expect((await stripe.checkout.sessions.listLineItems(made.id)).data).toMatchObject([{ amount_total: 2900 }])
  await checkout('payment', { customer_email: 'other@example.com' })
  expect((await stripe.checkout.sessions.list({ customer: id })).data).toHaveLength(1)
  expect(await stripe.checkout.sessions.expire(made.id)).toMatchObject({ status: 'expired', url: null })
  await expect(stripe.checkout.sessions.expire(made.id)).rejects.toThrow(
    'Only Checkout Sessions with a status in ["open"]',
  )
  const two = { price: (await price('payment')).id, quantity: 2 }
  expect((await checkout('payment', { line_items: [two] })).amount_total).toBe(5800)
})

test('what Stripe would refuse is refused with its type, code and parameter', async () => {
  const { id } = await customer()
  const [pack, monthly] = [(await price('payment')).id, (await price('subscription')).id]
  const wrongly = (given: object) =>
    refused(checkout('payment', { customer: id, ...given } as Stripe.Checkout.SessionCreateParams))
  const soon = Math.floor(Date.now() / 1000)
  expect(await refused(stripe.customers.retrieve('cus_none'))).toEqual([404, 'resource_missing', 'id'])
  expect(await refused(stripe.checkout.sessions.retrieve('cs_none'))).toEqual([404, 'resource_missing', 'id'])
  expect(await wrongly({ customer: 'cus_none' })).toEqual([400, 'resource_missing', 'customer'])
  expect(await wrongly({ line_items: [{ price: 'price_none' }] })).toEqual([
    400,
    'resource_missing',
    'line_items[0][price]',
  ])
  expect(await wrongly({ line_items: [{ price: monthly }] })).toEqual([400, undefined, 'line_items[0]'])
  expect(await wrongly({ line_items: [{ price: pack, quantity: -1 }] })).toEqual([
    400,
    undefined,
    'line_items[0][quantity]',
  ])
  expect(await wrongly({ line_items: [{ price: pack, quantity: 1.5 }] })).toEqual([
    400,
    'parameter_invalid_integer',
    'line_items[0][quantity]',
  ])
  expect(await wrongly({ line_items: [{ price: pack, quantity: 1e9 }] })).toEqual([
    400,
    'amount_too_large',
    'line_items',
  ])
  expect(await wrongly({ mode: 'subscription' })).toEqual([400, undefined, 'line_items'])
  expect(await wrongly({ mode: 'odd' })).toEqual([400, undefined, 'mode'])
  expect(await wrongly({ success_url: '/home' })).toEqual([400, undefined, 'success_url'])
  expect(await wrongly({ success_url: undefined })).toEqual([400, 'parameter_missing', 'success_url'])
  expect(await wrongly({ discounts: [{ coupon: 'x' }] })).toEqual([400, 'parameter_unknown', 'discounts'])
  expect(await wrongly({ expires_at: soon + 60 })).toEqual([400, undefined, 'expires_at'])
  expect(await wrongly({ expires_at: soon + 90_000 })).toEqual([400, undefined, 'expires_at'])
  expect(await wrongly({ subscription_data: { metadata: {}, description: 'x' } })).toEqual([
    400,
    undefined,
    'subscription_data',
  ])
  expect(await refused(stripe.checkout.sessions.create({ mode: 'payment' }))).toEqual([
    400,
    'parameter_missing',
    'line_items',
  ])
  expect(await refused(stripe.customers.list({ limit: 101 }))).toEqual([400, undefined, 'limit'])
  expect(await refused(stripe.customers.list({ starting_after: 'cus_none' }))).toEqual([
    400,
    'resource_missing',
    'starting_after',
  ])
  expect(await refused(stripe.customers.retrieve(id, { expand: ['odd'] }))).toEqual([400, undefined, 'expand'])
  expect(
    await refused(stripe.prices.create({ currency: 'eur', unit_amount: -5, product_data: { name: 'x' } })),
  ).toEqual([400, undefined, 'unit_amount'])
  expect(await refused(stripe.billingPortal.sessions.create({ customer: 'cus_none' }))).toEqual([
    400,
    'resource_missing',
    'customer',
  ])
  const { id: old } = await stripe.prices.create({ currency: 'eur', unit_amount: 100, product_data: { name: 'Old' } })
  await stripe.prices.update(old, { active: false })
  expect(await wrongly({ line_items: [{ price: old }] })).toEqual([400, undefined, 'line_items[0][price]'])
})

test('a call that it does not know is an error for the SDK, never a success', async () => {
  const unknown = { type: 'StripeInvalidRequestError', statusCode: 404 }
  await expect(stripe.coupons.list()).rejects.toMatchObject(unknown)
  await expect(stripe.paymentIntents.create({ amount: 100, currency: 'eur' })).rejects.toMatchObject(unknown)
  await expect(stripe.coupons.list()).rejects.toThrow('Unrecognized request URL (GET: /v1/coupons)')
})

test('another key, no key and another version of the API are refused', async () => {
  const stranger = new Stripe('sk_test_wrong', { ...payments.sdk.config, maxNetworkRetries: 0 })
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  const { host, port } = payments.sdk.config
  const bare = await fetch(`http://${host}:${port}/v1/customers`)
  expect(bare.status).toBe(401)
  expect(bare.headers.get('request-id')).toMatch(/^req_\w{14}$/)
  const old = new Stripe(payments.sdk.secretKey, { ...payments.sdk.config, maxNetworkRetries: 0 })
  await expect(old.customers.list({}, { apiVersion: '2020-08-27' })).rejects.toThrow(
    'Invalid Stripe API version: 2020-08-27',
  )
})

test('the same idempotency key answers the same again, and refuses other parameters', async () => {
  const [email, another] = [anAddress(), anAddress()]
  const key = { idempotencyKey: 'customer:7' }
  const [first, ...others] = await Promise.all(
    Array.from({ length: 12 }, () => stripe.customers.create({ email }, key)),
  )
  expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first?.id]))
  expect((await stripe.customers.list({ email })).data).toHaveLength(1)
  const again = await stripe.customers.create({ email }, key)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(again.lastResponse.requestId).toMatch(/^req_/)
  await expect(stripe.customers.create({ email: another }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await expect(stripe.products.create({ name: 'x' }, key)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test('a key whose call was refused may be used again', async () => {
  const key = { idempotencyKey: 'price' }
  await expect(
    stripe.prices.create({ currency: 'eur', unit_amount: 100, product: 'prod_x' }, key),
  ).rejects.toMatchObject({
    param: 'product',
  })
  await stripe.products.create({ id: 'prod_x', name: 'X' })
  expect(await stripe.prices.create({ currency: 'eur', unit_amount: 100, product: 'prod_x' }, key)).toMatchObject({
    product: 'prod_x',
  })
})

test('lists come page by page, each object once, in both directions', async () => {
  const own = await givenPayments()
  const made: string[] = []
  for (let n = 0; n < 25; n++) made.unshift((await own.customer(`a${n}@example.com`)).id)
  const ids: string[] = []
  for await (const { id } of own.stripe.customers.list({ limit: 10 })) ids.push(id)
  expect(ids).toEqual(made)
  const first = await own.stripe.customers.list({ limit: 10 })
  expect([first.data.length, first.has_more]).toEqual([10, true])
  const last = await own.stripe.customers.list({ limit: 10, starting_after: made[19] ?? '' })
  expect([last.data.length, last.has_more]).toEqual([5, false])
  const before = await own.stripe.customers.list({ limit: 10, ending_before: made[20] ?? '' })
  expect([before.data.map(({ id }) => id), before.has_more]).toEqual([made.slice(10, 20), true])
  expect((await own.stripe.customers.list({ created: { gt: Math.floor(Date.now() / 1000) + 10 } })).data).toEqual([])
})

test('events are listed by type and from where the reader was', async () => {
  const [first, second] = [anAddress(), anAddress('bob')]
  await customer(first)
  await price('payment')
  const [seen] = (await stripe.events.list({ limit: 1 })).data
  await customer(second)
  const news = await stripe.events.list({
    ending_before: seen?.id ?? '',
    types: ['customer.created', 'charge.refunded'],
  })
  expect(news.data).toMatchObject([
    {
      type: 'customer.created',
      livemode: false,
      api_version: Stripe.API_VERSION,
      data: { object: { email: second } },
    },
  ])
  const made = (await stripe.events.list({ type: 'customer.created' })).data
  expect(made.slice(0, 2)).toMatchObject([
    { data: { object: { email: second } } },
    { data: { object: { email: first } } },
  ])
  expect(new Set(made.map(({ type }) => type))).toEqual(new Set(['customer.created']))
  const [one] = news.data
  expect(await stripe.events.retrieve(one?.id ?? '')).toEqual(one)
  await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject({ statusCode: 404 })
})

/** Status, code and parameter of a refusal. */
async function refused(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => null,
    (problem: unknown) => problem,
  )
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw new Error(`not refused: ${String(error)}`)
  return [error.statusCode, error.code, error.param]
}
