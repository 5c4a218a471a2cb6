/** What people forecast of predictions: each for themselves, and all together. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { question } from '#predictions/question-types/schemas/index.ts'
import { forecastAddresses as at } from './addresses.ts'
import { askedWithContract } from './asked-with/contract.ts'
import { crowd, crowdContract } from './crowd-contract.ts'
import { forecastEntry, ownForecast } from './forecast.ts'
import { leaderboardContract } from './leaderboard/contract.ts'
import { machineContract } from './machine/contract.ts'
import { ownRecordContract, ownScores } from './record/contract.ts'
import { voiceForecastContract } from './sorts/contract.ts'

const none = z.strictObject({})
const predictionId = z.object({ id: itemId })
const signedIn = ['sign-in-needed', 'session-ended'] as const
const untimely = ['question-not-open', 'question-closed', 'question-decided'] as const

export const forecastContract = {
  ...crowdContract,
  ...askedWithContract,
  ...ownRecordContract,
  ...leaderboardContract,
  ...machineContract,
  ...voiceForecastContract,
  makeForecast: endpoint({
    address: at.makeForecast,
    summary:
      'Forecasts, in place of what one had said before, while the question is open. It counts in the crowd once one’s email address is confirmed. The same `requestId` twice is one forecast',
    policy: 'user',
    cost: { base: 6, anHour: 120 },
    params: predictionId,
    query: none,
    body: forecastEntry,
    status: 201,
    answer: z.object({ forecast: ownForecast, crowd, forecasters: z.int() }),
    refusals: [...signedIn, 'item-not-found', 'changed-meanwhile', ...untimely],
  }),
  listOwnForecasts: endpoint({
    address: at.listOwnForecasts,
    summary:
      'What one has forecast of a prediction, the newest first, 500 at most; of one that was taken back no estimate',
    policy: 'user',
    params: predictionId,
    query: none,
    answer: z.object({
      forecasts: z.array(ownForecast),
      /** Whether its outcome is known and forecasts were scored by it. */
      isScored: z.boolean(),
      /** Once they were; null where nothing stood before that was known. */
      scores: ownScores.nullable(),
      /** While it has none: of forecasts older than 90 days the scores to be expected by what the crowd said 90 days later, 50 at most; not of numbers and dates. Interim: part of no total. */
      soFar: z.array(z.object({ at: z.iso.datetime(), brier: z.number(), least: z.number(), log: z.number() })),
    }),
    refusals: [...signedIn, 'item-not-found'],
  }),
  withdrawForecast: endpoint({
    address: at.withdrawForecast,
    summary:
      'Takes back what one forecast of a prediction, while the question is open. What it was stays on record. Of one that one cannot read any more nothing is told: no crowd, and null for how many they are',
    policy: 'user',
    params: predictionId,
    query: none,
    answer: z.object({ forecast: ownForecast, crowd, forecasters: z.int().nullable() }),
    refusals: [...signedIn, 'item-not-found', 'no-forecast', ...untimely],
  }),
  listMyForecasts: endpoint({
    address: at.listMyForecasts,
    summary: 'The predictions that one has forecast, with what one said last of each; the newest first',
    policy: 'user',
    cost: { base: 20 },
    params: z.object({}),
    query: z.strictObject({
      /** `next` of the page before. */
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/, 'is none that a list has given')
        .exactOptional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      forecasts: z.array(
        ownForecast.extend({
          predictionId: itemId,
          /** Null, and no question, where one cannot read the prediction any more. */
          label: z.string().nullable(),
          title: z.string().nullable(),
          question: question.nullable(),
          /** Whether something stands that can be taken back now; of one that one cannot read any more by when it was to close when one forecast it. */
          canTakeBack: z.boolean(),
          /** While it has no outcome: the mean of how right one looks so far, as `listOwnForecasts` has it; `least` is what could not be avoided. */
          soFar: z.object({ forecasts: z.int(), brier: z.number(), least: z.number() }).nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    refusals: signedIn,
  }),
}
