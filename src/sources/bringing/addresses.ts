/** Where an address is asked before anything is bound to it. Apart from the contract, so that the browser needs no schemas. */
import type { Address } from '#kit/endpoint.ts'

export const bringingAddresses = {
  previewSource: 'POST /api/sources/preview',
} as const satisfies Record<string, Address>
