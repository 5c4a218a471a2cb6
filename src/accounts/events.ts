/** What the log of events tells of accounts. */
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'

/** A sign-in of this account ended, or all of them: whoever reads by it now is to prove anew who they are. */
export const signInEnded = eventKind({
  name: 'sign-in.ended',
  data: z.object({ account: z.string().optional() }),
  notice: () => null,
  isForOperators: true,
})
