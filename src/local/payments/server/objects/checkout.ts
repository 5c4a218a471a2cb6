/** New checkouts, what lies in them, and sessions of the portal. */
import type { Stripe } from 'stripe'
import { makeId } from '../ids.ts'

type SessionFields = Pick<
  Stripe.Checkout.Session,
  | 'mode'
  | 'customer'
  | 'customer_email'
  | 'client_reference_id'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
  | 'currency'
  | 'metadata'
> & { amount: number; urlOf: (id: string) => string; alwaysCustomer: boolean }

export function newCheckout(
  { amount, urlOf, alwaysCustomer, ...fields }: SessionFields,
  now: number,
): Stripe.Checkout.Session {
  const id = makeId('cs_test', 58)
  const isSubscription = fields.mode === 'subscription'
  return {
    ...nothingAsked,
    ...fields,
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    created: now,
    customer_creation: fields.customer || isSubscription ? null : alwaysCustomer ? 'always' : 'if_required',
    livemode: false,
    payment_method_types: isSubscription ? ['card'] : ['card', 'sepa_debit'],
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_status: 'unpaid',
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: urlOf(id),
  }
}

/** What Farsight asks nothing of. */
const nothingAsked = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

export function newLineItem(price: Stripe.Price, quantity: number, description: string): Stripe.LineItem {
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: makeId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  }
}

type PortalFields = { customer: string; return_url: string | null; url: string }

export function newPortalSession(
  { customer, return_url, url }: PortalFields,
  now: number,
): Stripe.BillingPortal.Session {
  return {
    id: makeId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url,
    url,
  }
}
