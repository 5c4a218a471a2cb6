/** The trends API: what a trend has beyond what every item has. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { numbersHead } from '#items/numbers.ts'
import { trendAddresses as at } from './addresses.ts'
import { series } from '#series/series.ts'
import { course } from './course/course.ts'
import { withoutNetworks } from './networks/without-networks.ts'

/** A day means its end: what was known by then. */
const moment = z.union([z.iso.date(), z.iso.datetime()])

export const trendContract = {
  findCourse: endpoint({
    address: at.findCourse,
    summary: 'How the series of a trend came to be what it is: what arrived, what was passed, what was revised',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({}),
    answer: course,
    refusals: ['item-not-found'],
    // Whatever changes it changes the trend, whose page it stands on.
    shows: () => [],
  }),
  findSeriesThen: endpoint({
    address: at.findSeriesThen,
    summary: 'The series of a trend as it was known on a day, at most so many observations of it',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({
      asOf: moment.exactOptional(),
      /** Every so many are left out in between; the last is always there. */
      thin: z.coerce.number().int().min(2).max(5000).exactOptional(),
    }),
    answer: z.object({
      version: z.int(),
      knownFrom: z.iso.datetime(),
      series,
      /** How many there are before any was left out. */
      count: z.int(),
    }),
    refusals: ['item-not-found', 'no-series-then'],
  }),
  findWithoutNetworks: endpoint({
    address: at.findWithoutNetworks,
    summary: 'The projection of a trend as the methods alone make it, where networks say half of it',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({}),
    answer: z.object({
      ...numbersHead.pick({ version: true, madeAt: true }).shape,
      /** Values at the chances of `knots` as in the whole projection, before its bounds cut them. */
      withoutNetworks,
    }),
    refusals: ['item-not-found', 'no-networks'],
  }),
}
