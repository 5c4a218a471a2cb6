/**
 * The stand-in for Stripe on a database of its own, Stripe's SDK pointed at it, its pages served over HTTP. Its events
 * wait, unless there is a webhook that listens.
 */
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { Stripe } from 'stripe'
import { createHttpServer } from '#kit/server/http/http.ts'
import type { Database } from '#kit/server/database.ts'
import { serve } from '#kit/server/api/serve.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { localPaymentsContract } from '#local/payments/contract.ts'
import { type LocalPaymentsOptions, openLocalPayments } from '#local/payments/server/local-payments.ts'
import { givenDatabase } from '../given.ts'
import { admitAll } from '../plenty.ts'
import { whenDone } from '../when-done.ts'

type Wish = Partial<Omit<LocalPaymentsOptions, 'database' | 'queue'>> & { database?: Database<unknown> }

/** What the webhook heard, newest last. It answers 200 unless `answer` says otherwise. */
export async function givenWebhook() {
  const app = fastify()
  const heard: { body: string; signature: string }[] = []
  const world = { heard, answer: () => 200, url: '' }
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.post('/api/stripe/webhook', async (request, reply) => {
    const status = world.answer()
    if (status === 200)
      heard.push({ body: String(request.body), signature: String(request.headers['stripe-signature']) })
    return reply.code(status).send({})
  })
  world.url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/stripe/webhook`
  whenDone(() => app.close())
  return world
}

export async function givenPayments({ database: shared, ...wish }: Wish = {}) {
  const database = shared ?? (await givenDatabase<unknown>())
  const pages = createHttpServer()
  const origin = 'http://localhost:3000'
  const queue = openQueue({ database, log: createLog('silent'), pollMs: 20 })
  const payments = await openLocalPayments({
    database,
    queue,
    origin,
    webhook: () => null,
    delivery: { retryMs: [50] },
    ...wish,
  })
  serve(
    pages,
    localPaymentsContract,
    payments.handlers,
    admitAll(async () => null),
  )
  whenDone(() => pages.close())
  whenDone(() => payments.close().then(() => queue.close()))
  const stripe = new Stripe(payments.sdk.secretKey, { ...payments.sdk.config, maxNetworkRetries: 0, telemetry: false })

  /** What one of the pages asks, from this machine unless the headers say otherwise. */
  const page = async (method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await pages.inject({
      method,
      url: `/api/local/payments${path}`,
      headers: { host: 'localhost:3000', ...headers },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  /** The earliest first: all of them, or those after one. */
  const eventsAfter = async (id?: string) =>
    (await stripe.events.list({ limit: 100, ...(id && { ending_before: id }) })).data.toReversed()

  return {
    payments,
    stripe,
    database,
    origin,
    page,
    pay: (id: string, number = '4242 4242 4242 4242') => page('POST', `/checkouts/${id}/pay`, { number }),
    /** The types of all events, the earliest first. */
    events: async () => (await eventsAfter()).map(({ type }) => type),
    /** Answers with what tells the types of those that have come since, of all or of what is a customer's. */
    async watchEvents(customer?: unknown) {
      const [last] = (await stripe.events.list({ limit: 1 })).data
      const isTold = ({ data }: Stripe.Event) =>
        customer === undefined || ('customer' in data.object && data.object.customer === customer)
      return async () => (await eventsAfter(last?.id)).filter(isTold).map(({ type }) => type)
    },
    ...catalogueOf(stripe, origin),
  }
}

/** A customer, a price of each kind and a checkout, as Farsight would make them. */
function catalogueOf(stripe: Stripe, origin: string) {
  const customer = (email = 'ada@example.com') => stripe.customers.create({ email, name: 'Ada' })
  const price = async (kind: 'payment' | 'subscription') => {
    const key = kind === 'payment' ? 'pack' : 'monthly'
    const [found] = (await stripe.prices.list({ lookup_keys: [key] })).data
    if (found) return found
    const recurring = kind === 'subscription' && { recurring: { interval: 'month' } }
    return stripe.prices.create(
      {
        lookup_key: key,
        currency: 'eur',
        unit_amount: kind === 'payment' ? 2900 : 1900,
        product_data: { name: kind === 'payment' ? 'Pack' : 'Membership' },
        ...recurring,
      },
      { idempotencyKey: key },
    )
  }
  const checkout = async (mode: 'payment' | 'subscription' = 'payment', given?: Stripe.Checkout.SessionCreateParams) =>
    stripe.checkout.sessions.create({
      mode,
      ...(!given?.customer_email && { customer: given?.customer ?? (await customer()).id }),
      client_reference_id: randomUUID(),
      line_items: [{ price: (await price(mode)).id, quantity: 1 }],
      success_url: `${origin}/purchase-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/purchase-cancelled`,
      ...given,
    })
  return { customer, price, checkout }
}

type Shop = Pick<Awaited<ReturnType<typeof givenPayments>>, 'stripe' | 'checkout' | 'pay'>

/** For a pack and a membership: what a card that is declined is answered, what it leaves, and how another card does. */
export async function payAfterDecline({ stripe, checkout, pay }: Shop, number: string) {
  const seen: unknown[] = []
  for (const mode of ['payment', 'subscription'] as const) {
    const { id, customer } = await checkout(mode)
    const answer = await pay(id, number)
    const { status, payment_status: paid, payment_intent: intent } = await stripe.checkout.sessions.retrieve(id)
    const another = (await pay(id)).body.is
    const charges = (await stripe.charges.list({ customer: String(customer) })).data.length
    seen.push({ answer, left: { status, paid, intent }, another, charges })
  }
  return seen
}
