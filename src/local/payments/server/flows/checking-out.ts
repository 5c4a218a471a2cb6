/** Somebody pays a checkout, or its time runs out. */
import type { Stripe } from 'stripe'
import { type Card, type Decline, findCard, isBankAccount, isCard } from '../../cards.ts'
import { newCustomer } from '../objects/catalogue.ts'
import { keptOr404, listObjects, saveObject } from '../store.ts'
import type { Kept } from '../tables.ts'
import type { World } from '../world.ts'
import { charge, openPayment, settle, whyDeclined } from './charging.ts'
import { openDispute } from './money-back.ts'
import { startSubscription } from './subscribing.ts'

export type Paid = { is: 'paid'; url: string } | { is: 'declined'; message: string } | { is: 'over' }

export async function payCheckout(world: World, id: string, number: string): Promise<Paid> {
  const kept = await keptOr404(world.db, 'checkout.session', id)
  if (kept.data.status !== 'open' || kept.data.expires_at <= world.now) return { is: 'over' }
  const card = findCard(number)
  const declined = isCard(card) ? whyNotNow(card, kept.data) : card
  if (!isCard(card) || declined) return { is: 'declined', message: declined?.message ?? '' }
  const complete = await take(world, kept, card)
  await world.emit('checkout.session.completed', complete)
  if (card.later === 'disputed') await openDispute(world, await paymentIntentOf(world, complete))
  return { is: 'paid', url: successOf(complete) }
}

/** Where the payer goes on to: our own page, told which checkout it was. */
export function successOf({ success_url, id }: Stripe.Checkout.Session): string {
  return (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
}

function whyNotNow(card: Card, { mode }: Stripe.Checkout.Session): Decline | null {
  if (mode === 'subscription' && isBankAccount(card)) return cardsOnly
  return whyDeclined(card, 'checkout')
}
const cardsOnly: Decline = {
  code: 'payment_method_unsupported',
  declineCode: 'payment_method_unsupported',
  message: 'A membership takes cards only. Use one of the card numbers.',
}

async function take(
  world: World,
  { data, extra }: Kept<'checkout.session'>,
  card: Card,
): Promise<Stripe.Checkout.Session> {
  const customer = await customerOf(world, data)
  const taken =
    data.mode === 'subscription'
      ? await subscribe(world, extra, customer?.id ?? '', card)
      : await pay(world, { data, extra }, customer, card)
  const complete: Stripe.Checkout.Session = {
    ...data,
    ...taken,
    status: 'complete',
    url: null,
    customer: customer?.id ?? null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? data.customer_email,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  }
  return saveObject(world.db, 'checkout.session', complete)
}

async function pay(
  world: World,
  { data, extra }: Kept<'checkout.session'>,
  customer: Stripe.Customer | null,
  card: Card,
) {
  const amount = data.amount_total ?? 0
  const fields = {
    customer: customer?.id ?? null,
    amount,
    currency: data.currency ?? 'eur',
    metadata: extra.paymentMetadata,
  }
  const intent = await openPayment(world, { ...fields, description: extra.items[0]?.description ?? null }, card)
  const { status } = await charge(world, intent, card, null)
  return { payment_intent: intent.id, payment_status: status === 'succeeded' ? 'paid' : 'unpaid' }
}

async function subscribe(
  world: World,
  { items, subscriptionMetadata }: Kept<'checkout.session'>['extra'],
  customer: string,
  card: Card,
) {
  const [item] = items
  if (!item?.price) throw new Error('A checkout of a subscription is for nothing.')
  const { price, quantity } = item
  const start = { customer, price, quantity: quantity ?? 1, metadata: subscriptionMetadata, card: card.number }
  const subscription = await startSubscription(world, start)
  return { subscription: subscription.id, invoice: subscription.latest_invoice, payment_status: 'paid' }
}

/** Whoever pays without being known becomes a customer where Stripe would make one. */
async function customerOf(world: World, session: Stripe.Checkout.Session): Promise<Stripe.Customer | null> {
  if (session.customer) return (await keptOr404(world.db, 'customer', String(session.customer))).data
  if (session.mode !== 'subscription' && session.customer_creation !== 'always') return null
  const customer = newCustomer({ email: session.customer_email }, world.now)
  await saveObject(world.db, 'customer', customer)
  await world.emit('customer.created', customer)
  return customer
}

async function paymentIntentOf({ db }: World, { payment_intent, invoice }: Stripe.Checkout.Session): Promise<string> {
  if (payment_intent) return String(payment_intent)
  const [link] = await listObjects(db, 'invoice_payment', { like: { invoice: String(invoice) } })
  return String(link?.payment.payment_intent)
}

/** The bank has answered for a payment: the checkout that it belongs to is told. */
export async function settleLater(world: World, paymentIntent: string, hasPaid: boolean): Promise<void> {
  if (!(await settle(world, paymentIntent, hasPaid))) return
  const [session] = await listObjects(world.db, 'checkout.session', { like: { payment_intent: paymentIntent } })
  if (!session) return
  const told = await saveObject(world.db, 'checkout.session', {
    ...session,
    payment_status: hasPaid ? 'paid' : 'unpaid',
  })
  await world.emit(hasPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed', told)
}

export async function expireCheckout(world: World, session: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
  const expired = await saveObject(world.db, 'checkout.session', { ...session, status: 'expired', url: null })
  await world.emit('checkout.session.expired', expired)
  return expired
}
