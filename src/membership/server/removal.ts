/**
 * What becomes of money when an account is deleted. The ledger, the payments and their grants stay for the books, under
 * the holder's random id, which then leads to nobody. The membership ends at once, and pages that are still open can no
 * longer be paid; then the customer goes at Stripe too. Stripe is told after the deletion is certain: its absence keeps nobody from leaving, and what it must
 * do is in the inbox until it is done.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { reconcileSubscriptions } from './reconcile/subscription.ts'
import { listUnsettled, saveCheckoutState } from './checkout-store.ts'
import { removal } from './webhook/events.ts'
import { findHolder, type Holder, lockHolder } from './holders.ts'
import { saveNotice } from './webhook/inbox.ts'
import type { LockedMoney } from './money.ts'
import { findCustomer } from './stripe/stripe.ts'

/** In the transaction that deletes the account. */
export async function removeHolder(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  const holder = await findHolder(trx, accountId)
  if (!holder) return
  // Whoever is just being sent to a payment page has the lock, and we shall know of that page.
  await lockHolder(trx, holder.id)
  await sql`update holder set account_id = null where id = ${holder.id}`.execute(trx)
  const { id, customer } = holder
  if (customer) await saveNotice(trx, { event: `removed:${id}`, type: removal, object: id, customer, intent: null })
}

const ended: readonly string[] = ['canceled', 'incomplete_expired']

/** However often: what has ended stays as it is. */
export async function endAtStripe(money: LockedMoney, holder: Holder): Promise<void> {
  const { trx, stripe, now } = money
  if (!holder.customer) return
  for (const id of await listUnsettled(trx, holder.id, now())) {
    const session = await stripe.checkout.sessions.retrieve(id)
    if (session.status !== 'open') continue
    await stripe.checkout.sessions.expire(id)
    await saveCheckoutState(trx, id, 'expired')
  }
  const { data } = await stripe.subscriptions.list({ customer: holder.customer, status: 'all', limit: 100 })
  for (const { id, status, metadata } of data) {
    if (metadata['holder'] === holder.id && !ended.includes(status)) await stripe.subscriptions.cancel(id)
  }
  await reconcileSubscriptions(money, holder)
  // Name, address and ways to pay go with the customer. Payments and invoices stay at Stripe: the books need them.
  const customer = await findCustomer(stripe, holder.customer)
  if (customer?.metadata['holder'] === holder.id) await stripe.customers.del(customer.id)
}
