/** Money that goes back: refunds, whole or in part, and disputes. */
import type { Stripe } from 'stripe'
import { sayAmount } from '../../amounts.ts'
import { newDispute } from '../objects/dispute.ts'
import { newRefund } from '../objects/payments.ts'
import { keptOr404, listObjects, saveObject } from '../store.ts'
import { StripeProblem } from '../stripe-problem.ts'
import type { World } from '../world.ts'

export type RefundAsked = {
  charge: string
  amount?: number | undefined
  reason?: string | undefined
  metadata?: Stripe.Metadata | undefined
}

export async function refund(world: World, asked: RefundAsked): Promise<Stripe.Refund> {
  const { data: charge } = await keptOr404(world.db, 'charge', asked.charge, 'charge')
  const amount = asked.amount ?? charge.amount - charge.amount_refunded
  const disputes = await listObjects(world.db, 'dispute', { like: { charge: charge.id } })
  const isChargedBack = disputes.some(({ status }) => status !== 'won')
  const problem = whyNotRefund(charge, amount, isChargedBack)
  if (problem) throw problem
  const made = newRefund(charge, { amount, reason: asked.reason ?? null, metadata: asked.metadata ?? {} }, world.now)
  const total = charge.amount_refunded + amount
  const after = { ...charge, amount_refunded: total, refunded: total === charge.amount }
  await saveObject(world.db, 'refund', made)
  await saveObject(world.db, 'charge', after)
  await world.emit('refund.created', made)
  await world.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded })
  return made
}

function whyNotRefund(charge: Stripe.Charge, amount: number, isChargedBack: boolean): StripeProblem | null {
  const { id, status, amount: whole, amount_refunded, currency } = charge
  const left = whole - amount_refunded
  if (status !== 'succeeded')
    return new StripeProblem({ message: `Charge ${id} has not succeeded, so there is nothing to refund.` })
  if (isChargedBack) {
    return new StripeProblem({
      code: 'charge_disputed',
      message: `Charge ${id} has been charged back; cannot issue a refund.`,
    })
  }
  if (left === 0)
    return new StripeProblem({ code: 'charge_already_refunded', message: `Charge ${id} has already been refunded.` })
  if (amount <= left) return null
  const [asked, rest] = [sayAmount(amount, currency), sayAmount(left, currency)]
  return new StripeProblem({
    param: 'amount',
    message: `Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`,
  })
}

export async function openDispute(world: World, paymentIntent: string): Promise<Stripe.Dispute> {
  const { data: intent } = await keptOr404(world.db, 'payment_intent', paymentIntent, 'payment_intent')
  if (!intent.latest_charge) throw new StripeProblem({ message: 'Nothing was paid that could be disputed.' })
  const { data: charge } = await keptOr404(world.db, 'charge', String(intent.latest_charge))
  const earlier = await listObjects(world.db, 'dispute', { like: { charge: charge.id } })
  if (charge.status !== 'succeeded' || charge.refunded || earlier.length > 0) {
    throw new StripeProblem({ message: 'Only a payment that has succeeded can be disputed, and only once.' })
  }
  const dispute = newDispute(charge, world.now)
  await saveObject(world.db, 'dispute', dispute)
  await saveObject(world.db, 'charge', { ...charge, disputed: true })
  await world.emit('charge.dispute.created', dispute)
  await world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export async function closeDispute(world: World, id: string, isWon: boolean): Promise<Stripe.Dispute> {
  const { data: dispute } = await keptOr404(world.db, 'dispute', id)
  if (dispute.status !== 'needs_response')
    throw new StripeProblem({ message: `This dispute is already ${dispute.status}.` })
  const closed = await saveObject(world.db, 'dispute', { ...dispute, status: isWon ? 'won' : 'lost' })
  if (isWon) await world.emit('charge.dispute.funds_reinstated', closed)
  await world.emit('charge.dispute.closed', closed)
  return closed
}
