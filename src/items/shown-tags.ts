/** What a page shows of answers with items, in tags (`kit/events/tag.ts`). */
import type { Tag } from '#kit/events/tag.ts'

/** What the answer has whatever the kind. */
export type ItemShown = {
  item: { id: string; version: number; family: string | null }
  neighbours?: { item: { id: string } }[]
}

export function tagsOf({ item: { id, family }, neighbours = [] }: ItemShown): Tag[] {
  return [
    `i${id}`,
    ...neighbours.map(({ item }): Tag => `n${item.id}`),
    ...(family === null ? [] : [`f:${family}` as const]),
  ]
}

/** Of a longer list the tags would take up more than is worth keeping. */
const mostNamed = 30

/**
 * A list, and each item in it; of a long one that any may be told of otherwise. Of a list of any kinds types know no
 * field.
 */
export function tagsOfList(items: readonly unknown[]): Tag[] {
  if (items.length > mostNamed) return ['l', 'm']
  return ['l', ...(items as { id: string }[]).map(({ id }): Tag => `n${id}`)]
}

/** The same of one that is ordered by what moved. */
export function tagsOfMoved(items: readonly unknown[]): Tag[] {
  return [...new Set<Tag>(['m', ...tagsOfList(items)])]
}
