/** A try at taking money: what becomes of it depends on the card alone. */
import type { Stripe } from 'stripe'
import { type Card, type Decline, isBankAccount } from '../../cards.ts'
import { newCharge, newPaymentIntent, type PaymentFields } from '../objects/payments.ts'
import { keptOr404, saveObject } from '../store.ts'
import type { World } from '../world.ts'

/** What a renewal with such a card hears. */
const laterDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

/** Why the card does not pay at this occasion; null where it does, or where its bank takes its time. */
export function whyDeclined(card: Card, occasion: 'checkout' | 'renewal'): Decline | null {
  if (card.decline) return card.decline
  return occasion === 'renewal' && card.later === 'renewal-fails' ? laterDecline : null
}

export async function openPayment(world: World, fields: PaymentFields, card: Card): Promise<Stripe.PaymentIntent> {
  const intent = newPaymentIntent(fields, world.now)
  await saveObject(world.db, 'payment_intent', intent, { card: card.number })
  await world.emit('payment_intent.created', intent)
  return intent
}

/** One try. The payment is then succeeded, processing, or waits for another card. */
export async function charge(
  world: World,
  intent: Stripe.PaymentIntent,
  card: Card,
  declined: Decline | null,
): Promise<Stripe.PaymentIntent> {
  const attempt = newCharge(intent, card, world.now)
  const tried = { ...intent, latest_charge: attempt.id, payment_method: attempt.payment_method }
  await saveObject(world.db, 'payment_intent', tried, { card: card.number })
  if (declined) return fail(world, tried, attempt, declined)
  if (!isBankAccount(card)) return succeed(world, tried, attempt)
  const waiting = { ...tried, status: 'processing' }
  await saveObject(world.db, 'charge', attempt)
  await saveObject(world.db, 'payment_intent', waiting)
  await world.emit('charge.pending', attempt)
  await world.emit('payment_intent.processing', waiting)
  return waiting
}

/** The bank has answered. Null where it had done so before. */
export async function settle(world: World, id: string, hasPaid: boolean): Promise<Stripe.PaymentIntent | null> {
  const { data: intent } = await keptOr404(world.db, 'payment_intent', id, 'payment_intent')
  if (intent.status !== 'processing') return null
  const { data: attempt } = await keptOr404(world.db, 'charge', String(intent.latest_charge))
  return hasPaid ? succeed(world, intent, attempt) : fail(world, intent, attempt, bankDecline)
}
const bankDecline: Decline = {
  code: 'insufficient_funds',
  declineCode: 'insufficient_funds',
  message: 'The customer’s account has insufficient funds to cover this payment.',
}

async function succeed(
  world: World,
  intent: Stripe.PaymentIntent,
  attempt: Stripe.Charge,
): Promise<Stripe.PaymentIntent> {
  const taken: Stripe.Charge = {
    ...attempt,
    amount_captured: attempt.amount,
    paid: true,
    status: 'succeeded',
    outcome: outcome('authorized', 'approved_by_network', 'Payment complete.'),
  }
  const paid = { ...intent, status: 'succeeded', amount_received: intent.amount, last_payment_error: null }
  await saveObject(world.db, 'charge', taken)
  await saveObject(world.db, 'payment_intent', paid)
  await world.emit('charge.succeeded', taken)
  await world.emit('payment_intent.succeeded', paid)
  return paid
}

async function fail(
  world: World,
  intent: Stripe.PaymentIntent,
  attempt: Stripe.Charge,
  why: Decline,
): Promise<Stripe.PaymentIntent> {
  const refused: Stripe.Charge = {
    ...attempt,
    captured: false,
    status: 'failed',
    failure_code: why.code,
    failure_message: why.message,
    outcome: outcome('issuer_declined', 'declined_by_network', why.message),
  }
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      charge: attempt.id,
      code: why.code,
      decline_code: why.declineCode,
      message: why.message,
    },
  }
  await saveObject(world.db, 'charge', refused)
  await saveObject(world.db, 'payment_intent', waiting)
  await world.emit('charge.failed', refused)
  await world.emit('payment_intent.payment_failed', waiting)
  return waiting
}

function outcome(type: string, network_status: string, seller_message: string): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status,
    reason: null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message,
    type,
  }
}
