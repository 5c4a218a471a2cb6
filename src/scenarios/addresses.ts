/** Where the scenarios API answers. */
import type { Address } from '#kit/endpoint.ts'

export const scenarioAddresses = {
  listScenarioSets: 'GET /api/scenario-sets',
  findScenarioSet: 'GET /api/scenario-sets/:slug',
  listNextSigns: 'GET /api/signposts',
  listWorlds: 'GET /api/scenario-sets/:slug/worlds',
} as const satisfies Record<string, Address>
