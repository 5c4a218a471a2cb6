/** New customers, products and prices. */
import type { Stripe } from 'stripe'
import { makeId } from '../ids.ts'
import { decimal } from './list.ts'

type CustomerFields = Partial<Pick<Stripe.Customer, 'email' | 'name' | 'description' | 'phone' | 'metadata'>>

export function newCustomer(
  { email, name, description, phone, metadata }: CustomerFields,
  now: number,
): Stripe.Customer {
  return {
    id: makeId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: description ?? null,
    discount: null,
    email: email ?? null,
    invoice_prefix: makeId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

type ProductFields = {
  id?: string | undefined
  name: string
  description?: string | undefined
  metadata?: Stripe.Metadata | undefined
}

export function newProduct({ id, name, description, metadata }: ProductFields, now: number): Stripe.Product {
  return {
    id: id ?? makeId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  }
}

export type PriceFields = {
  product: string
  currency: string
  unitAmount: number
  interval?: { interval: string; count: number } | undefined
  lookupKey?: string | undefined
  nickname?: string | undefined
  taxBehavior?: string | undefined
  metadata?: Stripe.Metadata | undefined
}

export function newPrice(
  { product, currency, unitAmount, interval, lookupKey, nickname, ...rest }: PriceFields,
  now: number,
): Stripe.Price {
  return {
    id: makeId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey ?? null,
    metadata: rest.metadata ?? {},
    nickname: nickname ?? null,
    product,
    recurring: interval
      ? {
          interval: interval.interval,
          interval_count: interval.count,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: rest.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? 'recurring' : 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: decimal(unitAmount),
  }
}
