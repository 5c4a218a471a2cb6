/** What the log of events tells of trends. It is written where their record is kept. */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'

/** The last value came to lie on the other side of a value that matters; by a revision where no observation did it. */
export const trendCrossed = eventKind({
  name: 'trend.crossed',
  data: z.object({
    isPublic: z.boolean(),
    threshold: z.number(),
    at: z.string(),
    towards: z.enum(['up', 'down']),
    isRevision: z.boolean(),
    isWithdrawal: z.boolean().exactOptional(),
  }),
  notice: ({ ref, data: { isPublic } }) => (isPublic ? { is: 'changed', tags: [`i${idOf(ref)}`] } : null),
})
