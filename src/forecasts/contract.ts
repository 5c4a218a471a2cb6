/** What people forecast of predictions, and what they say together. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { estimate, question } from '#predictions/question-types/schemas/index.ts'
import { forecastAddresses as at } from './addresses.ts'
import { forecastEntry, ownForecast } from './forecast.ts'
import { voices } from './headline.ts'
import { ways } from './words.ts'

const none = z.strictObject({})
const predictionId = z.object({ id: itemId })
const signedIn = ['sign-in-needed', 'session-ended'] as const
const untimely = ['question-not-open', 'question-closed', 'question-decided'] as const

const chance = z.number().min(0).max(1)
/** Null while fewer than three forecasts stand. */
const crowd = z
  .object({
    estimate,
    /** Of a yes: the middle half of the people said no less and no more. */
    quartiles: z.object({ lower: chance, upper: chance }).nullable(),
    /** Of a yes: how many gave 0 to 10 %, 10 to 20 % and so on. */
    tenths: z.array(z.int()).length(10).nullable(),
  })
  .nullable()

const together = z.object({
  predictionId: itemId,
  question,
  /** Changes with anything that says what is asked. */
  wording: z.string(),
  /** How many people’s forecasts stand. */
  forecasters: z.int(),
  /** Of how many of them what is asked was worded otherwise. */
  ofEarlierWording: z.int(),
  crowd,
  /** The same forecasts put together in ways that others publish, from five people on. */
  methods: z.array(z.object({ method: z.enum(ways), estimate })),
  headline: z.object({ by: z.enum(voices), estimate }).nullable(),
  house: estimate.nullable(),
  author: estimate.nullable(),
  model: estimate.nullable(),
})

export const forecastContract = {
  findCrowd: endpoint({
    address: at.findCrowd,
    summary:
      'What people forecast of a prediction together, from three of them on, beside Farsight, its author and the model',
    policy: 'anyone',
    params: predictionId,
    query: none,
    answer: together,
    refusals: ['item-not-found'],
    shows: (answer) => [`i${answer.predictionId}`, `v${answer.predictionId}`],
  }),
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
    answer: z.object({ forecasts: z.array(ownForecast) }),
    refusals: [...signedIn, 'item-not-found'],
  }),
  withdrawForecast: endpoint({
    address: at.withdrawForecast,
    summary: 'Takes back what one forecast of a prediction, while the question is open. What it was stays on record',
    policy: 'user',
    params: predictionId,
    query: none,
    answer: z.object({ forecast: ownForecast, crowd, forecasters: z.int() }),
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
          question: question.nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    refusals: signedIn,
  }),
}
