/** The calls about the items that one follows. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { myAddresses as at } from './addresses.ts'
import { type AnyKinds, type MyShapes, none, owned, signedIn } from './shapes.ts'

export function followCalls<const K extends AnyKinds>({ one, card }: MyShapes<K>) {
  return {
    followItem: endpoint({
      address: at.followItem,
      summary: 'Follows an item: what happens to it is told in one’s notices',
      policy: 'user',
      params: one,
      query: none,
      answer: z.object({ followed: z.boolean() }),
      refusals: [...owned, 'too-many-items'],
    }),
    unfollowItem: endpoint({
      address: at.unfollowItem,
      summary: 'Follows an item no longer, also where one forecasts it later',
      policy: 'user',
      params: one,
      query: none,
      answer: z.object({ followed: z.boolean() }),
      refusals: owned,
    }),
    listFollows: endpoint({
      address: at.listFollows,
      summary: 'The items that one follows and may read, the last followed first',
      policy: 'user',
      params: none,
      query: z.strictObject({
        /** `next` of the page before. */
        cursor: z
          .string()
          .regex(/^\d{1,13}_[1-9]\d{0,17}$/, 'is none that a list has given')
          .exactOptional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
      answer: z.object({
        follows: z.array(z.object({ item: card, at: z.iso.datetime() })),
        next: z.string().nullable(),
        total: z.int(),
      }),
      refusals: signedIn,
    }),
  }
}
