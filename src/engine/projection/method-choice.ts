/** Whether the combination of methods has earned its place on this series, or the random walk with drift takes it. */

export type Method = 'combination' | 'random-walk-with-drift'
/** Mean errors on the same rolling origins, in any one unit. */
export type PastErrors = {
  readonly origins: number
  readonly combination: number
  readonly drift: number
  readonly naive: number
}

const fewestOrigins = 3
/**
 * A few origins are weak evidence: replacing the combination wherever it was at all worse than naive costs .014 OWA on
 * the public yearly series, and nothing with this margin.
 */
const worseBy = 1.25

/**
 * The drift takes over where, on at least three origins, the combination's error was more than 1.25 times the naive
 * one's and the drift's was smaller than the combination's: with errors 1.3, 1.1 and 1 it does, with 1.2, 1.1 and 1 it
 * does not.
 */
export function chooseMethod({ origins, combination, drift, naive }: PastErrors): Method {
  const hasLost = origins >= fewestOrigins && combination > worseBy * naive && drift < combination
  return hasLost ? 'random-walk-with-drift' : 'combination'
}
