/** The calls of this room, for its parts. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { forecastAddresses } from '../addresses.ts'
import type { forecastContract } from '../contract.ts'

type ForecastAnswer<Name extends keyof typeof forecastContract> = AnswerOf<(typeof forecastContract)[Name]>
export type Together = ForecastAnswer<'findCrowd'>
export type Shift = NonNullable<ForecastAnswer<'findCrowdShift'>['shift']>
export type OwnForecast = ForecastAnswer<'listOwnForecasts'>['forecasts'][number]
export type AskedWith = ForecastAnswer<'findAskedWith'>
export type Group = NonNullable<AskedWith['group']>
export type GroupQuestion = Group['questions'][number]
export type Branching = AskedWith['branchings'][number]
/** One of the questions that are asked together. */
export type Asked = Branching['on']
export type OwnAskedWith = ForecastAnswer<'listOwnAskedWith'>['forecasts']
export type MyForecastPage = ForecastAnswer<'listMyForecasts'>
export type MyForecast = MyForecastPage['forecasts'][number]

export type MyRecord = ForecastAnswer<'findMyRecord'>
export type OwnSoFar = ForecastAnswer<'listOwnForecasts'>['soFar'][number]
export type OwnScores = NonNullable<ForecastAnswer<'listOwnForecasts'>['scores']>
export type MyScorePage = ForecastAnswer<'listMyScores'>
export type MyScore = MyScorePage['scores'][number]
/** Of oneself or of whoever is shown. */
export type RecordTold = Forecaster['record']
export type Forecaster = ForecastAnswer<'findForecaster'>
export type MachineWork = ForecastAnswer<'findMachineWork'>
export type Leaderboard = ForecastAnswer<'listLeaderboard'>

export const callForecasts = createCaller<typeof forecastContract>(forecastAddresses, session)

/** What people say of this prediction together may have been told anew. */
function crowdOtherwise(id: string): void {
  stale(callForecasts, ['findCrowd', 'findCrowdHistory', 'findCrowdShift'], { id })
  // Wherever it is one of several.
  stale(callForecasts, ['findAskedWith'])
}

/** One has said something of this prediction. */
export function forecastOtherwise(id: string): void {
  crowdOtherwise(id)
  stale(callForecasts, ['listOwnForecasts'], { id })
  stale(callForecasts, ['listMyForecasts', 'listOwnAskedWith'])
}
