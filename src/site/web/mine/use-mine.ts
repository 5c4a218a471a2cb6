/** A shelf of one's own, a page after another. While another is looked for, the one before stays in sight. */
import type { AnswerOf } from '#kit/endpoint.ts'
import type { Failure } from '#kit/web/failure.ts'
import type { Pages } from '#kit/web/answers/pages.ts'
import { useLast } from '#kit/web/answers/use-last.ts'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import type { ShelfName } from '#items/mine/words.ts'
import { type MyCalls, useCall } from '#items/web/call-context.ts'
import { type MineQuery, sortsOf } from './mine-query.ts'

type Page = AnswerOf<MyCalls['listMine']>
export type MineEntry = Page['items'][number]
export type Said = NonNullable<Page['said']>
export type Found = Pages<MineEntry, Page>

export type Mine = {
  found: Found | null
  failure: Failure | null
  /** What is shown belongs to the question before. */
  isWaiting: boolean
  isMore: boolean
  again: () => void
  more: () => Promise<void>
}

const how: HowPaged<Page, MineEntry> = { rowsOf: ({ items }) => items, idOf: ({ item }) => `${item.kind}/${item.id}` }

export function useMine(shelf: ShelfName, { q, kind, standing, sort }: MineQuery): Mine {
  // The usual order differs from shelf to shelf, and the server's own is that of one of them.
  const query = {
    shelf,
    ...(q && { q }),
    ...(kind && { kind }),
    ...(standing && { standing }),
    sort: sort ?? sortsOf(shelf)[0],
  }
  const { answer, isWaiting, ...rest } = usePages(useCall(), 'listMine', { params: {}, query }, how)
  return { ...rest, found: useLast(answer), isWaiting: isWaiting && answer === null }
}
