/** Metadata after a change: what is given is set, what is given empty is taken away. */
import type { Stripe } from 'stripe'

export function withMetadata(before: Stripe.Metadata, given: Stripe.Metadata | undefined): Stripe.Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))
}
