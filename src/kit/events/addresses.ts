/** Where operators ask what happened. Apart from the contract, so that the browser needs no schemas to call it. */
import type { Address } from '../endpoint.ts'

export const eventAddresses = {
  listEvents: 'GET /api/operator/events',
} as const satisfies Record<string, Address>
