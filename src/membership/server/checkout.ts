/** Sends people to Stripe's pages: to pay once, whatever they clicked, and to manage what they have. */
import { createHash } from 'node:crypto'
import { Refusal } from '#kit/refusal.ts'
import type { QueryExecutorProvider } from 'kysely'
import { membership, type Product } from '../catalogue.ts'
import { expireCheckouts, findOpenCheckout, listUnsettled, saveCheckout, saveFault } from './checkout-store.ts'
import { reconcileSession, reconcileSessions } from './reconcile/session.ts'
import { reconcileSubscriptions } from './reconcile/subscription.ts'
import { ensureHolder, findHolder, type Holder, saveCustomer, underLock } from './holders.ts'
import type { LockedMoney, Money } from './money.ts'
import type { Prices } from './stripe/prices.ts'
import { dateOf, findCustomer, isCustomerGone, isRefused } from './stripe/stripe.ts'

/** `origin` is our own, and the only one that Stripe's pages lead back to. */
export type Buyer = { accountId: string; email: string; name: string; origin: string }
type Paying = Holder & { customer: string }

/** A page that ends sooner is not worth being sent to. */
const shortestMs = 5 * 60_000
const returns = {
  pack: { success: '/purchase-success', cancel: '/purchase-cancelled' },
  subscription: { success: '/success', cancel: '/purchase-cancelled' },
  portal: '/my-stuff?tab=membership',
} as const

/**
 * Where the product is paid. Clicked twice, and in two tabs, the same page; for who has a membership, where that is
 * managed.
 */
export async function openCheckout(
  money: Money,
  prices: () => Promise<Prices>,
  product: Product,
  buyer: Buyer,
): Promise<string> {
  const price = (await prices()).get(product.key)
  if (!price) throw new Error(`There is no price for ${product.key}.`)
  return asCustomer(money, buyer, async (locked, holder) => {
    await settleCheckouts(locked, holder)
    const isMember = product.key === membership.key && (await reconcileSubscriptions(locked, holder)).isSubscribed
    if (isMember) return portalOf(locked, holder, buyer)
    return (await reuse(locked, holder, product, buyer)) ?? (await create(locked, holder, { product, price, buyer }))
  })
}

export async function openPortal(money: Money, buyer: Buyer): Promise<string> {
  return asCustomer(money, buyer, (locked, holder) => portalOf(locked, holder, buyer))
}

/** Looks at every page of this holder that may have been paid. Under the lock. */
export async function settleCheckouts(money: LockedMoney, holder: Holder): Promise<void> {
  await reconcileSessions(money, holder, await listUnsettled(money.trx, holder.id, money.now()))
}

/** Under the holder's lock, so that there is one customer for each, and one open page for each product. */
async function asCustomer<T>(
  money: Money,
  buyer: Buyer,
  work: (locked: LockedMoney, holder: Paying) => Promise<T>,
): Promise<T> {
  const { db, slow, now } = money
  const { id } = await db.transaction().execute((trx) => ensureHolder(trx, buyer.accountId, now()))
  return underLock(slow, id, async (trx) => {
    const locked = { ...money, trx }
    return work(locked, await withCustomer(locked, buyer))
  })
}

/** As Stripe knows them today. One that was deleted there, in the dashboard, is followed by another. */
async function withCustomer(money: LockedMoney, buyer: Buyer): Promise<Paying> {
  const holder = await currentHolder(money.trx, buyer.accountId)
  if (!holder.customer) return makeCustomer(money, holder, buyer)
  const { customer } = holder
  const found = await findCustomer(money.stripe, customer)
  if (!found) {
    await endPages(money, holder)
    return makeCustomer(money, holder, buyer)
  }
  // Receipts, and word of a renewal that failed, go where the person is reached now.
  if (found.email !== buyer.email) await money.stripe.customers.update(customer, { email: buyer.email })
  return { ...holder, customer }
}

/**
 * The last look at what this customer has paid, while we still know them by it. Nobody can pay at their pages any more.
 */
async function endPages(money: LockedMoney, holder: Holder): Promise<void> {
  const { trx, log, now } = money
  for (const session of await listUnsettled(trx, holder.id, now())) {
    try {
      await endPage(money, holder, session)
    } catch (error) {
      if (!isCustomerGone(error)) throw error
      const fault = 'its customer was deleted at Stripe before it was granted.'
      log.error({ err: error, session }, fault)
      await saveFault(trx, holder.id, { session, product: 'unknown', fault }, now())
    }
  }
  await expireCheckouts(trx, holder.id)
}

/** One that was paid, or ran out, in this very moment cannot be ended: it is settled as what it has become. */
async function endPage(money: LockedMoney, holder: Holder, session: string): Promise<void> {
  await money.stripe.checkout.sessions.expire(session).catch((error: unknown) => {
    if (!isRefused(error)) throw error
  })
  await reconcileSession(money, holder, session)
}

/**
 * Should our transaction fail after Stripe has made the customer, the same key brings the same customer back. The key
 * names what is asked, since Stripe refuses a key that it knows for another request, and who went before, or it would
 * bring back one who is deleted.
 */
async function makeCustomer({ trx, stripe }: LockedMoney, holder: Holder, { email, name }: Buyer): Promise<Paying> {
  const asked = { email, ...(name && { name }), metadata: { holder: holder.id } }
  const key = createHash('sha256')
    .update(JSON.stringify([asked, holder.customer]))
    .digest('hex')
    .slice(0, 16)
  const { id: customer } = await stripe.customers.create(asked, { idempotencyKey: `customer:${holder.id}:${key}` })
  await saveCustomer(trx, holder.id, customer)
  return { ...holder, customer }
}

async function currentHolder(trx: QueryExecutorProvider, accountId: string): Promise<Holder> {
  const holder = await findHolder(trx, accountId)
  if (!holder) throw new Refusal('session-ended') // the account was deleted while we waited
  return holder
}

async function reuse(money: LockedMoney, holder: Holder, { key }: Product, { origin }: Buyer): Promise<string | null> {
  const open = await findOpenCheckout(money.trx, holder.id, key)
  if (!open) return null
  if (open.origin === origin && open.expiresAt.getTime() > money.now().getTime() + shortestMs) return open.url
  // It would lead back to another address of ours, or end while somebody types: nobody shall pay there any more.
  await endPage(money, holder, open.session)
  return null
}

type Sale = { product: Product; price: string; buyer: Buyer }

async function create(
  { trx, stripe, now }: LockedMoney,
  holder: Paying,
  { product, price, buyer: { origin } }: Sale,
): Promise<string> {
  const isSubscription = product.kind === 'subscription'
  const { success, cancel } = returns[product.kind]
  const session = await stripe.checkout.sessions.create({
    mode: isSubscription ? 'subscription' : 'payment',
    customer: holder.customer,
    client_reference_id: holder.id,
    line_items: [{ price, quantity: 1 }],
    success_url: origin + success,
    cancel_url: origin + cancel,
    ...(isSubscription && { subscription_data: { metadata: { holder: holder.id } } }),
  })
  if (!session.url) throw new Error('Stripe made a checkout without an address.')
  const { id, url, expires_at: expires } = session
  await saveCheckout(
    trx,
    holder.id,
    { session: id, product: product.key, origin, url, expiresAt: dateOf(expires) },
    now(),
  )
  return url
}

async function portalOf({ stripe }: LockedMoney, { customer }: Paying, { origin }: Buyer): Promise<string> {
  return (await stripe.billingPortal.sessions.create({ customer, return_url: origin + returns.portal })).url
}
