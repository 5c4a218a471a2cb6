/** Where the scenarios API answers. */
import type { Address } from '#kit/endpoint.ts'

export const scenarioAddresses = {
  listScenarioSets: 'GET /api/scenario-sets',
  findScenarioSet: 'GET /api/scenario-sets/:slug',
} as const satisfies Record<string, Address>
