/** What happened to what one follows: one's own notices. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemRef } from '#items/item.ts'
import { noticeAddresses as at } from './addresses.ts'
import { whats } from './whats.ts'

const none = z.strictObject({})
const signedIn = ['sign-in-needed', 'session-ended'] as const
const counted = z.object({ unseen: z.int() })

const notice = z.object({
  id: z.string(),
  what: z.enum(whats),
  /** The item. */
  ref: itemRef,
  kind: z.string(),
  /** What it is called; null where one cannot read it any more. */
  label: z.string().nullable(),
  /** In whole sentences, from what to what. */
  says: z.string(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
})

export const noticeContract = {
  listNotices: endpoint({
    address: at.listNotices,
    summary:
      'What happened to the items that one follows: outcomes, closing days, questions of one’s own that are due, forecasts of one’s own that ran out, changes of what is asked, moves of numbers, what was taken away, and replies in threads in which one wrote. Those that one has not seen first, of each the newest first; they are kept 90 days',
    policy: 'user',
    cost: { base: 20 },
    params: none,
    query: z.strictObject({
      /** `next` of the page before. */
      cursor: z
        .string()
        .regex(/^[01]_\d{1,13}_[1-9]\d{0,17}$/, 'is none that a list has given')
        .exactOptional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: z.object({ notices: z.array(notice), unseen: z.int(), next: z.string().nullable() }),
    refusals: signedIn,
  }),
  countNotices: endpoint({
    address: at.countNotices,
    summary: 'How many of one’s notices one has not seen',
    policy: 'user',
    params: none,
    query: none,
    answer: counted,
    refusals: signedIn,
  }),
  seeNotices: endpoint({
    address: at.seeNotices,
    summary: 'Says that one has seen one’s notices that came until then: all, or those of one item',
    policy: 'user',
    params: none,
    query: none,
    body: z.strictObject({ until: z.iso.datetime(), ref: itemRef.exactOptional() }),
    answer: counted,
    refusals: signedIn,
  }),
}
