/**
 * Where the calls answer that every page may make. Rooms whose screens few people open bring their own addresses with
 * them.
 */
import { recordAddresses } from '#record/addresses.ts'
import { contentAddresses } from '#items/addresses.ts'
import { legalAddresses } from '#legal/addresses.ts'
import { myAddresses } from '#items/mine/addresses.ts'
import { predictionAddresses } from '#predictions/addresses.ts'
import { readersAddresses } from '#readers/addresses.ts'
import { scenarioAddresses } from '#scenarios/addresses.ts'
import { trendAddresses } from '#trends/addresses.ts'
import { elsewhereAddresses } from '#sources/elsewhere/addresses.ts'
import { forecastAddresses } from '#forecasts/addresses.ts'
import { discussionAddresses } from '#discussion/addresses.ts'
import { resolutionAddresses } from '#resolution/addresses.ts'
import type { Address } from '#kit/endpoint.ts'
import type { PageContract } from './kinds.ts'

export const pageAddresses: Record<keyof PageContract, Address> = {
  ...contentAddresses,
  ...myAddresses,
  ...predictionAddresses,
  ...scenarioAddresses,
  ...trendAddresses,
  ...readersAddresses,
  ...forecastAddresses,
  ...discussionAddresses,
  ...resolutionAddresses,
  ...elsewhereAddresses,
  ...recordAddresses,
  ...legalAddresses,
}
