/**
 * Within what time most were answered, of counts by bounds. What is said is the bound itself and no guess between two:
 * that many were at least as quick.
 */

/** In seconds. What took longer than the last has a count of its own. */
export const answerBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

/**
 * `counts`: how many took at most each bound and longer than the one before, and last how many took longer than all.
 * Null where there is nothing to say it of; `Infinity` where too many took longer than the last bound.
 * Of 90, 9 and 1 within .01, .1 and beyond, 95 % were within .1.
 */
export function boundWithin(counts: readonly number[], share: number, bounds: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let sum = 0
  for (const [place, bound] of bounds.entries()) {
    sum += counts[place] ?? 0
    if (sum >= share * all) return bound
  }
  return Infinity
}
