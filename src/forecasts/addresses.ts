/** Where the calls answer about what people forecast. */
import type { Address } from '#kit/endpoint.ts'

export const ownRecordAddresses = {
  findMyRecord: 'GET /api/me/record',
  listMyScores: 'GET /api/me/record/questions',
  findMyRecordFile: 'GET /api/me/record.csv',
} as const satisfies Record<string, Address>

export const leaderboardAddresses = {
  listLeaderboard: 'GET /api/leaderboards',
  findForecaster: 'GET /api/forecasters/:name',
  findForecasterFile: 'GET /api/forecasters/:name/questions.csv',
  findLeaderboardFile: 'GET /api/leaderboards.csv',
} as const satisfies Record<string, Address>

const askedWithAddresses = {
  findAskedWith: 'GET /api/items/prediction/:id/asked-with',
  listOwnAskedWith: 'GET /api/items/prediction/:id/asked-with/mine',
} as const satisfies Record<string, Address>

export const voiceForecastAddresses = {
  listVoiceForecasts: 'GET /api/items/prediction/:id/forecasts',
  findVoiceForecastsFile: 'GET /api/items/prediction/:id/forecasts.csv',
} as const satisfies Record<string, Address>

export const machineAddresses = {
  findMachineWork: 'GET /api/operator/machine',
} as const satisfies Record<string, Address>

export const forecastAddresses = {
  ...askedWithAddresses,
  ...leaderboardAddresses,
  ...machineAddresses,
  ...ownRecordAddresses,
  ...voiceForecastAddresses,
  findCrowd: 'GET /api/items/prediction/:id/crowd',
  findCrowdHistory: 'GET /api/items/prediction/:id/crowd/history',
  findCrowdFile: 'GET /api/items/prediction/:id/crowd/history.csv',
  findCrowdRecord: 'GET /api/crowds/record',
  findCrowdShift: 'GET /api/items/prediction/:id/crowd/shift',
  makeForecast: 'POST /api/items/prediction/:id/forecasts',
  listOwnForecasts: 'GET /api/items/prediction/:id/forecasts/mine',
  withdrawForecast: 'DELETE /api/items/prediction/:id/forecasts/mine',
  listMyForecasts: 'GET /api/me/forecasts',
} as const satisfies Record<string, Address>
