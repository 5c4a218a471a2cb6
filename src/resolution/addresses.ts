/** Where the calls about how questions come out answer. */
import type { Address } from '#kit/endpoint.ts'

export const resolutionAddresses = {
  listResolutions: 'GET /api/items/prediction/:id/resolutions',
  resolveQuestion: 'POST /api/items/prediction/:id/resolutions',
  findResolving: 'GET /api/items/prediction/:id/resolutions/mine',
  objectToOutcome: 'POST /api/items/prediction/:id/objections',
  listUnresolved: 'GET /api/operators/unresolved',
  upholdOutcome: 'PUT /api/operators/objections/:id',
} as const satisfies Record<string, Address>
