/** What a page shows, gathered while it is drawn from the answers of the calls that it makes. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint } from '#kit/endpoint.ts'
import type { Tag } from '#kit/events/tag.ts'

/** `version` is that of the item that the page is about. */
export type Shown = { tags: Set<Tag>; version: number | null }

const drawing = new AsyncLocalStorage<Shown>()

export async function gatherShown<Page>(draw: () => Promise<Page>): Promise<{ page: Page; shown: Shown }> {
  const shown: Shown = { tags: new Set(), version: null }
  return { page: await drawing.run(shown, draw), shown }
}

/**
 * Of an answer that has passed its contract. A call that does not say what it shows must not be made by a page: the
 * page could never be forgotten.
 */
export function noteShown({ address, shows, version }: Endpoint, answer: unknown, asked: { query?: unknown }): void {
  const shown = drawing.getStore()
  if (!shown) return
  if (!shows) throw new Error(`A page asks ${address}, which does not say what it shows.`)
  for (const tag of shows(answer, asked)) shown.tags.add(tag)
  shown.version = version?.(answer) ?? shown.version
}

/**
 * What a page would show besides, if it could be seen, and no answer names: so that the page hears of it as soon as it
 * can. Of no consequence where no page is drawn.
 */
export function noteUnseen(tags: readonly Tag[]): void {
  for (const tag of tags) drawing.getStore()?.tags.add(tag)
}
