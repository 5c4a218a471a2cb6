/** An invoice for a period, and the tries to have it paid: at once, and when that fails after 3, 5 and 7 days more. */
import type { Stripe } from 'stripe'
import { type Card, findCard, isCard } from '../../cards.ts'
import { newInvoice, newInvoicePayment } from '../objects/invoice.ts'
import { keptOr404, listObjects, saveObject } from '../store.ts'
import type { World } from '../world.ts'
import { charge, openPayment, whyDeclined } from './charging.ts'

const daySeconds = 86_400
/** How many days after a failed try the next one comes. */
const waitDays = [3, 5, 7]

type Period = { start: number; end: number }
export type Billing = { reason: 'subscription_create' | 'subscription_cycle'; period: Period; before: Period }

export async function openInvoice(
  world: World,
  subscription: Stripe.Subscription,
  billing: Billing,
): Promise<Stripe.Invoice> {
  const { data: customer } = await keptOr404(world.db, 'customer', String(subscription.customer))
  const number = (await listObjects(world.db, 'invoice', { like: { customer: customer.id } })).length + 1
  const invoice = newInvoice({ subscription, customer, number, ...billing }, world.now)
  await saveObject(world.db, 'invoice', invoice)
  await world.emit('invoice.created', { ...invoice, status: 'draft' })
  await world.emit('invoice.finalized', invoice)
  return invoice
}

/** One try at an open invoice. Its status says how it went. */
export async function payInvoice(world: World, invoice: Stripe.Invoice, cardNumber: string): Promise<Stripe.Invoice> {
  const card = cardOf(cardNumber)
  const { intent, link } = await paymentOf(world, invoice, card)
  const declined = whyDeclined(card, invoice.billing_reason === 'subscription_create' ? 'checkout' : 'renewal')
  const tried = await charge(world, intent, card, declined)
  const attempts = invoice.attempt_count + 1
  if (tried.status !== 'succeeded') return missed(world, invoice, attempts)
  const paid: Stripe.Invoice = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now },
  }
  const settled = {
    ...link,
    status: 'paid',
    amount_paid: invoice.amount_due,
    status_transitions: { canceled_at: null, paid_at: world.now },
  }
  await saveObject(world.db, 'invoice', paid)
  await saveObject(world.db, 'invoice_payment', settled)
  await world.emit('invoice.paid', paid)
  await world.emit('invoice.payment_succeeded', paid)
  await world.emit('invoice_payment.paid', settled)
  return paid
}

async function missed(world: World, invoice: Stripe.Invoice, attempts: number): Promise<Stripe.Invoice> {
  const wait = waitDays[attempts - 1]
  const open = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: wait === undefined ? null : world.now + wait * daySeconds,
  }
  await saveObject(world.db, 'invoice', open)
  await world.emit('invoice.payment_failed', open)
  return open
}

/** The payment of an invoice: one for all tries. */
async function paymentOf(world: World, invoice: Stripe.Invoice, card: Card) {
  const [link] = await listObjects(world.db, 'invoice_payment', { like: { invoice: invoice.id } })
  if (link) {
    const { data: intent } = await keptOr404(world.db, 'payment_intent', String(link.payment.payment_intent))
    return { link, intent }
  }
  const { customer, amount_due: amount, currency } = invoice
  const description = invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update'
  const intent = await openPayment(
    world,
    { customer: String(customer), amount, currency, metadata: {}, description },
    card,
  )
  return {
    intent,
    link: await saveObject(world.db, 'invoice_payment', newInvoicePayment(invoice, intent.id, world.now)),
  }
}

/** A number that was taken once is one of ours. */
function cardOf(number: string): Card {
  const card = findCard(number)
  if (!isCard(card)) throw new Error('A number is kept that is no test card.')
  return card
}
