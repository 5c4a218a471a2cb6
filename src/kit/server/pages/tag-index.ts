/** Which kept pages show what, in little room: each tag once, however many pages have it. */
import type { Tag } from '#kit/events/tag.ts'

type Place<Page> = { tag: Tag; pages: Set<Page> }

/** What one tag of one page takes up here, about: an entry in a set, one in a list, and its part of the tag itself. */
const bytesEach = 80

export type TagIndex<Page> = {
  add(page: Page, tags: ReadonlySet<Tag>): void
  remove(page: Page): void
  /** Those that have one of these tags, each with each. */
  find(tags: readonly Tag[]): Iterable<[Page, Tag]>
  /** Of a page that was added. */
  tagsOf(page: Page): readonly Tag[]
  /** The room that it takes up. */
  bytes(): number
}

export function createTagIndex<Page>(): TagIndex<Page> {
  const places = new Map<Tag, Place<Page>>()
  const placesOf = new Map<Page, Place<Page>[]>()
  let entries = 0
  return {
    add(page, tags) {
      const own = Array.from(tags, (tag) => {
        const place = places.get(tag) ?? { tag, pages: new Set<Page>() }
        places.set(tag, place)
        place.pages.add(page)
        return place
      })
      entries += own.length
      placesOf.set(page, own)
    },
    remove(page) {
      for (const { tag, pages } of placesOf.get(page) ?? []) {
        pages.delete(page)
        entries--
        if (pages.size === 0) places.delete(tag)
      }
      placesOf.delete(page)
    },
    *find(tags) {
      for (const tag of tags) for (const page of places.get(tag)?.pages ?? []) yield [page, tag]
    },
    tagsOf: (page) => (placesOf.get(page) ?? []).map(({ tag }) => tag),
    bytes: () => entries * bytesEach,
  }
}

export function bytesOfTags(tags: ReadonlySet<Tag>): number {
  return tags.size * bytesEach
}
