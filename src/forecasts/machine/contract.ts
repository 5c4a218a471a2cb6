/** What operators see of the language model that forecasts. Never what it was asked or what it answered. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { machineAddresses as at } from '../addresses.ts'
import { machinesTold } from './told.ts'

const none = z.strictObject({})

export const machineContract = {
  findMachineWork: endpoint({
    address: at.findMachineWork,
    summary:
      'For operators: which language model is asked to forecast, about how many questions it was asked today, and what came of none of the last thirty days',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      /** `isForecaster`: it was asked something, on whatever day, and has a page since. */
      asked: machinesTold.shape.asked.unwrap().extend({ isForecaster: z.boolean() }).nullable(),
      /** Of the day that runs, in UTC; tokens as far as the endpoint counts them. */
      today: z.object({ asked: z.int(), made: z.int(), promptTokens: z.int(), answerTokens: z.int() }),
      /** Questions that are asked at the next hour, or would be: open, shown by lists, followed, and not asked today. */
      waiting: z.int(),
      /** Of the last thirty days, the newest first: of which question it came last. */
      faults: z.array(z.object({ fault: z.string(), times: z.int(), at: z.iso.datetime(), predictionId: itemId })),
    }),
    refusals: ['sign-in-needed', 'session-ended', 'operators-only'],
  }),
}
