/**
 * The pages that are being drawn at the moment, each once however many wait for it, and what was heard to change
 * meanwhile.
 */
import type { Notice, Tag } from '#kit/events/tag.ts'
import { shownUntilWith } from './freshness.ts'
import { type Packed, packPage } from './packed-page.ts'
import type { Shown } from './shown.ts'

/**
 * Whom a page is drawn for: a visitor; somebody with a session, of whom it is not yet known who they are; or any of those
 * who want to forecast before they read what others do.
 */
export type Reader = 'visitor' | 'unknown' | 'unswayed'
/**
 * `screen`: of whose addresses it is, as the program calls it. `isFleeting`: it shows what changes without notice, so it is handed to those who wait for it and kept for nobody.
 * `isPersonal`: what it tells a visitor may not hold for somebody with a session.
 */
export type Drawn = {
  status: number
  html: string
  screen?: string
  isFleeting?: boolean
  isPersonal?: boolean
  shown: Shown
}
export type Draw = () => Promise<Drawn>
export type Page = Packed & {
  key: string
  status: number
  screen: string | null
  isFleeting: boolean
  isPersonal: boolean
  /** Whether a change of what is in the base could make it stale: no other page can tell what people forecast. */
  isOfBase: boolean
  /** Of the item that it is about. */
  version: number | null
  drawnAt: number
  /** When it was begun, or when drawing it anew was. */
  begunAt: number
  /** Something that it shows has changed: it is shown until then. `Infinity`: nothing has. */
  until: number
}

type Heard = { notice: Notice; at: number }
type Outcome = { page: Page; tags: ReadonlySet<Tag> }
type Drawing = { outcome: Promise<Outcome>; heard: Heard[] }

/** `end` is told of each page that nobody has forgotten meanwhile. */
export function createDrawings(end: (outcome: Outcome) => void, now: () => number) {
  const underWay = new Map<string, Drawing>()
  return {
    has: (key: string) => underWay.has(key),
    async begin(key: string, draw: Draw): Promise<Page> {
      const heard: Heard[] = []
      const mine: Drawing = { heard, outcome: drawOne(key, draw, { heard, now }) }
      underWay.set(key, mine)
      try {
        const outcome = await mine.outcome
        if (underWay.get(key) === mine) end(outcome)
        return outcome.page
      } finally {
        if (underWay.get(key) === mine) underWay.delete(key)
      }
    },
    /** Null where it is not being drawn, or was read before something changed that whoever asks now comes after. */
    async join(key: string): Promise<Page | null> {
      const drawing = underWay.get(key)
      if (!drawing) return null
      const before = [...drawing.heard]
      const { page, tags } = await drawing.outcome
      return before.some(({ notice, at }) => shownUntilWith(notice, tags, at) < at) ? null : page
    },
    hear(notice: Notice, at: number) {
      for (const { heard } of underWay.values()) heard.push({ notice, at })
    },
    /** Whoever asks from now on must not be handed what was read before. */
    forget: () => underWay.clear(),
  }
}

async function drawOne(
  key: string,
  draw: Draw,
  { heard, now }: { heard: readonly Heard[]; now: () => number },
): Promise<Outcome> {
  const begunAt = now()
  const { status, html, screen = null, isFleeting = false, isPersonal = false, shown } = await draw()
  const { tags, version } = shown
  const until = Math.min(...heard.map(({ notice, at }) => shownUntilWith(notice, tags, at)))
  return {
    page: {
      ...packPage(html),
      key,
      status,
      screen,
      isFleeting,
      isPersonal,
      isOfBase: tags.size > 0,
      version,
      drawnAt: begunAt,
      begunAt,
      until,
    },
    tags,
  }
}
