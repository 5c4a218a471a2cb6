/** What the pages show of what is kept: sums, moments and words, not Stripe's objects. */
import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import { sayCard } from '../cards.ts'
import { successOf } from './flows/checking-out.ts'
import { findKept, findPortal, keptOr404, listObjects } from './store.ts'
import { noSuch } from './stripe-problem.ts'
import { findAhead, findSetting, type World } from './world.ts'

export async function showCheckout(world: World, id: string) {
  const { data, extra } = await keptOr404(world.db, 'checkout.session', id)
  const lines = extra.items.map(showLine)
  const isLate = data.status === 'open' && data.expires_at <= world.now
  return {
    state: isLate ? 'expired' : data.status,
    mode: data.mode,
    lines,
    amountCents: data.amount_total,
    currency: data.currency,
    interval: extra.items[0]?.price?.recurring?.interval ?? null,
    email: data.customer ? await emailOf(world, data.customer) : data.customer_email,
    cancelUrl: data.cancel_url,
    successUrl: data.status === 'complete' ? successOf(data) : null,
  }
}

function showLine({ description, quantity, amount_total, currency }: Stripe.LineItem) {
  return { title: description ?? '', quantity: quantity ?? 1, amountCents: amount_total, currency }
}

/** A portal's address holds for an hour. */
const portalSeconds = 3600

export async function portalOr404({ db, now }: World, secret: string): Promise<Stripe.BillingPortal.Session> {
  const session = await findPortal(db, secret)
  if (!session || now - session.created > portalSeconds) throw noSuch('portal session', 'secret')
  return session
}

export async function showPortal(world: World, secret: string) {
  const { customer, return_url } = await portalOr404(world, secret)
  const { data } = await keptOr404(world.db, 'customer', customer)
  const subscriptions = await listObjects(world.db, 'subscription', { like: { customer } })
  const invoices = await listObjects(world.db, 'invoice', { like: { customer } })
  return {
    email: data.email,
    memberships: await Promise.all(subscriptions.map((one) => showMembership(world, one))),
    invoices: invoices.map(({ id, number, created, status, total, currency }) => ({
      id,
      number: number ?? id,
      at: moment(created),
      status: status ?? 'open',
      amountCents: total,
      currency,
    })),
    returnUrl: return_url,
  }
}

async function showMembership({ db }: World, subscription: Stripe.Subscription) {
  const { id, currency, items } = subscription
  const { extra } = await keptOr404(db, 'subscription', id)
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} is for nothing.`)
  const { data: product } = await keptOr404(db, 'product', String(item.price.product))
  const open = await listObjects(db, 'invoice', {
    like: { status: 'open', parent: { subscription_details: { subscription: id } } },
  })
  return {
    id,
    title: product.name,
    amountCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency,
    interval: item.price.recurring?.interval,
    status: subscription.status,
    card: sayCard({ number: extra.card, brand: 'visa' }),
    ...showEnd(subscription, item),
    ...showOwed(open),
  }
}

function showEnd({ status, cancel_at }: Stripe.Subscription, { current_period_end }: Stripe.SubscriptionItem) {
  const isRunning = status === 'active' || status === 'past_due'
  return {
    renewsAt: isRunning && cancel_at === null ? moment(current_period_end) : null,
    endsAt: isRunning && cancel_at !== null ? moment(cancel_at) : null,
  }
}

function showOwed(open: Stripe.Invoice[]) {
  const tries = open.map(({ next_payment_attempt }) => next_payment_attempt).filter((one) => one !== null)
  return {
    owedCents: open.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0),
    triesAgainAt: tries.length ? moment(Math.min(...tries)) : null,
  }
}

/** Enough to choose from; older ones are still there. */
const mostShown = 50

export async function showWorld(world: World, eventsWaiting: number) {
  const { db, now } = world
  const subscriptions = await listObjects(db, 'subscription', { and: sql`data->>'status' <> 'canceled'` })
  const intents = await listObjects(db, 'payment_intent')
  const disputes = await listObjects(db, 'dispute')
  return {
    now: moment(now),
    aheadSeconds: await findAhead(db),
    afterRetries: (await findSetting(db, 'after_retries')) === 'unpaid' ? 'unpaid' : 'cancel',
    eventsWaiting,
    memberships: await Promise.all(
      subscriptions
        .slice(0, mostShown)
        .map(async (one) => ({ ...(await showMembership(world, one)), who: await nameOf(world, one.customer) })),
    ),
    payments: await Promise.all(intents.slice(0, mostShown).map((one) => showPayment(world, one, disputes))),
  }
}

async function showPayment(world: World, intent: Stripe.PaymentIntent, disputes: Stripe.Dispute[]) {
  const { id, amount, currency, created, status, description, customer, latest_charge } = intent
  const charge = latest_charge ? await findKept(world.db, 'charge', String(latest_charge)) : null
  const dispute = disputes.find((one) => one.payment_intent === id)
  return {
    id,
    who: await nameOf(world, customer),
    what: description ?? '',
    at: moment(created),
    amountCents: amount,
    currency,
    refundedCents: charge?.data.amount_refunded ?? 0,
    status,
    dispute: dispute ? { id: dispute.id, status: dispute.status } : null,
  }
}

async function nameOf(world: World, customer: Stripe.PaymentIntent['customer']): Promise<string> {
  return (await emailOf(world, customer)) ?? 'Somebody'
}

async function emailOf({ db }: World, customer: Stripe.PaymentIntent['customer']): Promise<string | null> {
  const found = customer ? await findKept(db, 'customer', String(customer)) : null
  return found?.data.email ?? null
}

function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
