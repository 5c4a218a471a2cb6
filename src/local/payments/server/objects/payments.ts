/** New payments: what is to be paid, each try at it, and money that goes back. */
import type { Stripe } from 'stripe'
import { type Card, isBankAccount } from '../../cards.ts'
import { makeId } from '../ids.ts'

export type PaymentFields = {
  customer: string | null
  amount: number
  currency: string
  metadata: Stripe.Metadata
  description: string | null
}

export function newPaymentIntent(
  { customer, amount, currency, metadata, description }: PaymentFields,
  now: number,
): Stripe.PaymentIntent {
  const id = makeId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: makeId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now,
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'sepa_debit'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
}

/** A try at paying, just begun. */
export function newCharge(intent: Stripe.PaymentIntent, card: Card, now: number): Stripe.Charge {
  return {
    id: makeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'FARSIGHT',
    captured: true,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: makeId('pm'),
    payment_method_details: detailsOf(card),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  }
}

function detailsOf(card: Card): Stripe.Charge.PaymentMethodDetails {
  const last4 = card.number.slice(-4)
  if (isBankAccount(card)) {
    return {
      type: 'sepa_debit',
      sepa_debit: { bank_code: '19043', branch_code: null, country: 'AT', fingerprint: null, last4, mandate: null },
    }
  }
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2034,
      fingerprint: null,
      funding: 'credit',
      installments: null,
      last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

type RefundFields = { amount: number; reason: string | null; metadata: Stripe.Metadata }

export function newRefund(
  charge: Stripe.Charge,
  { amount, reason, metadata }: RefundFields,
  now: number,
): Stripe.Refund {
  return {
    id: makeId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
