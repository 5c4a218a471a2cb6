/** Lists, and numbers, as they travel. */
import type { Stripe } from 'stripe'

export function newList<T>(url: string, data: T[], hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', url, has_more: hasMore, data }
}

/** It travels as text, and the SDK makes its Decimal of that: the type is what the SDK's users see. */
export function decimal(cents: number): Stripe.Decimal {
  return String(cents) as unknown as Stripe.Decimal
}
