/** How much is followed for one account, and for how long. Free of schemas: the browser says it. */

/** So many reports of one account are followed at once. */
export const mostFollowed = 10
/** Each is made again so often at most. */
export const dayMs = 24 * 60 * 60 * 1000
/** From then on it is followed no longer; it may be begun anew. */
const yearDays = 365

const lastsMs = yearDays * dayMs

export function endOfFollowing(since: Date): Date {
  return new Date(since.getTime() + lastsMs)
}

/** In how many milliseconds it may be made again; 0 where it may be now. */
export function waitBeforeNext(madeAt: Date | null, now: Date): number {
  return madeAt ? Math.max(0, madeAt.getTime() + dayMs - now.getTime()) : 0
}

/** What was begun by then has come to its end. */
export function beginOfFollowing(now: Date): Date {
  return new Date(now.getTime() - lastsMs)
}
