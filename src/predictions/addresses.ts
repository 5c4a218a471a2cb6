/** Where the predictions API answers. */
import type { Address } from '#kit/endpoint.ts'

export const predictionAddresses = {
  findDoubts: 'GET /api/items/prediction/:id/doubts',
  listOverturned: 'GET /api/operators/overturned',
  judgeOverturned: 'PUT /api/operators/overturned/:id',
} as const satisfies Record<string, Address>
