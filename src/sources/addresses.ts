/** Where the calls about sources answer. Apart from the contract, so that the browser needs no schemas to call them. */
import type { Address } from '#kit/endpoint.ts'

export const sourceAddresses = {
  findSource: 'GET /api/items/trend/:id/source',
  bindSource: 'PUT /api/items/trend/:id/source',
  understandAddress: 'GET /api/sources/understood',
  unbindSource: 'DELETE /api/items/trend/:id/source',
  refreshSource: 'POST /api/items/trend/:id/source/refresh',
  decideOwnHold: 'POST /api/items/trend/:id/source/holds/:hold',
  listSources: 'GET /api/operate/sources',
  listHolds: 'GET /api/operate/holds',
  decideHold: 'POST /api/operate/holds/:id',
} as const satisfies Record<string, Address>
