/**
 * How fast one may change things: a bucket of so many calls for each user, refilled evenly. In each process for itself.
 */
import { LRUCache } from 'lru-cache'

export type Rate = { burst: number; perSecond: number }

/** More than a hand can do, less than a program needs to do harm. */
export const usualRate: Rate = { burst: 240, perSecond: 2 }
const mostKept = 20_000

/** Answers 0 where the call may go on, else the seconds after which it may. `now` is in milliseconds. */
export function createRateLimiter({ burst, perSecond }: Rate): (who: string, now: number) => number {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: mostKept })
  return (who, now) => {
    const { left, at } = buckets.get(who) ?? { left: burst, at: now }
    const filled = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)
    if (filled < 1) {
      buckets.set(who, { left: filled, at: now })
      return Math.ceil((1 - filled) / perSecond)
    }
    buckets.set(who, { left: filled - 1, at: now })
    return 0
  }
}
