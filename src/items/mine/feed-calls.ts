/** The calls about the address of one's own feed. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { myAddresses as at } from './addresses.ts'
import { none, signedIn } from './shapes.ts'

const madeAt = z.iso.datetime()

export const feedCalls = {
  findOwnFeed: endpoint({
    address: at.findOwnFeed,
    summary:
      'When the address of one’s own feed was made, null where there is none; the address itself nobody can read again',
    policy: 'user',
    params: none,
    query: none,
    answer: z.object({ madeAt: madeAt.nullable() }),
    refusals: signedIn,
  }),
  renewOwnFeed: endpoint({
    address: at.renewOwnFeed,
    summary:
      'Makes the address of one’s own feed and calendar, of which `token` is the secret part. The one before leads nowhere from then on',
    policy: 'user',
    params: none,
    query: none,
    answer: z.object({ madeAt, token: z.string() }),
    refusals: signedIn,
  }),
  removeOwnFeed: endpoint({
    address: at.removeOwnFeed,
    summary: 'Ends the address of one’s own feed',
    policy: 'user',
    params: none,
    query: none,
    answer: none,
    refusals: signedIn,
  }),
}
