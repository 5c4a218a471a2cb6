/** What the pages that stand in for Stripe's ask and change. All of it is answered on this machine only. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { localPaymentsAddresses as at } from './addresses.ts'

const none = z.strictObject({})
const id = z.string().regex(/^[A-Za-z0-9_]{1,120}$/)
const byId = z.strictObject({ id })
const bySecret = z.strictObject({ secret: id })
const cardNumber = z.strictObject({ number: z.string().max(60) })
const money = { amountCents: z.int(), currency: z.string() }
const moment = z.iso.datetime()
const done = z.object({})
const shared = { policy: 'this-machine', query: none } as const

const membership = z.object({
  id: z.string(),
  title: z.string(),
  ...money,
  interval: z.string(),
  status: z.string(),
  card: z.string(),
  /** When it renews. Null where it ends, or will not be tried again. */
  renewsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** What is open, and when it is tried again. */
  owedCents: z.int(),
  triesAgainAt: moment.nullable(),
})

const invoice = z.object({ id: z.string(), number: z.string(), at: moment, status: z.string(), ...money })

const payment = z.object({
  id: z.string(),
  who: z.string(),
  what: z.string(),
  at: moment,
  ...money,
  refundedCents: z.int(),
  /** `succeeded`, `processing`, or that it waits for another card. */
  status: z.string(),
  dispute: z.object({ id: z.string(), status: z.string() }).nullable(),
})

/** What became of paying: a page to go on to, or why the card did not do. */
const paid = z.union([
  z.object({ is: z.literal('paid'), url: z.string() }),
  z.object({ is: z.literal('declined'), message: z.string() }),
])

export const localPaymentsContract = {
  findCheckout: endpoint({
    ...shared,
    address: at.findCheckout,
    summary: 'What a checkout is for. Answered on this machine only, as is everything under this address',
    params: byId,
    answer: z.object({
      state: z.enum(['open', 'complete', 'expired']),
      mode: z.enum(['payment', 'subscription']),
      lines: z.array(z.object({ title: z.string(), quantity: z.int(), ...money })),
      ...money,
      /** For a membership: 'month'. */
      interval: z.string().nullable(),
      email: z.string().nullable(),
      cancelUrl: z.string().nullable(),
      successUrl: z.string().nullable(),
    }),
    refusals: ['not-found'],
  }),
  payCheckout: endpoint({
    ...shared,
    address: at.payCheckout,
    summary: 'Pays a checkout with one of the test numbers. No card is charged',
    params: byId,
    body: cardNumber,
    answer: paid,
    refusals: ['not-found', 'checkout-over'],
  }),
  findPortal: endpoint({
    ...shared,
    address: at.findPortal,
    summary: 'A customer’s memberships and invoices, for whoever was sent here to manage them',
    params: bySecret,
    answer: z.object({
      email: z.string().nullable(),
      memberships: z.array(membership),
      invoices: z.array(invoice),
      returnUrl: z.string().nullable(),
    }),
    refusals: ['not-found'],
  }),
  cancelMembership: endpoint({
    ...shared,
    address: at.cancelMembership,
    summary: 'Ends a membership when its period ends',
    params: bySecret,
    body: byId,
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
  resumeMembership: endpoint({
    ...shared,
    address: at.resumeMembership,
    summary: 'Takes back that a membership ends',
    params: bySecret,
    body: byId,
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
  mendCard: endpoint({
    ...shared,
    address: at.mendCard,
    summary: 'Another card for a membership. What is open is paid with it at once',
    params: bySecret,
    body: z.strictObject({ id, number: z.string().max(60) }),
    answer: z.union([
      z.object({ is: z.literal('mended') }),
      z.object({ is: z.literal('declined'), message: z.string() }),
    ]),
    refusals: ['not-found', 'stand-in-refused'],
  }),
  findPaymentWorld: endpoint({
    ...shared,
    address: at.findPaymentWorld,
    summary: 'The stand-in’s clock, memberships and payments: for trying out what may happen later',
    params: none,
    answer: z.object({
      now: moment,
      aheadSeconds: z.int(),
      afterRetries: z.enum(['cancel', 'unpaid']),
      eventsWaiting: z.int(),
      memberships: z.array(membership.extend({ who: z.string() })),
      payments: z.array(payment),
    }),
    refusals: ['not-found'],
  }),
  movePaymentClock: endpoint({
    ...shared,
    address: at.movePaymentClock,
    summary: 'Moves the stand-in’s clock on: memberships renew, tries are repeated, checkouts expire',
    params: none,
    body: z.strictObject({ days: z.int().min(1).max(400) }),
    answer: done,
    refusals: ['not-found'],
  }),
  setAfterRetries: endpoint({
    ...shared,
    address: at.setAfterRetries,
    summary: 'What becomes of a membership whose last try has failed',
    params: none,
    body: z.strictObject({ outcome: z.enum(['cancel', 'unpaid']) }),
    answer: done,
    refusals: ['not-found'],
  }),
  setRenewalCard: endpoint({
    ...shared,
    address: at.setRenewalCard,
    summary: 'The card that a membership’s renewals are tried with from now on',
    params: byId,
    body: cardNumber,
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
  answerForBank: endpoint({
    ...shared,
    address: at.answerForBank,
    summary: 'The bank’s answer to a payment that takes days',
    params: byId,
    body: z.strictObject({ outcome: z.enum(['paid', 'failed']) }),
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
  refundPayment: endpoint({
    ...shared,
    address: at.refundPayment,
    summary: 'Gives back a payment, or part of it',
    params: byId,
    body: z.strictObject({ amountCents: z.int().min(1).optional() }),
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
  disputePayment: endpoint({
    ...shared,
    address: at.disputePayment,
    summary: 'The card’s holder disputes a payment',
    params: byId,
    body: none,
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
  closeDispute: endpoint({
    ...shared,
    address: at.closeDispute,
    summary: 'The bank has decided a dispute',
    params: byId,
    body: z.strictObject({ outcome: z.enum(['won', 'lost']) }),
    answer: done,
    refusals: ['not-found', 'stand-in-refused'],
  }),
}
