/**
 * What an event of Stripe is about. An event only says that something may have changed: what it has become is asked of
 * Stripe.
 */
import { z } from 'zod'

export type Subject = 'session' | 'payment' | 'subscription' | 'removal'

/**
 * The events that bear on budgets or standing. The webhook endpoint at Stripe is set to these; `events.list` takes at
 * most 20.
 */
export const subjects = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'charge.refunded': 'payment',
  'refund.created': 'payment',
  'refund.updated': 'payment',
  'refund.failed': 'payment',
  'charge.dispute.created': 'payment',
  'charge.dispute.updated': 'payment',
  'charge.dispute.closed': 'payment',
  'charge.dispute.funds_withdrawn': 'payment',
  'charge.dispute.funds_reinstated': 'payment',
  'invoice.paid': 'subscription',
  'invoice.payment_failed': 'subscription',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
} as const satisfies Record<string, Subject>

export const eventTypes = Object.keys(subjects) as (keyof typeof subjects)[]

/**
 * An account was deleted here: what it had at Stripe must end. Not Stripe's own event, but it is worked off like one.
 */
export const removal = 'account.removed'

export function subjectOf(type: string): Subject | undefined {
  return type === removal ? 'removal' : (subjects as Record<string, Subject>)[type]
}

/** The names in an event, all that is kept of it. */
export const notice = z.object({
  event: z.string(),
  type: z.string(),
  object: z.string(),
  customer: z.string().nullable(),
  intent: z.string().nullable(),
})
export type Notice = z.output<typeof notice>

const id = z.string().min(1).max(255)
const reference = z.union([id, z.object({ id }).transform((thing) => thing.id)]).nullish()
const event = z.object({
  object: z.literal('event'),
  id,
  type: z.string().max(100),
  data: z.object({ object: z.object({ id, customer: reference, payment_intent: reference }) }),
})

/** Null for what is no event as we know them. */
export function noticeOf(given: unknown): Notice | null {
  const { data: read } = event.safeParse(given)
  if (!read) return null
  const { object } = read.data
  return {
    event: read.id,
    type: read.type,
    object: object.id,
    customer: object.customer ?? null,
    intent: object.payment_intent ?? null,
  }
}
