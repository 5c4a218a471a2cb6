/**
 * Which product does a payment at Stripe buy for a holder? Only what agrees in every respect: whose it is, what it
 * costs, that it is one.
 */
import type Stripe from 'stripe'
import { catalogue, type Product } from '../../catalogue.ts'
import type { Holder } from '../holders.ts'
import { idOf } from './stripe.ts'

/** Also of products that are no longer sold, as long as the catalogue names them. */
function productOf(lookupKey: string | null | undefined): Product | undefined {
  return catalogue.find(({ key }) => key === lookupKey)
}

type Session = Pick<
  Stripe.Checkout.Session,
  'customer' | 'client_reference_id' | 'line_items' | 'amount_subtotal' | 'currency' | 'payment_status'
>
type Found = { product: Product; fault?: never } | { product: Product | undefined; fault: string }

/** Why what was paid is granted to nobody. */
export const accountGone = 'its account was deleted: refund it.'

/** A session of the mode `payment` that is paid. One of `ours` may name a customer who was deleted at Stripe since. */
export function packOf(session: Session, holder: Pick<Holder, 'id' | 'customer'>, isOurs: boolean): Found {
  const items = session.line_items?.data ?? []
  const [item] = items
  const product = productOf(item?.price?.lookup_key)
  if (!item || product?.kind !== 'pack') return { product, fault: 'its price is none of the catalogue.' }
  const whole = { ...session, count: items.length, item, isOurs }
  const fault = faults.find(({ isIn }) => isIn(whole, holder, product))
  return fault ? { product, fault: fault.fault } : { product }
}

type Whole = Session & { count: number; item: Stripe.LineItem; isOurs: boolean }
const faults: {
  fault: string
  isIn(session: Whole, holder: Pick<Holder, 'id' | 'customer'>, product: Product): boolean
}[] = [
  { fault: 'it is in the name of another user.', isIn: (session, holder) => !isOf(session, holder) },
  { fault: 'it is not for one product.', isIn: ({ count, item }) => count > 1 || item.quantity !== 1 },
  {
    fault: 'its amount is not the catalogue’s.',
    isIn: (session, _, product) => !isAmountOf(session, session.item, product),
  },
]

function isOf(
  { customer, client_reference_id: reference, isOurs }: Whole,
  holder: Pick<Holder, 'id' | 'customer'>,
): boolean {
  return (isOurs || idOf(customer) === holder.customer) && reference === holder.id
}

function isAmountOf(session: Session, { price }: Stripe.LineItem, { priceCents, currency }: Product): boolean {
  return price?.unit_amount === priceCents && session.amount_subtotal === priceCents && session.currency === currency
}

/**
 * The membership that a subscription is, or undefined where it is something else. One of `ours` was begun on a page
 * that we opened.
 */
export function membershipOf(
  subscription: Pick<Stripe.Subscription, 'customer' | 'metadata' | 'items'>,
  holder: Pick<Holder, 'id' | 'customer'>,
  isOurs: boolean,
): Product | undefined {
  if (subscription.metadata['holder'] !== holder.id || !(isOurs || idOf(subscription.customer) === holder.customer))
    return undefined
  const products = subscription.items.data.map(({ price }) => productOf(price.lookup_key))
  return products.find((product) => product?.kind === 'subscription')
}

/** Invoices of other reasons, such as a change in the middle of a month, bring no allowance. */
const monthly = ['subscription_create', 'subscription_cycle']

/** The month that a paid invoice is for, or null where it is for none. */
export function monthOf(
  invoice: Pick<Stripe.Invoice, 'status' | 'billing_reason' | 'lines' | 'customer'>,
  prices: readonly string[],
): { start: number; end: number } | null {
  if (invoice.status !== 'paid' || !monthly.includes(invoice.billing_reason ?? '')) return null
  const line = invoice.lines.data.find(({ pricing }) => prices.includes(idOf(pricing?.price_details?.price) ?? ''))
  return line?.period ?? null
}
