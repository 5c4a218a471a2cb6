/** Where the content API answers. Apart from the contract, so that the browser needs no schemas to call it. */
import type { Address } from '#kit/endpoint.ts'

export const contentAddresses = {
  listItems: 'GET /api/items',
  listMoved: 'GET /api/moved',
  countItems: 'GET /api/counts',
  findHorizon: 'GET /api/horizon',
  findRadarSince: 'GET /api/radar/since',
  findRadarThen: 'GET /api/radar/then',
  findItem: 'GET /api/items/:kind/:id',
  listNeighbours: 'GET /api/items/:kind/:id/neighbours',
  listVersions: 'GET /api/items/:kind/:id/versions',
} as const satisfies Record<string, Address>
