/** Events come to the webhook: signed, until they are taken, also after the service was opened again. */
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenPayments, givenWebhook } from '../../../../test/given/payments.ts'

/** Whoever is open brings all events that wait: no service outlives its test, nor does any event. */
const database = await givenDatabase<unknown>()

async function givenHeard(wish: Parameters<typeof givenPayments>[0] = {}) {
  const webhook = await givenWebhook()
  return { webhook, ...(await givenPayments({ database, webhook: () => webhook.url, ...wish })) }
}

const typesOf = (heard: { body: string }[]) => heard.map(({ body }) => String(JSON.parse(body).type))

test('each event comes once, and the SDK takes its signature', async () => {
  const { payments, stripe, webhook, checkout, pay, watchEvents } = await givenHeard()
  const news = await watchEvents()
  const { id } = await checkout()
  await pay(id)
  await payments.settle()
  expect(typesOf(webhook.heard).toSorted()).toEqual((await news()).toSorted())
  const known = (await stripe.events.list({ limit: 100 })).data
  for (const { body, signature } of webhook.heard) {
    const event = stripe.webhooks.constructEvent(body, signature, payments.webhookSecret)
    expect(event).toEqual(known.find((one) => one.id === event.id))
  }
  const [first] = webhook.heard
  const check = (body: string, secret: string) => () =>
    stripe.webhooks.constructEvent(body, first?.signature ?? '', secret)
  expect(check(first?.body ?? '', 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError)
  expect(check(`${first?.body} `, payments.webhookSecret)).toThrow(Stripe.errors.StripeSignatureVerificationError)
})

test('what the webhook does not take comes again until it does', async () => {
  const { payments, webhook, customer } = await givenHeard()
  let asked = 0
  webhook.answer = () => (++asked <= 3 ? ([500, 400, 302][asked - 1] ?? 500) : 200)
  await customer()
  await payments.settle()
  expect([asked, webhook.heard.length]).toEqual([4, 1])
})

test('while nobody listens events wait', async () => {
  let url: string | null = null
  const { payments, customer, page } = await givenPayments({ database, webhook: () => url })
  await customer()
  expect((await page('GET', '')).body.eventsWaiting).toBe(1)
  const late = await givenWebhook()
  url = late.url
  await payments.settle()
  expect(typesOf(late.heard)).toEqual(['customer.created'])
})

test('what was not taken before the service closed is brought by the next one, signed with its secret', async () => {
  const { payments, webhook, checkout, pay } = await givenHeard()
  webhook.answer = () => 503
  const { id } = await checkout()
  await pay(id)
  await payments.close()
  expect(webhook.heard).toEqual([])
  const next = await givenHeard()
  await next.payments.settle()
  expect(typesOf(next.webhook.heard)).toContain('checkout.session.completed')
  for (const { body, signature } of next.webhook.heard)
    next.stripe.webhooks.constructEvent(body, signature, next.payments.webhookSecret)
  expect(await next.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' })
})

test('two servers on one database bring each event once between them', async () => {
  let url: string | null = null
  const { payments, stripe } = await givenPayments({ database, webhook: () => url })
  const second = await givenPayments({ database, webhook: () => url })
  for (let n = 0; n < 16; n++) await (n % 2 ? stripe : second.stripe).customers.create({ email: `${n}@example.com` })
  const { heard, ...webhook } = await givenWebhook()
  url = webhook.url
  await Promise.all([payments.settle(), second.payments.settle()])
  const ids = heard.map(({ body }) => JSON.parse(body).id)
  expect([ids.length, new Set(ids).size]).toEqual([16, 16])
})

test('for tests each event comes several times, spread and out of order', async () => {
  const { payments, webhook, customer } = await givenHeard({ delivery: { copies: 3, spreadMs: 200 } })
  for (let n = 0; n < 8; n++) await customer(`${n}@example.com`)
  await payments.settle()
  const emails = webhook.heard.map(({ body }) => String(JSON.parse(body).data.object.email))
  expect(emails).toHaveLength(24)
  expect(new Set(emails).size).toBe(8)
  expect(emails).not.toEqual(emails.toSorted())
})

test('a change that fails tells nobody of anything', async () => {
  const { payments, stripe, watchEvents } = await givenHeard()
  const news = await watchEvents()
  await expect(
    stripe.prices.create({ currency: 'eur', unit_amount: 100, lookup_key: 'k', product: 'prod_none' }),
  ).rejects.toThrow('No such product')
  await payments.settle()
  expect(await news()).toEqual([])
})
