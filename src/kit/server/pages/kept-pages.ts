/**
 * Pages kept for visitors: each is forgotten when what it shows changes, never kept if that changed while it was being
 * drawn, and drawn once however many ask for it at the same time. Where none can be drawn since the database is away,
 * the last that was kept is handed out as what it is.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Notice } from '#kit/events/tag.ts'
import { createDrawings, type Draw, type Page } from './drawings.ts'
import { redrawPauseMs } from './freshness.ts'
import { steadyMs } from '../steady-clock.ts'
import { createPageStore, type PageStore } from './page-store.ts'

/** `isOld`: it could not be drawn now, and this is how it last was. */
export type Found = Page & { isOld?: boolean }

export type KeptPages = {
  /**
   * The page of this key: kept, or being drawn for somebody else, or drawn now. `atLeast`: the version of its item that
   * the reader knows of.
   */
  find(key: string, draw: Draw, atLeast?: number): Promise<Found>
  /** Forgets what shows what has changed, also of the pages that are being drawn now. */
  hear(notices: readonly Notice[]): void
  /** Forgets all pages, also those that are being drawn now. */
  forget(): void
  /** From now on changes are not heard; whoever hears them again is told of those in between. */
  lose(): void
} & Pick<PageStore<Page>, 'tagsOf' | 'lost' | 'size' | 'bytes'>

type Options = { mostBytes?: number; now?: () => number }

/** So many stale pages are drawn anew at once; the others wait until they are asked for again. */
const mostRedraws = 4
/** However many versions a reader claims to know, a page is drawn for that no more often than this. */
const versionPauseMs = 1000

/** Whoever could be handed an old page waits no longer than this for a new one. */
const patienceMs = 2500
/** So long after one could not be drawn, none that could be handed out as it was is tried. */
const awayMs = 2000
/** The status of a page that could not be drawn since the database is away. */
const away = 503

/**
 * `mayKeep` says whether changes can be heard at the moment; while they cannot, nothing is kept, and what was kept is
 * handed out only where it cannot be drawn.
 */
export function createKeptPages(
  mayKeep: () => boolean,
  { mostBytes = 64 * 2 ** 20, now = steadyMs }: Options = {},
): KeptPages {
  const store = createPageStore<Page>(mostBytes)
  const drawings = createDrawings(({ page, tags }) => {
    if (page.status === away) return
    // What changed while it was drawn is handed to those who asked before, and kept for nobody.
    if (page.status === 200 && !page.isFleeting && now() <= page.until && mayKeep()) store.set(page, tags)
    else store.remove(page.key)
  }, now)
  const last = createLast(store.has, now)
  let redraws = 0

  const redraw = (page: Page, draw: Draw) => {
    if (redraws >= mostRedraws || drawings.has(page.key) || now() - page.begunAt < redrawPauseMs) return
    redraws++
    page.begunAt = now()
    const end = () => void redraws--
    drawings.begin(page.key, draw).then(end, end) // where it fails, whoever waits for it next is told
  }

  const findAnew = async (key: string, draw: Draw, atLeast: number): Promise<Found> => {
    if (!drawings.has(key)) return drawings.begin(key, draw)
    const joined = await drawings.join(key)
    if (joined && !isBehind(joined, atLeast)) return joined
    if (joined) store.remove(key)
    return find(key, draw)
  }

  const find = async (key: string, draw: Draw, atLeast = 0): Promise<Found> => {
    const kept = store.get(key)
    if (kept && mayKeep() && isGood(kept, atLeast, now())) {
      kept.askedAgain(now() - kept.drawnAt)
      if (kept.until !== Number.POSITIVE_INFINITY) redraw(kept, draw)
      return kept
    }
    const anew = () => findAnew(key, draw, atLeast)
    return kept ? last.unless(kept, anew) : anew()
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
  const { tagsOf, lost, size, bytes } = store
  return { find, hear, forget, lose: drawings.forget, tagsOf, lost, size, bytes }
}

/** Hands out the page that was kept where it cannot be drawn anew, or not soon. */
function createLast(isKept: (page: Page) => boolean, now: () => number) {
  let awayUntil = Number.NEGATIVE_INFINITY
  return {
    async unless(kept: Page, drawAnew: () => Promise<Found>): Promise<Found> {
      if (now() < awayUntil) return { ...kept, isOld: true }
      const drawing = drawAnew()
      const orNone = drawing.catch(() => null) // whoever has nothing else is told below
      const drawn = await Promise.race([orNone, late(patienceMs)])
      if (drawn && drawn.status !== away) return drawn
      // What is gone has left the store meanwhile, and is handed to nobody.
      if (!isKept(kept)) return drawing
      awayUntil = now() + awayMs
      return { ...kept, isOld: true }
    },
  }
}

async function late(ms: number): Promise<null> {
  return wait(ms, null, { ref: false })
}

function isGood(page: Page, atLeast: number, now: number): boolean {
  return now <= page.until && !(isBehind(page, atLeast) && now - page.begunAt >= versionPauseMs)
}

function isBehind({ version }: Page, atLeast: number): boolean {
  return (version ?? atLeast) < atLeast
}
