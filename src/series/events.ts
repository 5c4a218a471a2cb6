/** What the log of events tells of series. The function `series_keep` of `migrations/0016-series.ts` writes it. */
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'

/**
 * Something is known of an item's series that was not: so many observations came, changed or went, or what it measures
 * is said otherwise. Pages are told by the item, which names the new state.
 */
export const seriesObserved = eventKind({
  name: 'series.observed',
  data: z.object({ isPublic: z.boolean(), changed: z.int() }),
  notice: () => null,
})
