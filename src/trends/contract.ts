/** The trends API: what a trend has beyond what every item has. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { numbersHead } from '#items/numbers.ts'
import { trendAddresses as at } from './addresses.ts'
import { withoutNetworks } from './networks/without-networks.ts'

export const trendContract = {
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
