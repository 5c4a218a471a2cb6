/**
 * Pages kept for visitors: each is forgotten when what it shows changes, never kept if that changed while it was being
 * drawn, and drawn once however many ask for it at the same time.
 */
import type { Notice } from '#kit/events/tag.ts'
import { createDrawings, type Draw, type Page } from './drawings.ts'
import { redrawPauseMs } from './freshness.ts'
import { createPageStore, type PageStore } from './page-store.ts'

export type KeptPages = {
  /**
   * The page of this key: kept, or being drawn for somebody else, or drawn now. `atLeast`: the version of its item that
   * the reader knows of.
   */
  find(key: string, draw: Draw, atLeast?: number): Promise<Page>
  /** Forgets what shows what has changed, also of the pages that are being drawn now. */
  hear(notices: readonly Notice[]): void
  /** Forgets all pages, also those that are being drawn now. */
  forget(): void
} & Pick<PageStore<Page>, 'tagsOf' | 'size' | 'bytes'>

type Options = { mostBytes?: number; now?: () => number }

/** So many stale pages are drawn anew at once; the others wait until they are asked for again. */
const mostRedraws = 4
/** However many versions a reader claims to know, a page is drawn for that no more often than this. */
const versionPauseMs = 1000

/** `mayKeep` says whether changes can be heard at the moment; while they cannot, nothing is kept. */
export function createKeptPages(
  mayKeep: () => boolean,
  { mostBytes = 64 * 2 ** 20, now = () => Date.now() }: Options = {},
): KeptPages {
  const store = createPageStore<Page>(mostBytes)
  const drawings = createDrawings(({ page, tags }) => {
    // What changed while it was drawn is handed to those who asked before, and kept for nobody.
    if (page.status === 200 && !page.isFleeting && now() <= page.until && mayKeep()) store.set(page, tags)
    else store.remove(page.key)
  }, now)
  let redraws = 0

  const redraw = (page: Page, draw: Draw) => {
    if (redraws >= mostRedraws || drawings.has(page.key) || now() - page.begunAt < redrawPauseMs) return
    redraws++
    page.begunAt = now()
    const end = () => void redraws--
    drawings.begin(page.key, draw).then(end, end) // where it fails, whoever waits for it next is told
  }

  const find = async (key: string, draw: Draw, atLeast = 0): Promise<Page> => {
    const kept = mayKeep() ? store.get(key) : undefined
    if (kept && isGood(kept, atLeast, now())) {
      kept.recompress()
      if (kept.until !== Number.POSITIVE_INFINITY) redraw(kept, draw)
      return kept
    }
    store.remove(key)
    if (!drawings.has(key)) return drawings.begin(key, draw)
    const joined = await drawings.join(key)
    if (joined && !isBehind(joined, atLeast)) return joined
    if (joined) store.remove(key)
    return find(key, draw)
  }

  const forget = () => {
    store.clear()
    drawings.forget()
  }
  const hear = (notices: readonly Notice[]) => {
    const at = now()
    for (const notice of notices) {
      if (notice.tags === null) forget()
      else store.hear(notice, notice.tags, at)
      drawings.hear(notice, at)
    }
  }
  return { find, hear, forget, tagsOf: store.tagsOf, size: store.size, bytes: store.bytes }
}

function isGood(page: Page, atLeast: number, now: number): boolean {
  return now <= page.until && !(isBehind(page, atLeast) && now - page.begunAt >= versionPauseMs)
}

function isBehind({ version }: Page, atLeast: number): boolean {
  return (version ?? atLeast) < atLeast
}
