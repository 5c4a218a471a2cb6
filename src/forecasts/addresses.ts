/** Where the calls answer about what people forecast. */
import type { Address } from '#kit/endpoint.ts'

export const forecastAddresses = {
  findCrowd: 'GET /api/items/prediction/:id/crowd',
  findCrowdHistory: 'GET /api/items/prediction/:id/crowd/history',
  findCrowdFile: 'GET /api/items/prediction/:id/crowd/history.csv',
  makeForecast: 'POST /api/items/prediction/:id/forecasts',
  listOwnForecasts: 'GET /api/items/prediction/:id/forecasts/mine',
  withdrawForecast: 'DELETE /api/items/prediction/:id/forecasts/mine',
  listMyForecasts: 'GET /api/me/forecasts',
} as const satisfies Record<string, Address>
