/**
 * The bounded store of kept pages: finds them by address, and by what they show when that changes. What was not asked
 * for longest goes first.
 */
import { LRUCache } from 'lru-cache'
import type { Notice, Tag } from '#kit/events/tag.ts'
import { shownUntil } from './freshness.ts'
import { bytesOfTags, createTagIndex } from './tag-index.ts'

type Storable = {
  key: string
  bytes: number
  /** Something that it shows has changed: it is shown until then. `Infinity`: nothing has. */
  until: number
}

/** A page whose tags would take up a larger part of it is forgotten with every change. */
const largestShareOfTags = 0.05

export type PageStore<Page extends Storable> = ReturnType<typeof createPageStore<Page>>

export function createPageStore<Page extends Storable>(mostBytes: number) {
  const index = createTagIndex<Page>()
  const untagged = new Set<Page>()
  const lost = { changed: 0, everything: 0, room: 0 }
  const pages = new LRUCache<string, Page>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose(page, _, how) {
      if (how === 'evict') lost.room++
      index.remove(page)
      untagged.delete(page)
    },
  })
  const lessen = (page: Page, until: number) => {
    page.until = Math.min(page.until, until)
    if (until === Number.NEGATIVE_INFINITY && pages.delete(page.key)) lost.changed++
  }
  const has = (page: Page) => pages.peek(page.key) === page
  return {
    get: (key: string) => pages.get(key),
    has,
    set(page: Page, tags: ReadonlySet<Tag>) {
      pages.set(page.key, page)
      if (!has(page)) return // larger than the whole store
      if (bytesOfTags(tags) > page.bytes * largestShareOfTags) untagged.add(page)
      else index.add(page, tags)
    },
    remove: (key: string) => void pages.delete(key),
    clear() {
      lost.everything += pages.size
      pages.clear()
    },
    /** Of a notice that names its tags, which came at `at`. */
    hear(notice: Notice, tags: readonly Tag[], at: number) {
      for (const [page, tag] of index.find(tags)) lessen(page, shownUntil(notice, tag, at))
      for (const page of untagged) lessen(page, shownUntil(notice, 'l', at))
    },
    /** Null where it is not kept, or may not be for long. */
    tagsOf: (page: Page): readonly Tag[] | null =>
      has(page) && page.until === Number.POSITIVE_INFINITY && !untagged.has(page) ? index.tagsOf(page) : null,
    /** How many were forgotten before they were asked for again, and why. */
    lost: () => lost,
    size: () => pages.size,
    bytes: () => ({ pages: pages.calculatedSize, tags: index.bytes() }),
  }
}
