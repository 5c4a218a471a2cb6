/**
 * Tells the caches in front of this server which pages to forget: by the tags of what changed, once however many
 * processes there are. A second passes first, so that what happens together is told together, and every process has
 * forgotten its own page before the caches ask for it anew.
 */
import type { EventKind } from '#kit/events/event.ts'
import type { SharedCaches } from '../config/shared-caches.ts'
import { anyPage } from '../pages/shared-caches.ts'
import { noticesBy } from './forget-pages.ts'
import type { Reader } from './reader.ts'

const mostTags = 30
const patienceMs = 5000

/** `pauseMs`: before each look at what has happened. */
export function purgeCaches(
  { purgeUrl, purgeToken }: SharedCaches,
  kinds: readonly EventKind[],
  pauseMs = 1000,
): Reader {
  const noticeOf = noticesBy(kinds)
  return {
    name: 'shared caches that forget',
    kinds,
    pauseMs,
    async perform(events) {
      const tags = new Set(
        events
          .flatMap((event) => noticeOf(event) ?? [])
          .flatMap(({ tags: some }): string[] => [...(some ?? [anyPage])]),
      )
      const all = tags.has(anyPage) ? [anyPage] : [...tags]
      // One after the other: where one fails, the reader is run again and tells them all.
      for (let from = 0; from < all.length; from += mostTags) await purge(all.slice(from, from + mostTags)) // eslint-disable-line no-await-in-loop
    },
  }

  async function purge(tags: string[]): Promise<void> {
    const headers = { 'content-type': 'application/json', ...(purgeToken && { authorization: `Bearer ${purgeToken}` }) }
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`The shared caches answered ${answer.status}.`)
  }
}
