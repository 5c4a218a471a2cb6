/** Makes a grant as much smaller as its payment has become: by refunds, and as a whole while a dispute is open or lost. */
import type Stripe from 'stripe'
import type { Holder } from './holders.ts'
import { clawTo } from './ledger.ts'
import type { LockedMoney } from './money.ts'
import type { Payment } from './checkout-store.ts'

/** An inquiry takes no money, and neither does a dispute that we won. A status that Stripe may invent counts as open. */
const harmless: readonly string[] = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']

/** What is read here is read under the holder's lock, so it is the latest that anybody will write. */
export async function convergePayment({ trx, stripe, now }: LockedMoney, holder: Holder, { source, intent }: Payment): Promise<void> {
  const [charges, disputes] = await Promise.all([
    stripe.charges.list({ payment_intent: intent, limit: 100 }),
    stripe.disputes.list({ payment_intent: intent, limit: 100 }),
  ])
  const { paidCents, refundedCents } = sumOf(charges.data)
  if (!paidCents) return
  const isDisputed = disputes.data.some(({ status }) => !harmless.includes(status))
  const returnedCents = isDisputed ? paidCents : refundedCents
  const causes = { taking: isDisputed ? 'dispute' : 'refund', giving: disputes.data.length ? 'dispute' : 'refund' } as const
  await clawTo(trx, holder.id, { source, intent, returnedCents, paidCents, causes }, now())
}

export async function isRefunded({ stripe }: Pick<LockedMoney, 'stripe'>, intent: string): Promise<boolean> {
  const { paidCents, refundedCents } = sumOf((await stripe.charges.list({ payment_intent: intent, limit: 100 })).data)
  return paidCents > 0 && refundedCents === paidCents
}

/** Tries that failed are charges too. */
function sumOf(charges: readonly Stripe.Charge[]): { paidCents: number; refundedCents: number } {
  const paid = charges.filter(({ status }) => status === 'succeeded')
  const sum = (of: (charge: Stripe.Charge) => number) => paid.reduce((total, charge) => total + of(charge), 0)
  return { paidCents: sum(({ amount }) => amount), refundedCents: sum((charge) => charge.amount_refunded) }
}
