/** A new subscription, which is paid for before it is active. */
import type { Stripe } from 'stripe'
import { makeId } from '../ids.ts'
import { decimal, newList } from './list.ts'

type Fields = { customer: string; price: Stripe.Price; quantity: number; metadata: Stripe.Metadata; periodEnd: number }

export function newSubscription(
  { customer, price, quantity, metadata, periodEnd }: Fields,
  now: number,
): Stripe.Subscription {
  const id = makeId('sub')
  const item: Stripe.SubscriptionItem = {
    id: makeId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  }
  return {
    ...nothingAsked,
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' }, updated_at: now },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: makeId('pm'),
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: newList(`/v1/subscription_items?subscription=${id}`, [item]),
    livemode: false,
    metadata,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    start_date: now,
    status: 'incomplete',
  }
}

const nothingAsked = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  latest_invoice: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>

/** Stripe's older word for a recurring price. */
function planOf(price: Stripe.Price): Stripe.Plan {
  const amount = price.unit_amount ?? 0
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount,
    amount_decimal: decimal(amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
