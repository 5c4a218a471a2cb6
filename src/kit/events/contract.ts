/** What operators read of the log of events: what was done to something, and what somebody did. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventAddresses as at } from './addresses.ts'

const id = z.string().regex(/^[1-9]\d{0,17}$/, 'a whole number above 0')

export const eventContract = {
  listEvents: endpoint({
    address: at.listEvents,
    summary:
      'For operators: what happened, the latest first: to one thing, by one account, or of one kind. It is kept 30 days; what somebody did, 400',
    policy: 'operator',
    params: z.strictObject({}),
    query: z.strictObject({
      /** `item/131`, `set/electricity-2045`, `analysis/12` */
      ref: z.string().max(100).optional(),
      /** The id of an account. */
      actor: id.optional(),
      kind: z.string().max(50).optional(),
      /** `next` of the page before. */
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      events: z.array(
        z.object({
          at: z.iso.datetime(),
          kind: z.string(),
          ref: z.string(),
          /** Null where the program did it by itself, and of accounts that are deleted. */
          actor: z.string().nullable(),
          /** As the kind says it: how an item went, and why. */
          data: z.record(z.string(), z.unknown()),
        }),
      ),
      next: z.string().nullable(),
    }),
    refusals: ['sign-in-needed', 'session-ended', 'operators-only', 'unknown-filter'],
  }),
}
