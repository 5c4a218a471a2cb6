/** Where the texts of the site itself are read. */
import type { Address } from '#kit/endpoint.ts'

export const legalAddresses = {
  findDocument: 'GET /api/documents/:name',
} as const satisfies Record<string, Address>
