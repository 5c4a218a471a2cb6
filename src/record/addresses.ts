/** Where the API tells how right the base has been, and what its methods make of live items. */
import type { Address } from '#kit/endpoint.ts'

export const recordAddresses = {
  findRecord: 'GET /api/record',
  findRecordInShort: 'GET /api/record/in-short',
  findExamples: 'GET /api/method',
} as const satisfies Record<string, Address>
