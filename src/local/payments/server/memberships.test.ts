/** What time makes of memberships: renewals, failures, retries, ends. */
import { expect, test } from 'vitest'
import { day, givenMember } from '../../../../test/given/member.ts'
import { givenPayments } from '../../../../test/given/payments.ts'

test('R44 a membership renews each month with one paid invoice for the new month', async () => {
  const { stripe, subscription, period, invoices, payments, customer } = await givenMember()
  const { current_period_start: start, current_period_end: end } = await period()
  const ahead = end - Math.floor((await payments.now()).getTime() / 1000)
  await payments.advance(ahead - 60)
  expect(await invoices()).toHaveLength(1)
  await payments.advance(61)
  const second = await period()
  expect(second.current_period_start).toBe(end)
  expect(new Date(second.current_period_end * 1000).getUTCDate()).toBe(new Date(end * 1000).getUTCDate())
  expect(await invoices()).toEqual([
    ['subscription_cycle', 'paid'],
    ['subscription_create', 'paid'],
  ])
  const [renewal] = (await stripe.invoices.list({ customer, limit: 1 })).data
  expect(renewal?.lines.data[0]?.period).toEqual({ start: end, end: second.current_period_end })
  expect([renewal?.period_start, renewal?.period_end]).toEqual([start, end])
  await payments.advance(365 * day)
  expect(await invoices()).toHaveLength(14)
  expect((await subscription()).status).toBe('active')
})

test('a renewal that fails makes it past due; tries follow after 3, 5 and 7 days; then it ends', async () => {
  const { stripe, subscription, toRenewal, payments, events, customer } = await givenMember({
    number: '4000 0000 0000 0341',
  })
  expect((await subscription()).status).toBe('active')
  await toRenewal()
  expect((await subscription()).status).toBe('past_due')
  const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
  expect(invoice).toMatchObject({ amount_paid: 0, amount_remaining: 1900, attempt_count: 1 })
  expect((invoice?.next_payment_attempt ?? 0) - (invoice?.created ?? 0)).toBe(3 * day)
  const counts: (number | undefined)[] = []
  for (const days of [3, 5, 6]) {
    await payments.advance(days * day)
    counts.push((await stripe.invoices.retrieve(invoice?.id ?? '')).attempt_count)
  }
  expect(counts).toEqual([2, 3, 3])
  expect((await subscription()).status).toBe('past_due')
  await payments.advance(day)
  expect(await subscription()).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
  expect(await stripe.invoices.retrieve(invoice?.id ?? '')).toMatchObject({
    status: 'open',
    attempt_count: 4,
    next_payment_attempt: null,
  })
  const told = await events()
  expect(told.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  expect(told.at(-1)).toBe('customer.subscription.deleted')
  await payments.advance(90 * day)
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(2)
})

test('R46 in the portal a membership is cancelled and resumed: as with Stripe, the moment is set and the flag is not', async () => {
  const { stripe, subscription, page, portal, payments } = await givenMember()
  const { id, items } = await subscription()
  const end = items.data[0]?.current_period_end
  expect((await page('POST', `${await portal()}/cancel`, { id })).status).toBe(200)
  expect(await subscription()).toMatchObject({ status: 'active', cancel_at: end, cancel_at_period_end: false })
  const shown = (await page('GET', await portal())).body
  expect(shown.memberships).toMatchObject([{ renewsAt: null, endsAt: new Date((end ?? 0) * 1000).toISOString() }])
  await page('POST', `${await portal()}/resume`, { id })
  expect(await subscription()).toMatchObject({ status: 'active', cancel_at: null, canceled_at: null })
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    cancel_at: end,
    cancel_at_period_end: true,
  })
  await payments.advance(32 * day)
  expect(await subscription()).toMatchObject({ status: 'canceled', ended_at: end })
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  const [news] = (await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })).data
  expect(news?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  expect((await page('POST', `${await portal()}/resume`, { id })).body.error.code).toBe('stand-in-refused')
})

/** Where the clock stands still, or nearly. */
const shop = await givenPayments()

test('a membership is cancelled at once by the API, and then listed only where that is asked for', async () => {
  const { stripe, subscription, customer } = await givenMember({ world: shop })
  const { id } = await subscription()
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) })
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
  expect((await stripe.subscriptions.list({ customer, status: 'canceled' })).data).toHaveLength(1)
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('with the customer their membership ends', async () => {
  const { stripe, subscription, customer, checkout } = await givenMember({ world: shop })
  const { id } = await subscription()
  await stripe.customers.del(customer)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  await expect(checkout('payment', { customer })).rejects.toMatchObject({ param: 'customer' })
})

test('nobody manages another’s membership by their own portal', async () => {
  const { subscription, page, stripe, customer: other } = await givenMember({ world: shop })
  const { id } = await subscription()
  const stranger = await stripe.customers.create({ email: 'eve@example.com' })
  const { url } = await stripe.billingPortal.sessions.create({ customer: stranger.id })
  const secret = url.split('/').at(-1)
  expect((await page('GET', `/portals/${secret}`)).body).toMatchObject({
    memberships: [],
    invoices: [],
    returnUrl: null,
  })
  for (const act of ['cancel', 'resume'])
    expect((await page('POST', `/portals/${secret}/${act}`, { id })).status).toBe(404)
  expect((await page('POST', `/portals/${secret}/card`, { id, number: '4242424242424242' })).status).toBe(404)
  expect((await page('GET', `/portals/${other}`)).status).toBe(404)
})

test('a portal’s address holds for an hour', async () => {
  const { page, portal, payments } = await givenMember({ world: shop })
  const address = await portal()
  expect((await page('GET', address)).status).toBe(200)
  await payments.advance(3700)
  expect((await page('GET', address)).status).toBe(404)
})
