/**
 * Which tokens hold after a change? Those of sign-ins since then. Tokens count in whole seconds, so the two are
 * compared as such.
 */

/**
 * A moment's fraction must go before it is kept: PostgreSQL would round it up, and a sign-in would seem later than it
 * was.
 */
export function wholeSecond(time: Date): Date {
  return new Date(secondsOf(time) * 1000)
}

export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/**
 * From now on no token works that was given out before. The next second is when validity begins: whoever signs in
 * during this one gets that as their time of signing in.
 */
export function revokedAt(now: Date): { valid_since: Date } {
  return { valid_since: new Date((secondsOf(now) + 1) * 1000) }
}

/** The time of signing in that a new session gets. */
export function signInTime(now: Date, validSince: Date): Date {
  return now > validSince ? wholeSecond(now) : validSince
}
