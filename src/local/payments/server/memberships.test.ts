/** What time makes of memberships: renewals, failures, retries, ends. */
import { expect, test } from 'vitest'
import { givenPayments } from '../../../../test/given/payments.ts'

const day = 86_400

async function givenMember(number?: string) {
  const world = await givenPayments()
  const { stripe, checkout, pay } = world
  const session = await checkout('subscription')
  await pay(session.id, number)
  const customer = String(session.customer)
  const subscription = async () => {
    const [found] = (await stripe.subscriptions.list({ customer, status: 'all' })).data
    if (!found) throw new Error('There is no subscription.')
    return found
  }
  const portal = async () => {
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${world.origin}/my-stuff` })
    return `/portals/${url.split('/').at(-1)}`
  }
  const invoices = async () =>
    (await stripe.invoices.list({ customer, limit: 100 })).data.map(({ status, billing_reason }) => [
      billing_reason,
      status,
    ])
  const period = async () => {
    const [item] = (await subscription()).items.data
    if (!item) throw new Error('The subscription is for nothing.')
    return item
  }
  /** To the very end of the month that is paid for. */
  const toRenewal = async () => {
    const { current_period_end: end } = await period()
    await world.payments.advance(end - Math.floor((await world.payments.now()).getTime() / 1000))
  }
  return {
    ...world,
    customer,
    subscription,
    period,
    portal,
    invoices,
    toRenewal,
    months: (n: number) => world.payments.advance(Math.ceil(n * 31 * day)),
  }
}

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

test('each thing that happens bears the moment at which it was due, however far the clock was moved', async () => {
  const { stripe, payments } = await givenMember()
  await payments.advance(100 * day)
  const renewals = (await stripe.events.list({ type: 'invoice.paid' })).data.map(({ created }) => created)
  const gaps = renewals.slice(0, -1).map((created, index) => (created - (renewals[index + 1] ?? 0)) / day)
  expect(renewals).toHaveLength(4)
  expect(gaps.every((days) => days >= 28 && days <= 31)).toBe(true)
})

test('a renewal that fails makes it past due; tries follow after 3, 5 and 7 days; then it ends', async () => {
  const { stripe, subscription, toRenewal, payments, events, customer } = await givenMember('4000 0000 0000 0341')
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

test('where the control page says so, it stays unpaid instead of ending, and a new card brings it back', async () => {
  const { subscription, months, payments, page, portal } = await givenMember('4000 0000 0000 0341')
  expect((await page('POST', '/after-retries', { outcome: 'unpaid' })).status).toBe(200)
  await months(1)
  await payments.advance(16 * day)
  const { id, status } = await subscription()
  expect(status).toBe('unpaid')
  expect((await page('POST', `${await portal()}/card`, { id, number: '4242424242424242' })).body).toEqual({
    is: 'mended',
  })
  expect((await subscription()).status).toBe('active')
})

test('a new card in the portal pays what is open, and renewals go on with it', async () => {
  const { stripe, subscription, months, page, portal, invoices, customer } = await givenMember('4000 0000 0000 0341')
  await months(1)
  const { id } = await subscription()
  const shown = (await page('GET', await portal())).body
  expect(shown.memberships).toMatchObject([
    { status: 'past_due', owedCents: 1900, card: 'Visa ending in 0341', triesAgainAt: expect.any(String) },
  ])
  const mend = async (number: string) => (await page('POST', `${await portal()}/card`, { id, number })).body
  expect(await mend('4000 0000 0000 0002')).toEqual({ is: 'declined', message: 'Your card was declined.' })
  expect(await mend('4000 0000 0000 0341')).toMatchObject({
    is: 'declined',
    message: expect.stringContaining('what is open could not be paid'),
  })
  expect((await subscription()).status).toBe('past_due')
  expect(await mend('4242 4242 4242 4242')).toEqual({ is: 'mended' })
  expect((await subscription()).status).toBe('active')
  expect((await stripe.invoices.list({ customer, status: 'open' })).data).toEqual([])
  await months(1)
  expect((await invoices()).map(([, status]) => status)).toEqual(['paid', 'paid', 'paid'])
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

test('a membership is cancelled at once by the API, and then listed only where that is asked for', async () => {
  const { stripe, subscription, customer } = await givenMember()
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
  const { stripe, subscription, customer, checkout } = await givenMember()
  const { id } = await subscription()
  await stripe.customers.del(customer)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  await expect(checkout('payment', { customer })).rejects.toMatchObject({ param: 'customer' })
})

test('nobody manages another’s membership by their own portal', async () => {
  const { subscription, page, stripe, customer: other } = await givenMember()
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
  const { page, portal, payments } = await givenMember()
  const address = await portal()
  expect((await page('GET', address)).status).toBe(200)
  await payments.advance(3700)
  expect((await page('GET', address)).status).toBe(404)
})

test('the clock stays where it was moved to when the service is opened again', async () => {
  const { payments, database, subscription } = await givenMember()
  const end = (await subscription()).items.data[0]?.current_period_end
  await payments.advance(20 * day)
  const again = await givenPayments({ database })
  expect((await again.payments.now()).getTime() - Date.now()).toBeGreaterThan(19.9 * day * 1000)
  await again.payments.advance(12 * day)
  expect((await subscription()).items.data[0]?.current_period_start).toBe(end)
})

test('what fell due while nobody was there happens when the service opens', async () => {
  const { database, subscription, stripe, customer } = await givenMember()
  await givenPayments({ database, now: in70Days })
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(3)
  expect((await subscription()).status).toBe('active')
})

function in70Days(): Date {
  return new Date(Date.now() + 70 * day * 1000)
}
