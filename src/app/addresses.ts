/** Every address of the API, for callers that need no schemas. */
import { accountAddresses } from '#accounts/addresses.ts'
import { analysisAddresses } from '#analyses/addresses.ts'
import { recordAddresses } from '#record/addresses.ts'
import { contentAddresses } from '#items/addresses.ts'
import { myAddresses } from '#items/mine/addresses.ts'
import { localPaymentsAddresses } from '#local/payments/addresses.ts'
import { membershipAddresses } from '#membership/addresses.ts'
import { localIdentityAddresses } from '#local/identity/addresses.ts'
import { scenarioAddresses } from '#scenarios/addresses.ts'
import type { Address } from '#kit/endpoint.ts'
import type { Contract } from './kinds.ts'

export const addresses: Record<keyof Contract, Address> = {
  ...localIdentityAddresses,
  ...localPaymentsAddresses,
  ...accountAddresses,
  ...membershipAddresses,
  ...contentAddresses,
  ...myAddresses,
  ...scenarioAddresses,
  ...analysisAddresses,
  ...recordAddresses,
}
