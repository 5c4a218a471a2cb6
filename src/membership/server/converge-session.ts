/** Writes down what became of a checkout: open, paid and granted, sent off and not yet paid, or expired. */
import { hasCheckout, saveCheckoutState, saveFault, savePayment } from './checkout-store.ts'
import { convergePayment, isRefunded } from './converge-payment.ts'
import { convergeSubscriptions } from './converge-subscription.ts'
import type { Holder } from './holders.ts'
import { giveProduct } from './ledger.ts'
import type { LockedMoney } from './money.ts'
import { dateOf, idOf } from './stripe.ts'
import { packOf } from './what-was-paid.ts'
import type Stripe from 'stripe'

/** Under the holder's lock. A session of somebody else changes nothing. */
export async function convergeSession(money: LockedMoney, holder: Holder, id: string): Promise<Stripe.Checkout.Session> {
  const session = await money.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
  if (idOf(session.customer) === holder.customer) await settle(money, holder, session)
  return session
}

async function settle(money: LockedMoney, holder: Holder, session: Stripe.Checkout.Session): Promise<void> {
  const { trx } = money
  if (session.status === 'expired') return saveCheckoutState(trx, session.id, 'expired')
  if (session.status !== 'complete') return
  // Only what is paid is granted: some ways to pay take days, and then may fail.
  if (session.payment_status === 'unpaid') return saveCheckoutState(trx, session.id, 'pending')
  if (session.mode === 'payment') return grantPack(money, holder, session)
  await saveCheckoutState(trx, session.id, 'complete')
  await convergeSubscriptions(money, holder)
}

async function grantPack(money: LockedMoney, holder: Holder, session: Stripe.Checkout.Session): Promise<void> {
  const { trx, now } = money
  const { product, fault } = packOf(session, holder)
  const intent = idOf(session.payment_intent)
  if (fault !== undefined) return keepFault(money, holder, { session, intent, product: product?.key, fault })
  const source = `cs:${session.id}`
  await giveProduct(trx, holder.id, { source, product, startsAt: dateOf(session.created), expiresAt: null }, now())
  await savePayment(trx, holder.id, { source, intent, product: product.key, at: now() })
  await saveCheckoutState(trx, session.id, 'complete')
  if (intent) await convergePayment(money, holder, { source, intent })
}

type Faulty = { session: Stripe.Checkout.Session; intent: string | null; product: string | undefined; fault: string }

/** Somebody has paid and gets nothing: an alarm until the money is back. What was never ours to sell is no concern of ours. */
async function keepFault(money: LockedMoney, holder: Holder, { session, intent, product, fault }: Faulty): Promise<void> {
  const { trx, log, now } = money
  if (product === undefined && !(await hasCheckout(trx, session.id))) return
  if (intent && (await isRefunded(money, intent))) return saveCheckoutState(trx, session.id, 'complete')
  log.error({ session: session.id, fault }, 'a paid checkout was not granted')
  await saveFault(trx, holder.id, { session: session.id, product: product ?? 'unknown', fault }, now())
}
