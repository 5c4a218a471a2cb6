/** For tests: drawings that say what they show, and pages with a clock of their own. */
import type { Notice, Tag } from '#kit/events/tag.ts'
import type { Drawn } from './drawings.ts'
import { createKeptPages } from './kept-pages.ts'

export const showing = (...tags: Tag[]) => ({ shown: { tags: new Set(tags), version: null } })

/** A draw that ends when it is told to. */
export function slowDraw() {
  const { promise, resolve } = Promise.withResolvers<Drawn>()
  return {
    draw: () => promise,
    finish: (html: string, ...tags: Tag[]) => resolve({ status: 200, html, ...showing(...tags) }),
  }
}
export const say =
  (html: string, status = 200) =>
  async () => ({ status, html, ...showing() })
export const textOf = (page: { body(encoding: 'identity'): Buffer }) => page.body('identity').toString()

/** Pages with a clock that moves when it is told to, and how often each was drawn. */
export function givenPages() {
  const clock = { ms: 1_000_000 }
  const kept = createKeptPages(() => true, { now: () => clock.ms })
  const times: Record<string, number> = {}
  const shows: Record<string, Tag[]> = {}
  const versions: Record<string, number> = {}
  return {
    kept,
    shows,
    versions,
    after: (ms: number) => void (clock.ms += ms),
    /** As "/ 2": the second drawing. */
    async ask(path: string, atLeast?: number) {
      const draw = async () => {
        times[path] = (times[path] ?? 0) + 1
        return {
          status: 200,
          html: `${path} ${times[path]}`.padEnd(5000),
          shown: { tags: new Set(shows[path]), version: versions[path] ?? null },
        }
      }
      const page = await kept.find(path, draw, atLeast)
      await new Promise((done) => setImmediate(done)) // a redrawing in the background comes to its end
      return textOf(page).trim()
    },
  }
}
export const changed = (...tags: Tag[]): Notice => ({ is: 'changed', tags })
export const gone = (...tags: Tag[]): Notice => ({ is: 'gone', tags })
