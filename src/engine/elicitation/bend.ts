/** How is the normal bent so that it has three given quantiles, the middle one its median? */

/** Places nearer than this are one to the scale. */
const leastWidth = 1e-12
/** The shorter side counts as this share of the whole at least: beyond, a shape could only be a wall. */
const shortest = 1e-9

export type Bend = {
  /** The normal score of a place. */
  scoreAt(place: number): number
  /** The place of a normal score: its inverse. */
  placeAt(score: number): number
}

/**
 * In the shape of Johnson's systems (1949) that has these quantiles (after Hadlock and Bickel 2017). The score of a place u
 * is asinh((u - end) sinh(2 d c) / (high - low)) / d, less c from the low end or plus c from the high one: c is the score
 * of `high`, `end` that of the shorter side, and cosh(d c) = (high - low) / (2 shorter). Where both sides are alike d is 0,
 * and the score a straight line. Of 0, 2 and 8 at scores of -1, 0 and 1 the place of -.5 is .82, and of .5 it is 4.08.
 */
export function bendOf({ low, middle, high }: { low: number; middle: number; high: number }, c: number): Bend {
  const whole = Math.max(leastWidth, high - low)
  const shorter = Math.max(shortest * whole, Math.min(middle - low, high - middle))
  const d = Math.acosh(Math.max(1, whole / (2 * shorter))) / c
  if (d === 0)
    return {
      scoreAt: (place) => (2 * c * (place - middle)) / whole,
      placeAt: (score) => middle + (score * whole) / (2 * c),
    }
  const steepness = Math.sinh(2 * d * c) / whole
  const [end, from] = middle - low < high - middle ? [low, -c] : [high, c]
  return {
    scoreAt: (place) => from + Math.asinh((place - end) * steepness) / d,
    placeAt: (score) => end + Math.sinh((score - from) * d) / steepness,
  }
}

/**
 * The same three, the middle no nearer to an end than a twentieth of the whole: of a nearer one the bend says that what
 * lies between the long end and it is heaped beside it, which nobody said.
 */
export function withMiddleApart({ low, middle, high }: { low: number; middle: number; high: number }) {
  const least = (high - low) / 20
  return { low, middle: Math.min(high - least, Math.max(low + least, middle)), high }
}
