/** Where operators ask how the server is. Apart from the contract, so that the browser needs no schemas to call it. */
import type { Address } from '../endpoint.ts'

export const healthAddresses = {
  findServerHealth: 'GET /api/operator/health',
} as const satisfies Record<string, Address>
