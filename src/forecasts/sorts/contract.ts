/** What Farsight, the model and machines have said of a prediction: every forecast, as persons have theirs for themselves. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { day, itemId } from '#items/item.ts'
import { estimateTold as estimate, question } from '#predictions/question-types/schemas/index.ts'
import { voiceForecastAddresses as at } from '../addresses.ts'
import { besideVoice } from './voice.ts'

const predictionId = z.object({ id: itemId })
const none = z.strictObject({})

export const voiceForecastContract = {
  listVoiceForecasts: endpoint({
    address: at.listVoiceForecasts,
    summary:
      'Every forecast of Farsight, of the model and of machines, the oldest first, of each the newest 500 at most; each stood until the next of the same forecaster. What people say is told of all of them together',
    policy: 'anyone',
    params: predictionId,
    query: none,
    answer: z.object({
      predictionId: itemId,
      question,
      forecasts: z.array(
        z.object({
          by: besideVoice,
          /** When this server came to know it. */
          at: z.iso.datetime(),
          /** The day on which Farsight says that it made it, from which on it counts; null of others. */
          made: day.nullable(),
          /** Of the prediction. */
          itemVersion: z.int(),
          /** Null where it took back what it had said. */
          estimate: estimate.nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['item-not-found'],
  }),
  findVoiceForecastsFile: endpoint({
    address: at.findVoiceForecastsFile,
    summary: 'All that Farsight, the model and machines forecast of a prediction, as a file',
    policy: 'anyone',
    params: predictionId,
    query: none,
    answer: z.string(),
    type: 'text/csv',
    refusals: ['item-not-found'],
  }),
}
