/** Sends people to Stripe's pages: to pay once, whatever they clicked, and to manage what they have. */
import { createHash } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { membership, type Product } from '../catalogue.ts'
import { findOpenCheckout, listUnsettled, saveCheckout, saveCheckoutState } from './checkout-store.ts'
import { convergeSession } from './converge-session.ts'
import { convergeSubscriptions } from './converge-subscription.ts'
import { ensureHolder, findHolder, type Holder, saveCustomer, underLock } from './holders.ts'
import type { LockedMoney, Money } from './money.ts'
import type { Prices } from './prices.ts'
import { dateOf, isCustomerGone } from './stripe.ts'

/** `origin` is our own, and the only one that Stripe's pages lead back to. */
export type Buyer = { accountId: string; email: string; name: string; origin: string }
type Paying = Holder & { customer: string }

/** A page that ends sooner is not worth being sent to. */
const shortestMs = 5 * 60_000
const returns = {
  pack: { success: '/purchase-success', cancel: '/purchase-cancelled' },
  subscription: { success: '/success', cancel: '/purchase-cancelled' },
  portal: '/my-stuff',
} as const

/** Where the product is paid. Clicked twice, and in two tabs, the same page; for who has a membership, where that is managed. */
export async function openCheckout(money: Money, prices: () => Promise<Prices>, product: Product, buyer: Buyer): Promise<string> {
  const price = (await prices()).get(product.key)
  if (!price) throw new Error(`There is no price for ${product.key}.`)
  return asCustomer(money, buyer, async (locked, holder) => {
    await settleCheckouts(locked, holder)
    const isMember = product.key === membership.key && (await convergeSubscriptions(locked, holder)).isSubscribed
    if (isMember) return portalOf(locked, holder, buyer)
    return (await reuse(locked, holder, product, buyer)) ?? (await create(locked, holder, { product, price, buyer }))
  })
}

export async function openPortal(money: Money, buyer: Buyer): Promise<string> {
  return asCustomer(money, buyer, (locked, holder) => portalOf(locked, holder, buyer))
}

/** Looks at every page of this holder that may have been paid. Under the lock. */
export async function settleCheckouts(money: LockedMoney, holder: Holder): Promise<void> {
  for (const id of await listUnsettled(money.trx, holder.id, money.now())) await convergeSession(money, holder, id)
}

/** Under the holder's lock, so that there is one customer for each, and one open page for each product. */
async function asCustomer<T>(money: Money, buyer: Buyer, work: (locked: LockedMoney, holder: Paying) => Promise<T>): Promise<T> {
  const { db, slow, now } = money
  const { id } = await db.transaction().execute((trx) => ensureHolder(trx, buyer.accountId, now()))
  return underLock(slow, id, async (trx) => {
    const locked = { ...money, trx }
    const holder = await withCustomer(locked, buyer)
    try {
      return await work(locked, holder)
    } catch (error) {
      if (!isCustomerGone(error)) throw error
      return work(locked, await withCustomer(locked, buyer, holder.customer))
    }
  })
}

/**
 * Should our transaction fail after Stripe has made the customer, the same key brings the same customer back. The key names what is asked,
 * since Stripe refuses a key that it knows for another request. `gone` was deleted at Stripe, in the dashboard: there is a new one then.
 */
async function withCustomer({ trx, stripe }: LockedMoney, { accountId, email, name }: Buyer, gone?: string): Promise<Paying> {
  const holder = await currentHolder(trx, accountId)
  if (holder.customer && holder.customer !== gone) return { ...holder, customer: holder.customer }
  const asked = createHash('sha256')
    .update(JSON.stringify([email, name, gone]))
    .digest('hex')
    .slice(0, 16)
  const { id: customer } = await stripe.customers.create(
    { email, ...(name && { name }), metadata: { holder: holder.id, account: accountId } },
    { idempotencyKey: `customer:${holder.id}:${asked}` },
  )
  await saveCustomer(trx, holder.id, customer)
  return { ...holder, customer }
}

async function currentHolder(trx: QueryExecutorProvider, accountId: string): Promise<Holder> {
  const holder = await findHolder(trx, accountId)
  if (!holder) throw new Error('The account was deleted meanwhile.')
  return holder
}

async function reuse({ trx, stripe, now }: LockedMoney, holder: Holder, { key }: Product, { origin }: Buyer): Promise<string | null> {
  const open = await findOpenCheckout(trx, holder.id, key)
  if (!open) return null
  if (open.origin === origin && open.expiresAt.getTime() > now().getTime() + shortestMs) return open.url
  // It would lead back to another address of ours, or end while somebody types: nobody shall pay there any more.
  await stripe.checkout.sessions.expire(open.session)
  await saveCheckoutState(trx, open.session, 'expired')
  return null
}

type Sale = { product: Product; price: string; buyer: Buyer }

async function create({ trx, stripe, now }: LockedMoney, holder: Paying, { product, price, buyer: { origin } }: Sale): Promise<string> {
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
  await saveCheckout(trx, holder.id, { session: id, product: product.key, origin, url, expiresAt: dateOf(expires) }, now())
  return url
}

async function portalOf({ stripe }: LockedMoney, { customer }: Paying, { origin }: Buyer): Promise<string> {
  return (await stripe.billingPortal.sessions.create({ customer, return_url: origin + returns.portal })).url
}
