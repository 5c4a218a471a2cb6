/** The calls about one item beside its text: what its versions changed, and how one stands to it. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { myAddresses as at } from './addresses.ts'
import { type AnyKinds, hidden, type MyShapes, none, owned, standing } from './shapes.ts'

export function itemStandingCalls<const K extends AnyKinds>({ one }: MyShapes<K>) {
  return {
    findVersion: endpoint({
      address: at.findVersion,
      summary: 'What a version changed, field by field, word by word',
      policy: 'anyone',
      cost: { base: 20 },
      params: one.extend({ version: z.string().regex(/^[1-9]\d{0,8}$/, 'a whole number above 0') }),
      query: none,
      answer: z.object({
        version: z.int(),
        at: z.iso.datetime(),
        author: z.string(),
        /** The version it is compared with: the one before that the reader may see. Null for the first. */
        before: z.int().nullable(),
        changes: z.array(
          z.object({
            field: z.string(),
            parts: z.array(z.object({ is: z.enum(['same', 'added', 'removed']), text: z.string() })),
          }),
        ),
      }),
      refusals: ['item-not-found'],
    }),
    findStanding: endpoint({
      address: at.findStanding,
      summary: 'How one stands to an item: whether one wrote, saved, follows or reported it',
      policy: 'user',
      params: one,
      query: none,
      answer: z.object({
        isOwn: z.boolean(),
        isSaved: z.boolean(),
        isFollowed: z.boolean(),
        isReported: z.boolean(),
        /** For its author and for operators; null for others. */
        standing: standing.nullable(),
        /** Whether more than its own address shows it. */
        isListed: z.boolean(),
        hidden: hidden.nullable(),
        /** The draft of a revision that one has begun. */
        draft: z.string().nullable(),
      }),
      refusals: owned,
    }),
  }
}
