/**
 * The calls of R43 to R47 and what my stuff shows of money. The email in a body chooses nothing: it must be the
 * caller's own (R49).
 */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { membershipAddresses as at } from './addresses.ts'
import { memberStatuses } from './status.ts'

const none = z.strictObject({})
const email = z.string().max(320)
/** What the buyer is called on the receipt: name, else display name, else empty. */
const buyer = z.strictObject({
  email,
  name: z.string().max(200),
  /** The version of the terms that the buyer agrees to, where they have changed since they last did. */
  terms: z.string().max(100).optional(),
})
const signedIn = ['sign-in-needed', 'session-ended'] as const
/** Every call here may find Stripe away. */
const paying = [...signedIn, 'other-email', 'no-email', 'payments-unreachable'] as const
const status = z.enum(memberStatuses)
/** Never below zero on the screen: what is owed is repaid by the next grant. */
const budget = z.int().min(0)
const url = z.object({ url: z.string() })
const bought = z.object({
  times: z.int().min(0),
  /** Why the latest of them was taken back again, if it was. */
  takenBack: z.enum(['refund', 'dispute']).nullable(),
})

export const membershipContract = {
  checkSubscription: endpoint({
    address: at.checkSubscription,
    summary: 'The membership’s status, after looking at checkouts that are still open',
    policy: 'user',
    params: none,
    query: none,
    body: z.strictObject({ email }),
    answer: z.object({ status, analysisBudget: budget }),
    refusals: paying,
  }),
  checkPurchases: endpoint({
    address: at.checkPurchases,
    summary: 'What may still be ordered, after looking at checkouts that are still open',
    policy: 'user',
    params: none,
    query: none,
    body: z.strictObject({ email }),
    answer: z.object({ analysisBudget: budget, analysisTrendBudget: budget }),
    refusals: paying,
  }),
  openPortal: endpoint({
    address: at.openPortal,
    summary: 'Where the membership is managed: card, invoices, cancelling',
    policy: 'user',
    params: none,
    query: none,
    body: z.strictObject({ email }),
    answer: url,
    refusals: paying,
  }),
  checkOutSubscription: endpoint({
    address: at.checkOutSubscription,
    summary: 'Where a membership is paid; for a member, where it is managed',
    policy: 'user',
    params: none,
    query: none,
    body: buyer,
    answer: url,
    refusals: [...paying, 'terms-changed'],
  }),
  checkOutPurchase: endpoint({
    address: at.checkOutPurchase,
    summary: 'Where a pack of analyses is paid',
    policy: 'user',
    params: none,
    query: none,
    body: buyer,
    answer: url,
    refusals: [...paying, 'terms-changed'],
  }),
  listLedger: endpoint({
    address: at.listLedger,
    summary: 'Every movement of one’s budgets, the latest first, with the balance after it',
    policy: 'user',
    params: none,
    query: z.strictObject({ cursor: z.string().max(200).optional() }),
    answer: z.object({
      entries: z.array(
        z.object({
          budget: z.enum(['analysis', 'trend']),
          kind: z.enum(['grant', 'spend', 'release', 'expire', 'clawback', 'restore']),
          delta: z.int(),
          /** Of this budget after this entry. Below zero after a refund of what was spent. */
          balance: z.int(),
          at: z.iso.datetime(),
          /** In plain words: 'Allowance of November, until 15 December'. */
          reason: z.string(),
          /** What was ordered, with its page; null where no order moved it, or that was deleted. */
          order: z.object({ title: z.string(), path: z.string() }).nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    refusals: [...signedIn, 'invalid-cursor'],
  }),
  findMembership: endpoint({
    address: at.findMembership,
    summary:
      'Status, budgets, what is owed, what a bank has yet to pay, when the allowance ends, and what can be bought. Asks nobody but the database',
    policy: 'user',
    params: none,
    query: none,
    answer: z.object({
      status,
      /** When it renews, or, where it was cancelled, ends. Null for a guest. */
      renewsAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      budgets: z.object({
        analysis: z.object({ left: budget, granted: z.int().min(0) }),
        trend: z.object({ left: budget, granted: z.int().min(0) }),
      }),
      /** Used before its payment went back. What is granted next repays it. */
      owed: z.object({ analysis: budget, trend: budget }),
      /** What a bank has not paid yet, or has lately refused to pay, the latest first. */
      payments: z.array(z.object({ product: z.string(), state: z.enum(['pending', 'failed']), at: z.iso.datetime() })),
      /** Of somebody who was a member and did not pay: it rests until that is paid, or it has ended. */
      lapse: z.object({ is: z.enum(['unpaid', 'ended']), at: z.iso.datetime().nullable() }).nullable(),
      /** How often each was paid and granted so far. */
      bought: z.object({ pack: bought, membership: bought }),
      /** Allowances that end, the first to end first. */
      expiring: z.array(z.object({ budget: z.enum(['analysis', 'trend']), left: z.int(), at: z.iso.datetime() })),
      products: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          kind: z.enum(['subscription', 'pack']),
          priceCents: z.int(),
          currency: z.string(),
          grant: z.object({ analysis: z.int(), trend: z.int() }),
        }),
      ),
      /** Whether payments are stood in for: then no card is charged. */
      isLocal: z.boolean(),
      /** The version of the terms to agree to before anything is bought; null where that has been done. */
      termsToAccept: z.string().nullable(),
    }),
    refusals: signedIn,
  }),
}
