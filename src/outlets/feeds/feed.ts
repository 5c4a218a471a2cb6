/**
 * What readers subscribe to: things that happened, the newest first. An entry is told once and never again in other
 * words, so its name is that of the event and not an address that may change.
 */
import { categoryTitles, type Category } from '#items/category-titles.ts'

export type Entry = {
  /** Unique for good: 'tag:farsight.example,2026:trend/131/v2'. */
  tag: string
  title: string
  url: string
  /** Of the item, with its number as it now is. */
  picture: string
  /** When it happened. */
  at: string
  /** When the item was published. */
  publishedAt: string
  /** In a sentence or two, the number included. */
  says: string
  /** The same, and then the whole text, as HTML with whole addresses. */
  html: string
  author: string
  category: Category
  tags: readonly string[]
}

export type Feed = {
  title: string
  /** Where this part of the feed lies, the feed itself, the screen that shows the same, and the next part. */
  self: string
  first: string
  home: string
  next: string | null
  /** Who is told that there is something new here; null where nobody is. */
  hub: string | null
  /** Of the newest entry; where there is none, of the site. */
  updatedAt: string
  entries: readonly Entry[]
  siteName: string
}

/** Of the entry: its category, then its tags. */
export function subjectsOf({ category, tags }: Pick<Entry, 'category' | 'tags'>): string[] {
  return [categoryTitles[category], ...tags]
}
