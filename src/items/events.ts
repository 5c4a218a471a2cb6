/**
 * What the log of events tells of items, their links, numbers and sets. The triggers that write it are in
 * `migrations/0014-events.ts`, `0019-trust.ts` and `0023-notices.ts`.
 */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'
import type { Tag } from '#kit/events/tag.ts'
import { reportReasons } from './mine/words.ts'
import { words } from './trust/trust.ts'

const item = z.object({
  type: z.string(),
  /** Whether anybody but its author sees it, or saw it until now: only then it is news for pages. */
  isPublic: z.boolean(),
  how: z.enum(['published', 'restored', 'hidden', 'private', 'deleted', 'listed', 'unlisted']).optional(),
  /** Why operators have hidden it. */
  reason: z.string().optional(),
  /** Its family, and the one that it belonged to before. */
  families: z.array(z.string()),
})

type ItemFact = { ref: string; data: z.output<typeof item> }

export const itemPublished = eventKind({
  name: 'item.published',
  data: item,
  notice: (fact) => noticeOf(fact, 'changed'),
})
export const itemChanged = eventKind({ name: 'item.changed', data: item, notice: (fact) => noticeOf(fact, 'changed') })
/** Hidden, taken back or deleted. */
export const itemGone = eventKind({ name: 'item.gone', data: item, notice: (fact) => noticeOf(fact, 'gone') })

/** A link of it or to it came or went, or what stands at its other end came. `side` is its own end. */
export const itemLinked = eventKind({
  name: 'item.linked',
  data: z.object({ isPublic: z.boolean(), side: z.enum(['from', 'to']) }),
  notice: ({ ref, data: { isPublic } }) => (isPublic ? { is: 'changed', tags: [`i${idOf(ref)}`] } : null),
})

/** `isNew` where they say something new; else they hold for a new version. */
export const numbersMade = eventKind({
  name: 'numbers.made',
  data: z.object({ isPublic: z.boolean(), isNew: z.boolean() }),
  notice: ({ ref, data: { isPublic } }) => (isPublic ? { is: 'changed', tags: tagsOf(ref) } : null),
})

/** What people say of it together, wherever its number is shown. */
const itemSaid = eventKind({
  name: 'item.said',
  data: z.object({ isPublic: z.boolean() }),
  notice: ({ ref, data: { isPublic } }) =>
    isPublic ? { is: 'changed', tags: [`v${idOf(ref)}`, `n${idOf(ref)}`, 'm'] } : null,
})

/** What numbers of others are made of, of what people say of it: no page shows that by itself. */
export const itemCounted = eventKind({
  name: 'item.counted',
  data: z.object({ isPublic: z.boolean() }),
  notice: () => null,
})

/** By what people say of it, which pages have heard of by then. Of other moves its numbers tell. */
export const itemMoved = eventKind({
  name: 'item.moved',
  data: z.object({ isPublic: z.boolean() }),
  notice: () => null,
})

export const setChanged = eventKind({
  name: 'set.changed',
  data: z.object({}),
  notice: ({ ref }) => ({ is: 'changed', tags: [`f:${idOf(ref)}`] }),
})

export const itemReported = eventKind({
  name: 'item.reported',
  data: z.object({ reason: z.enum(reportReasons) }),
  notice: () => null,
  isForOperators: true,
})

/** The last word on an author; their items tell of themselves what follows. */
export const authorJudged = eventKind({
  name: 'author.judged',
  data: z.object({ account: z.string(), word: z.enum(words) }),
  notice: () => null,
  isForOperators: true,
})

export const itemEvents = [
  itemPublished,
  itemChanged,
  itemGone,
  itemLinked,
  numbersMade,
  itemSaid,
  itemCounted,
  itemMoved,
  setChanged,
  itemReported,
  authorJudged,
] as const

function noticeOf({ ref, data: { isPublic, families } }: ItemFact, is: 'changed' | 'gone') {
  return isPublic ? { is, tags: [...tagsOf(ref), ...families.map((family): Tag => `f:${family}`)] } : null
}

/** Wherever an item stands: its own page, beside others, in lists, in what the base says of itself. */
function tagsOf(ref: string): Tag[] {
  const id = idOf(ref)
  return [`i${id}`, `n${id}`, 'l', 'r']
}
