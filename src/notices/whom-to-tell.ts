/** When operators hear that something waits for them: at once where nothing waited before, and then once an hour. */

/** When the oldest and the newest of what waits came; null where nothing does. */
export type Waiting = { oldest: Date; newest: Date } | null

const pauseMs = 60 * 60 * 1000

/**
 * Null: there is nothing to tell. `told`: when they last were; what they were told of then may still wait, or may all be
 * done by now, and then the next is as good as the first.
 */
export function whenToTell(waiting: Waiting, told: Date | null, now: Date): Date | null {
  if (!waiting || (told && waiting.newest <= told)) return null
  if (!told || waiting.oldest > told) return now
  return new Date(Math.max(now.getTime(), told.getTime() + pauseMs))
}
