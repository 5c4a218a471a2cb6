/** Where the calls answer about what readers add to trends. */
import type { Address } from '#kit/endpoint.ts'

export const readersAddresses = {
  findReaders: 'GET /api/items/trend/:id/readers',
  listSignals: 'GET /api/items/trend/:id/signals',
  findSaidByMe: 'GET /api/me/items/trend/:id/readers',
  listSaidByMe: 'GET /api/me/readers',
  keepSignal: 'PUT /api/items/trend/:id/signals/:signal',
  removeSignal: 'DELETE /api/items/trend/:id/signals/:signal',
  reportSignal: 'POST /api/items/trend/:id/signals/:signal/reports',
  rateTrend: 'PUT /api/items/trend/:id/rating',
  unrateTrend: 'DELETE /api/items/trend/:id/rating',
  listJudgedSignals: 'GET /api/operators/signals',
  judgeSignal: 'PUT /api/operators/signals/:signal',
} as const satisfies Record<string, Address>
