/** What the log of events tells of questions elsewhere. The triggers that write it are in `migrations/0058-elsewhere.ts`. */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'

/** A prediction was tied to a question elsewhere, or is not any more, or something else is said there. */
export const elsewhereChanged = eventKind({
  name: 'elsewhere.changed',
  data: z.object({ isPublic: z.boolean() }),
  notice: ({ ref, data: { isPublic } }) => (isPublic ? { is: 'changed', tags: [`i${idOf(ref)}`] } : null),
})
