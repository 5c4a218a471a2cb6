/**
 * Where operators ask about the work that waits. Apart from the contract, so that the browser needs no schemas to call
 * it.
 */
import type { Address } from '../endpoint.ts'

export const workAddresses = {
  findWork: 'GET /api/operator/work',
  redoWork: 'POST /api/operator/work/:id/redo',
} as const satisfies Record<string, Address>
