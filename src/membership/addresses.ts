/**
 * Where the calls about membership, purchases and budgets answer. Apart from the contract, so that the browser needs no
 * schemas.
 */
import type { Address } from '#kit/endpoint.ts'

export const membershipAddresses = {
  checkSubscription: 'POST /api/subscription/check',
  openPortal: 'POST /api/subscription/portal',
  checkOutSubscription: 'POST /api/subscription/checkout',
  checkPurchases: 'POST /api/purchases/check',
  checkOutPurchase: 'POST /api/purchases/checkout',
  listLedger: 'GET /api/me/ledger',
  findMembership: 'GET /api/me/membership',
} as const satisfies Record<string, Address>
