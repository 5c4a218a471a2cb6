/** The life of a subscription: started by a checkout, renewed by the clock, late when a renewal fails, and ended. */
import type { Stripe } from 'stripe'
import { newSubscription } from '../objects/subscription.ts'
import { periodEnd } from '../periods.ts'
import { keptOr404, listObjects, saveObject } from '../store.ts'
import type { Kept } from '../tables.ts'
import { findSetting, type World } from '../world.ts'
import { openInvoice, payInvoice } from './invoicing.ts'

type Start = { customer: string; price: Stripe.Price; quantity: number; metadata: Stripe.Metadata; card: string }

/** Whoever starts one has a card that pays: what is declined never comes here. */
export async function startSubscription(world: World, { card, ...fields }: Start): Promise<Stripe.Subscription> {
  const { recurring } = fields.price
  if (!recurring) throw new Error(`The price ${fields.price.id} does not recur.`)
  const end = periodEnd(world.now, recurring, 1)
  const begun = newSubscription({ ...fields, periodEnd: end }, world.now)
  await saveObject(world.db, 'subscription', begun, { card, periods: 1 })
  await world.emit('customer.subscription.created', begun)
  const period = { start: world.now, end }
  const invoice = await openInvoice(world, begun, {
    reason: 'subscription_create',
    period,
    before: { start: world.now, end: world.now },
  })
  await payInvoice(world, invoice, card)
  return change(world, begun, { status: 'active', latest_invoice: invoice.id })
}

/** The clock has come to the end of a period: it ends there, or goes on to the next one. */
export async function turnPeriod(world: World, id: string): Promise<void> {
  const kept = await keptOr404(world.db, 'subscription', id)
  const { data } = kept
  if (data.cancel_at !== null && data.cancel_at <= world.now)
    await endSubscription(world, data, 'cancellation_requested')
  else await renew(world, kept)
}

async function renew(world: World, { data, extra }: Kept<'subscription'>): Promise<void> {
  const [item] = data.items.data
  if (!item?.price.recurring) throw new Error(`The subscription ${data.id} is for nothing that recurs.`)
  const periods = extra.periods + 1
  const before = { start: item.current_period_start, end: item.current_period_end }
  const period = { start: before.end, end: periodEnd(data.billing_cycle_anchor, item.price.recurring, periods) }
  const turned = { ...item, current_period_start: period.start, current_period_end: period.end }
  const invoice = await openInvoice(world, data, { reason: 'subscription_cycle', period, before })
  const next = { ...data, items: { ...data.items, data: [turned] }, latest_invoice: invoice.id }
  await saveObject(world.db, 'subscription', next, { ...extra, periods })
  await world.emit('customer.subscription.updated', next, { items: data.items, latest_invoice: data.latest_invoice })
  await afterTry(world, await payInvoice(world, invoice, extra.card))
}

/** The clock has come to the next try at an invoice. */
export async function tryAgain(world: World, invoiceId: string): Promise<void> {
  const { data: invoice } = await keptOr404(world.db, 'invoice', invoiceId)
  const { extra } = await keptOr404(world.db, 'subscription', subscriptionOf(invoice))
  await afterTry(world, await payInvoice(world, invoice, extra.card))
}

/** What a try makes of the subscription. After the last one it ends, or stays unpaid: as the control page was told. */
async function afterTry(world: World, invoice: Stripe.Invoice): Promise<void> {
  const { data } = await keptOr404(world.db, 'subscription', subscriptionOf(invoice))
  if (data.status === 'canceled') return
  if (invoice.status === 'paid') {
    const stillOpen = await openInvoices(world, data.id)
    if (data.status !== 'active' && stillOpen.length === 0) await change(world, data, { status: 'active' })
  } else if (invoice.next_payment_attempt !== null) {
    if (data.status !== 'past_due') await change(world, data, { status: 'past_due' })
  } else if ((await findSetting(world.db, 'after_retries')) === 'unpaid')
    await change(world, data, { status: 'unpaid' })
  else await endSubscription(world, data, 'payment_failed')
}

/** A new card pays first what is still open. */
export async function mendCard(world: World, id: string, card: string): Promise<{ isPaid: boolean }> {
  const { data, extra } = await keptOr404(world.db, 'subscription', id)
  await saveObject(world.db, 'subscription', data, { ...extra, card })
  const open = await openInvoices(world, id)
  for (const invoice of open.toReversed()) {
    // One after the other: each may change what the subscription is.
    await afterTry(world, await payInvoice(world, invoice, card))
  }
  return { isPaid: (await openInvoices(world, id)).length === 0 }
}

/** As the API is asked: the flag, and the moment with it. */
export async function setCancelAtPeriodEnd(
  world: World,
  data: Stripe.Subscription,
  isOn: boolean,
): Promise<Stripe.Subscription> {
  const cancelAt = isOn ? (data.items.data[0]?.current_period_end ?? null) : null
  return change(world, data, { cancel_at_period_end: isOn, ...whenCancelled(world, data, cancelAt) })
}

/** As Stripe's portal does it for flexible billing: the moment alone is set, and the flag stays false. */
export async function setCancelAt(
  world: World,
  data: Stripe.Subscription,
  cancelAt: number | null,
): Promise<Stripe.Subscription> {
  return change(world, data, { cancel_at_period_end: false, ...whenCancelled(world, data, cancelAt) })
}

function whenCancelled({ now }: World, data: Stripe.Subscription, cancelAt: number | null) {
  const reason = cancelAt === null ? null : 'cancellation_requested'
  return {
    cancel_at: cancelAt,
    canceled_at: cancelAt === null ? null : (data.canceled_at ?? now),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  }
}

/** It ends now. Nothing that is open is tried again. */
export async function endSubscription(
  world: World,
  data: Stripe.Subscription,
  reason: string,
): Promise<Stripe.Subscription> {
  for (const invoice of await openInvoices(world, data.id)) {
    await saveObject(world.db, 'invoice', { ...invoice, auto_advance: false, next_payment_attempt: null })
  }
  const ended: Stripe.Subscription = {
    ...data,
    status: 'canceled',
    canceled_at: data.canceled_at ?? world.now,
    ended_at: world.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  }
  await saveObject(world.db, 'subscription', ended)
  await world.emit('customer.subscription.deleted', ended)
  return ended
}

/** Saves what is different, and tells how it was before. */
export async function change(
  world: World,
  data: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): Promise<Stripe.Subscription> {
  const next = { ...data, ...changes }
  const names = Object.keys(changes) as (keyof Stripe.Subscription)[] // they are its own
  const before = Object.fromEntries(names.filter((name) => data[name] !== next[name]).map((name) => [name, data[name]]))
  await saveObject(world.db, 'subscription', next)
  await world.emit('customer.subscription.updated', next, before)
  return next
}

function openInvoices(world: World, subscription: string): Promise<Stripe.Invoice[]> {
  const like = { status: 'open', parent: { subscription_details: { subscription } } }
  return listObjects(world.db, 'invoice', { like })
}

function subscriptionOf({ id, parent }: Stripe.Invoice): string {
  const subscription = parent?.subscription_details?.subscription
  if (!subscription) throw new Error(`The invoice ${id} is for no subscription.`)
  return typeof subscription === 'string' ? subscription : subscription.id
}
