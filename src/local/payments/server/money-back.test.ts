/** Refunds and disputes, by the API and by the control page. */
import { expect, test } from 'vitest'
import { givenPayments, givenWebhook } from '../../../../test/given/payments.ts'

/** Of which nobody moves the clock. */
const shop = await givenPayments()
const { page, stripe, watchEvents } = shop

async function givenPurchase({ number, world = shop }: { number?: string; world?: typeof shop } = {}) {
  const { id } = await world.checkout()
  await world.pay(id, number)
  const intent = String((await world.stripe.checkout.sessions.retrieve(id)).payment_intent)
  const charge = async () => {
    const [found] = (await world.stripe.charges.list({ payment_intent: intent })).data
    if (!found) throw new Error('Nothing was charged.')
    return found
  }
  return { intent, charge }
}

test('a payment is refunded in parts until nothing is left', async () => {
  const { intent, charge } = await givenPurchase()
  const news = await watchEvents()
  const first = await stripe.refunds.create({ payment_intent: intent, amount: 1000, reason: 'requested_by_customer' })
  expect(first).toMatchObject({
    status: 'succeeded',
    amount: 1000,
    payment_intent: intent,
    charge: (await charge()).id,
  })
  expect(await charge()).toMatchObject({ amount_refunded: 1000, refunded: false })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 1901 })).rejects.toThrow(
    'Refund amount (€19.01) is greater than unrefunded amount on charge (€19.00)',
  )
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 0 })).rejects.toMatchObject({ param: 'amount' })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: -5 })).rejects.toMatchObject({ param: 'amount' })
  await stripe.refunds.create({ charge: (await charge()).id })
  expect(await charge()).toMatchObject({ amount_refunded: 2900, refunded: true })
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await stripe.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount)).toEqual([1900, 1000])
  expect(await stripe.refunds.retrieve(first.id)).toEqual(first)
  const found = await stripe.charges.retrieve((await charge()).id, { expand: ['refunds'] })
  expect(found.refunds?.data).toHaveLength(2)
  expect((await news()).filter((type) => type.includes('refund'))).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
  ])
})

test('many refunds at once never give back more than was paid', async () => {
  const { intent, charge } = await givenPurchase()
  const tries = Array.from({ length: 12 }, () => stripe.refunds.create({ payment_intent: intent, amount: 300 }))
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(made).toHaveLength(9)
  expect((await charge()).amount_refunded).toBe(2700)
})

test('a dispute is opened, and lost', async () => {
  const { intent, charge } = await givenPurchase()
  const news = await watchEvents()
  expect((await page('POST', `/payments/${intent}/dispute`, {})).status).toBe(200)
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data
  expect(dispute).toMatchObject({
    status: 'needs_response',
    amount: 2900,
    reason: 'fraudulent',
    charge: (await charge()).id,
  })
  expect((await charge()).disputed).toBe(true)
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' })
  expect((await page('POST', `/payments/${intent}/dispute`, {})).body.error.code).toBe('stand-in-refused')
  expect((await page('POST', `/disputes/${dispute?.id}/close`, { outcome: 'lost' })).status).toBe(200)
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'lost' })
  expect((await page('POST', `/disputes/${dispute?.id}/close`, { outcome: 'won' })).body.error.details[0].reason).toBe(
    'This dispute is already lost.',
  )
  expect((await news()).filter((type) => type.includes('dispute'))).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ])
})

test('the card of disputes pays and is disputed at once; won, it may be refunded', async () => {
  const { intent, charge } = await givenPurchase({ number: '4000 0000 0000 0259' })
  const [dispute] = (await stripe.disputes.list({ charge: (await charge()).id })).data
  await page('POST', `/disputes/${dispute?.id}/close`, { outcome: 'won' })
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' })
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 100 })).toMatchObject({ status: 'succeeded' })
})

test('R44 what a membership cost is refunded like anything else', async () => {
  const { id } = await shop.checkout('subscription')
  await shop.pay(id)
  const { invoice } = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice.payments'] })
  const paid = typeof invoice === 'object' ? invoice?.payments?.data[0]?.payment.payment_intent : undefined
  await stripe.refunds.create({ payment_intent: String(paid), amount: 950 })
  expect((await stripe.charges.list({ payment_intent: String(paid) })).data).toMatchObject([{ amount_refunded: 950 }])
})

test('the control page shows memberships and payments, refunds in part, answers for the bank and gives another card', async () => {
  const webhook = await givenWebhook()
  const own = await givenPayments({ webhook: () => webhook.url })
  const { checkout, pay } = own
  await givenPurchase({ world: own })
  const later = await checkout()
  await pay(later.id, 'AT32 1904 3002 3547 3204')
  const member = await checkout('subscription')
  await pay(member.id)
  const world = async () => (await own.page('GET', '')).body
  const before = await world()
  expect(before).toMatchObject({
    aheadSeconds: 0,
    afterRetries: 'cancel',
    memberships: [{ who: 'ada@example.com', title: 'Membership', status: 'active' }],
  })
  expect(before.payments.map(({ status, what }: { status: string; what: string }) => [what, status])).toEqual([
    ['Subscription creation', 'succeeded'],
    ['Pack', 'processing'],
    ['Pack', 'succeeded'],
  ])
  const [, processing, pack] = before.payments
  await own.page('POST', `/payments/${processing.id}/bank`, { outcome: 'failed' })
  await own.page('POST', `/payments/${pack.id}/refund`, { amountCents: 1000 })
  expect((await own.page('POST', `/payments/${pack.id}/refund`, { amountCents: 5000 })).body.error.code).toBe(
    'stand-in-refused',
  )
  const [membership] = before.memberships
  expect((await own.page('POST', `/memberships/${membership.id}/card`, { number: '4000000000000002' })).status).toBe(
    409,
  )
  await own.page('POST', `/memberships/${membership.id}/card`, { number: '4000000000000341' })
  expect((await own.page('POST', '/clock', { days: 32 })).status).toBe(200)
  const after = await world()
  expect(after.aheadSeconds).toBe(32 * 86_400)
  expect(after.memberships).toMatchObject([{ status: 'past_due' }])
  expect(after.payments.at(-1)).toMatchObject({ refundedCents: 1000 })
  expect(await own.stripe.checkout.sessions.retrieve(later.id)).toMatchObject({ payment_status: 'unpaid' })
  await own.payments.settle()
  expect((await world()).eventsWaiting).toBe(0)
})
