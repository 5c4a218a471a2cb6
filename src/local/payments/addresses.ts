/** Where the calls of the pages answer that stand in for Stripe's. The API that Stripe's SDK speaks to is elsewhere. */
import type { Address } from '#kit/endpoint.ts'

export const localPaymentsAddresses = {
  findCheckout: 'GET /api/local/payments/checkouts/:id',
  payCheckout: 'POST /api/local/payments/checkouts/:id/pay',
  findPortal: 'GET /api/local/payments/portals/:secret',
  cancelMembership: 'POST /api/local/payments/portals/:secret/cancel',
  resumeMembership: 'POST /api/local/payments/portals/:secret/resume',
  mendCard: 'POST /api/local/payments/portals/:secret/card',
  findPaymentWorld: 'GET /api/local/payments',
  movePaymentClock: 'POST /api/local/payments/clock',
  setAfterRetries: 'POST /api/local/payments/after-retries',
  setRenewalCard: 'POST /api/local/payments/memberships/:id/card',
  answerForBank: 'POST /api/local/payments/payments/:id/bank',
  refundPayment: 'POST /api/local/payments/payments/:id/refund',
  disputePayment: 'POST /api/local/payments/payments/:id/dispute',
  closeDispute: 'POST /api/local/payments/disputes/:id/close',
} as const satisfies Record<string, Address>
