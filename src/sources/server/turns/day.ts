/**
 * Politeness over a day: so many requests are made for one series in any 24 hours, however many pages its source has and
 * however often somebody asks for a look.
 */
import { dayMs } from '#kit/dates.ts'
import { sql } from 'kysely'
import { SourceFault } from '../../faults.ts'
import type { Fetcher } from '../fetcher/outside.ts'

export const mostADay = 24

/** `left`: how many may be made now. `freeAt`: null, or until when a look as long as the last has to wait. */
export type Day = { left: number; freeAt: Date | null }
/** A moment, and how many requests were made then. */
export type Made = { at: string; pages: number }

/** Of a row of `source_binding`: the looks of the last 24 hours at it that asked anything, the oldest first. */
export const madeInDay = (now: Date) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('at', at, 'pages', pages) order by at, id), '[]') from refresh
  where refresh.item_id = source_binding.item_id and platform is null and pages > 0 and at > ${new Date(now.getTime() - dayMs)})`

/** `made`: the looks of the last 24 hours, the oldest first. */
export function dayWith(made: readonly Made[]): Day {
  const asked = made.reduce((sum, { pages }) => sum + pages, 0)
  const left = Math.max(0, mostADay - asked)
  const needed = Math.min(mostADay, made.at(-1)?.pages ?? 1)
  if (left >= needed) return { left, freeAt: null }
  let free = left
  for (const { at, pages } of made) {
    free += pages
    if (free >= needed) return { left, freeAt: new Date(Date.parse(at) + dayMs) }
  }
  return { left, freeAt: null }
}

export function sayWaits(freeAt: Date): string {
  return `It has been asked as often as a source is asked in a day, ${mostADay} requests: the next look waits until ${freeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
}

/** Counts what is asked of it, and asks no more than there is left. */
export function countedFetcher(fetcher: Fetcher, left: number): { fetcher: Fetcher; made(): number } {
  let made = 0
  return {
    made: () => made,
    fetcher: (asked, given) => {
      if (made >= left) return Promise.reject(new SourceFault('day-is-full'))
      made += 1
      return fetcher(asked, given)
    },
  }
}
