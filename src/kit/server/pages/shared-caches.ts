/** What shared caches are told of a page: how long they may keep it, and by which names they are told to forget it. */
import { dayMs } from '#kit/dates.ts'
import type { Tag } from '#kit/events/tag.ts'
import type { SharedCaches } from '../config/shared-caches.ts'

/** Every page has it, for when nobody can say what changed. */
export const anyPage = 'page'

const untold = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Until it is told otherwise, or the day ends: what a page says of today nobody tells them that it holds no longer. */
const told = (now: number) => `public, max-age=0, s-maxage=${Math.ceil((dayMs - (now % dayMs)) / 1000)}`
/** It is about to be drawn anew, and nobody would tell of that. */
const passing = 'public, max-age=0, s-maxage=10'

/** `tags`: what the page shows; null where it is not kept here or is no longer quite true. */
export function cachingOf(
  tags: readonly Tag[] | null,
  caches: SharedCaches | undefined,
  now: number,
): Record<string, string> {
  if (!caches) return { 'cache-control': untold }
  if (!tags) return { 'cache-control': passing }
  const separator = caches.tagHeader === 'surrogate-key' ? ' ' : ','
  return { 'cache-control': told(now), [caches.tagHeader]: [anyPage, ...tags].join(separator) }
}
