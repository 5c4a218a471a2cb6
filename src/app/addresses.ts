/** Every address of the API, for callers that need no schemas. */
import { contentAddresses } from '#content/addresses.ts'
import { scenarioAddresses } from '#scenarios/addresses.ts'
import type { Address } from '#kit/endpoint.ts'
import type { Contract } from './kinds.ts'

export const addresses: Record<keyof Contract, Address> = { ...contentAddresses, ...scenarioAddresses }
