/**
 * Makes a grant as much smaller as its payment has become: by refunds, and as a whole while a dispute is open or lost.
 */
import type Stripe from 'stripe'
import type { Holder } from '../holders.ts'
import { type Clawback, clawBack } from '../ledger/clawback.ts'
import type { LockedMoney } from '../money.ts'
import type { Payment } from '../checkout-store.ts'

/**
 * An inquiry takes no money, and neither does a dispute that we won. A status that Stripe may invent counts as open.
 */
const harmless: readonly string[] = [
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]

/** What of a payment went back. */
export type Returned = Pick<Clawback, 'returnedCents' | 'paidCents' | 'causes'> & { isRefunded: boolean }

/** What is read here is read under the holder's lock, so it is the latest that anybody will write. */
export async function reconcilePayment(money: LockedMoney, holder: Holder, payment: Payment): Promise<void> {
  await saveReturned(money, holder, payment, await readReturned(money, payment.intent))
}

/**
 * Asks Stripe, and writes nothing: whoever has several things to look at reads all of them first, so that no wallet
 * waits for Stripe.
 */
export async function readReturned({ stripe }: Pick<LockedMoney, 'stripe'>, intent: string): Promise<Returned> {
  const [charges, disputes] = await Promise.all([
    stripe.charges.list({ payment_intent: intent, limit: 100 }),
    stripe.disputes.list({ payment_intent: intent, limit: 100 }),
  ])
  const { paidCents, refundedCents } = sumOf(charges.data)
  const isDisputed = disputes.data.some(({ status }) => !harmless.includes(status))
  return {
    paidCents,
    returnedCents: isDisputed ? paidCents : refundedCents,
    causes: { taking: isDisputed ? 'dispute' : 'refund', giving: disputes.data.length ? 'dispute' : 'refund' },
    isRefunded: paidCents > 0 && refundedCents === paidCents,
  }
}

export async function saveReturned(
  { trx, now }: LockedMoney,
  holder: Holder,
  payment: Payment,
  returned: Returned,
): Promise<void> {
  const { returnedCents, paidCents, causes } = returned
  if (paidCents) await clawBack(trx, holder.id, { ...payment, returnedCents, paidCents, causes }, now())
}

/** Tries that failed are charges too. */
function sumOf(charges: readonly Stripe.Charge[]): { paidCents: number; refundedCents: number } {
  const paid = charges.filter(({ status }) => status === 'succeeded')
  const sum = (of: (charge: Stripe.Charge) => number) => paid.reduce((total, charge) => total + of(charge), 0)
  return { paidCents: sum(({ amount }) => amount), refundedCents: sum((charge) => charge.amount_refunded) }
}
