/** What somebody forecasts, as it is sent and as it is read back. */
import { z } from 'zod'
import { day } from '#items/item.ts'
import { estimate, estimateEntry } from '#predictions/question-types/schemas/index.ts'
import { plainText } from '#kit/plain-line.ts'

export const forecastEntry = z.strictObject({
  /** Made by whoever sends it: the same twice is one forecast. */
  requestId: z.uuid(),
  estimate: estimateEntry,
  /** The last day on which it holds, in UTC; null for as long as the question takes forecasts. */
  until: day.nullable().default(null),
  /** What one has read to be asked, as `findCrowd` names it: where it is another by now, the forecast is refused. */
  wording: z.string().max(64).exactOptional(),
  /** Why, in lines of its own. Nobody else reads it. */
  reason: plainText(0, 3000)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
})
export type ForecastEntry = z.output<typeof forecastEntry>

/** `estimate` is null where it takes back what was said before, or that ran out: then `until` says when. */
export const ownForecast = z.object({
  at: z.iso.datetime(),
  /** Of the question as it stood at this version. */
  itemVersion: z.int(),
  /** What is asked was changed since. */
  isOfEarlierWording: z.boolean(),
  estimate: estimate.nullable(),
  until: day.nullable(),
  reason: z.string().nullable(),
})
