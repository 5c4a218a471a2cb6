/** What the world outside is told of: what others may read, and numbers that say something new. */
import type { EventsFor } from '#kit/server/events/reader.ts'
import { itemChanged, itemMoved, itemPublished, numbersMade } from '#items/events.ts'

/** What may be news: readers of the log ask for these. */
export const newsKinds = [itemPublished, itemChanged, numbersMade, itemMoved] as const

export function isNews({ kind, data }: EventsFor<(typeof newsKinds)[number]>[number]): boolean {
  if (kind === 'everything') return true
  return data.isPublic && (kind !== 'numbers.made' || data.isNew)
}
