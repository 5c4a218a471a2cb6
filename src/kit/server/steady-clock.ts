/** How long something takes or lasts is measured by a clock that nobody sets: that of the day may be put right by hours. */

/** Milliseconds since 1970, as `Date.now` said them when this process began, and moving on evenly since. */
export function steadyMs(): number {
  return performance.timeOrigin + performance.now()
}
