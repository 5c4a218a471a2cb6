/**
 * What the payment service keeps, as Kysely and the rest of the code see it. The columns are explained in
 * `migrations/0006-local-payments.ts`.
 */
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Stripe } from 'stripe'

/** Every kind of object, in Stripe's own shape. */
export type Kinds = {
  customer: Stripe.Customer
  deleted_customer: Stripe.DeletedCustomer
  product: Stripe.Product
  price: Stripe.Price
  'checkout.session': Stripe.Checkout.Session
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  'billing_portal.session': Stripe.BillingPortal.Session
}
export type Kind = keyof Kinds

/** What Stripe would know of an object and not tell. Cards are test numbers, see `cards.ts`. */
type Known = {
  'checkout.session': {
    items: Stripe.LineItem[]
    paymentMetadata: Stripe.Metadata
    subscriptionMetadata: Stripe.Metadata
  }
  payment_intent: { card: string }
  /** `periods`: how many have begun, from which the end of the next one is counted. */
  subscription: { card: string; periods: number }
  'billing_portal.session': { secret: string }
}
export type Extra<K extends Kind> = K extends keyof Known ? Known[K] : Record<never, never>

/** An object and what is known of it. */
export type Kept<K extends Kind> = { data: Kinds[K]; extra: Extra<K> }

type Json = ColumnType<unknown, string, string>
type ObjectTable = { id: string; kind: string; seq: Generated<string>; due_at: string | null; data: Json; extra: Json }
type EventTable = { seq: Generated<string>; id: string; type: string; created: string; data: Json }

export type PaymentTables = {
  'payments_local.setting': { key: string; value: string }
  'payments_local.object': ObjectTable
  'payments_local.event': EventTable
  'payments_local.idempotency': { key: string; digest: string; answer: Json; at: Date }
}

/** A connection, or a transaction on one. */
export type Db = Kysely<PaymentTables>
