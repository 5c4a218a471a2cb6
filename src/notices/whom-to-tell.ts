/** When operators hear that something waits for them: at once, and then once an hour at most. */

const pauseMs = 60 * 60 * 1000

/**
 * Null: there is nothing to tell. `newest`: when the last of what waits came; `told`: when they last were. That nothing
 * waited meanwhile shortens no pause: whoever published and deleted in turn would mail them at will.
 */
export function whenToTell(newest: Date | null, told: Date | null, now: Date): Date | null {
  if (!newest || (told && newest <= told)) return null
  return told ? new Date(Math.max(now.getTime(), told.getTime() + pauseMs)) : now
}
