/** What the log of events tells of notices. The triggers that write it are in `migrations/0094-follows.ts`. */
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'

/** Of an account one came, or was seen: its own browsers alone hear of it. */
export const noticesChanged = eventKind({
  name: 'notices.changed',
  data: z.object({ account: z.string() }),
  notice: () => null,
})
