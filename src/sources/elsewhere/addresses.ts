/** Where the calls answer about questions of other platforms that predictions are tied to. */
import type { Address } from '#kit/endpoint.ts'

export const elsewhereAddresses = {
  findElsewhere: 'GET /api/items/prediction/:id/elsewhere',
  bindElsewhere: 'PUT /api/items/prediction/:id/elsewhere',
  unbindElsewhere: 'DELETE /api/items/prediction/:id/elsewhere/:platform',
  refreshElsewhere: 'POST /api/items/prediction/:id/elsewhere/:platform/refresh',
  listElsewhere: 'GET /api/operate/elsewhere',
} as const satisfies Record<string, Address>
