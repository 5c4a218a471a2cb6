/** What the log of events tells of the record. The trigger that writes it is in `migrations/0122`. */
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'

/** Its sums say something else. */
export const recordMade = eventKind({
  name: 'record.made',
  data: z.object({}),
  notice: () => ({ is: 'changed', tags: ['r'] }),
  isForOperators: true,
})
