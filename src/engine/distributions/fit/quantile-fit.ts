/**
 * Which distribution has these quantiles? People say "5 % below 20, half below 30, 95 % below 60"; scores and crowds
 * need a whole CDF. It is smooth, goes through what was said, and calls nothing on the scale impossible.
 */
import { InvalidInput } from '../../invalid-input.ts'
import { type Bounds, cdfPoints, leastOutside, leastStep } from '../cdf.ts'
import { onPoints } from './knots-on-points.ts'
import type { Knot } from './knot.ts'
import { monotoneCubic } from './monotone-cubic.ts'
import { bentThrough, type Shape } from './shape.ts'
import { throughKnots } from './through-knots.ts'
import { placeOf, type Scale } from '../scale.ts'

/** The share `probability` of the mass lies at or below `value`, in the unit of the scale. */
export type Quantile = { readonly probability: number; readonly value: number }
/** `moved` is the farthest that a quantile had to be moved, as a share of the scale: 0 when the CDF has all of them. */
export type QuantileFit = { readonly cdf: Float64Array; readonly moved: number }

const steps = cdfPoints - 1
/** Quantiles nearer than this share of the scale are one to any grid, and too steep for a curve. */
const nearest = 1e-9

/**
 * The forecast CDF with the given quantiles, three or more (people give five): a monotone cubic (`monotoneCubic`)
 * through them, over an even floor that gives each step the `leastStep` it must have. `percentPoint` of the answer
 * gives back each quantile on the scale. Only where quantiles lie too near to each other, or to a closed bound, for 200
 * steps to tell apart, they are moved to points of the grid first, and `moved` says how far.
 *
 * A quantile at or beyond an open bound says "there or beyond". Else the two outermost quantiles say how fast the mass
 * runs out (an exponential tail), with `leastOutside` at least. Quartiles 40, 50 and 60 on a scale of 0 to 100 with
 * open bounds leave .0046 beyond each.
 *
 * Whoever knows the distribution that the quantiles are of gives its `shape`: it takes the place of the cubic
 * (`bentThrough`) and of the exponential tails.
 *
 * Throws `InvalidInput` for fewer than three quantiles, probabilities not strictly between 0 and 1 or not rising
 * strictly, values that fall, a value beyond a closed bound, and so little probability between two values that the
 * floor has no room.
 */
export function fitQuantiles(
  quantiles: readonly Quantile[],
  scale: Scale,
  bounds: Bounds,
  shape: Shape | null = null,
): QuantileFit {
  const given = quantiles.map(({ probability, value }) => ({ probability, place: placeOf(scale, value) }))
  mustRise(given)
  mustLieWithin(given, bounds)
  const inside = given.filter(({ place }) => (place > 0 || !bounds.openBelow) && (place < 1 || !bounds.openAbove))
  const through = (knots: readonly Knot[]) => curveThrough(knots, endsOf(given, knots, bounds, shape), shape)
  const exact = through(inside)
  const knots = exact ? inside : onPoints(inside, steps)
  const cdf = exact ?? through(knots)
  if (!cdf) throw new InvalidInput('quantiles', `are more than the ${steps} steps of the scale can hold`)
  return { cdf, moved: Math.max(0, ...knots.map(({ place }, i) => Math.abs(place - (inside[i]?.place ?? Number.NaN)))) }
}

/** The 201 points of the curve from end to end through the knots between, or null where so few cannot have them all. */
function curveThrough(
  inside: readonly Knot[],
  [lower, upper]: readonly [Knot, Knot],
  shape: Shape | null,
): Float64Array | null {
  const all = [lower, ...inside, upper]
  if (all.some(({ place }, i) => place - (all[i - 1]?.place ?? -Infinity) < nearest)) return null
  mustLeaveRoom(all)
  const aboveFloor = all.map(({ place, probability }) => ({ place, probability: probability - floorAt(place) }))
  const curve = shape ? bentThrough(shape, aboveFloor) : cubicThrough(aboveFloor)
  const sampled = Float64Array.from({ length: cdfPoints }, (_, i) => curve(i / steps))
  const met = throughKnots(sampled, aboveFloor)
  return met && met.map((value, i) => value + floorAt(i / steps))
}

function cubicThrough(knots: readonly Knot[]): (at: number) => number {
  return monotoneCubic(
    knots.map(({ place }) => place),
    knots.map(({ probability }) => probability),
  )
}

/** The least mass that lies between the start of the scale and a place on it. */
function floorAt(place: number): number {
  return steps * leastStep * place
}

function endsOf(given: readonly Knot[], inside: readonly Knot[], bounds: Bounds, shape: Shape | null): [Knot, Knot] {
  const said = {
    below: given.findLast(({ place }) => place <= 0)?.probability ?? 0,
    above: 1 - (given.find(({ place }) => place >= 1)?.probability ?? 1),
  }
  const mirrored = inside
    .map(({ probability, place }) => ({ probability: 1 - probability, place: 1 - place }))
    .toReversed()
  const below = massBeyond(inside, said.below, shape ? shape(0) : decayed(inside))
  const above = massBeyond(mirrored, said.above, shape ? 1 - shape(1) : decayed(mirrored))
  return [
    { place: 0, probability: bounds.openBelow ? below : 0 },
    { place: 1, probability: bounds.openAbove ? 1 - above : 1 },
  ]
}

/**
 * The mass below place 0 where `left` would be: no less than was `said` to lie there and than an open bound asks, and no
 * more than leaves the floor twice its room.
 */
function massBeyond([lowest]: readonly Knot[], said: number, left: number): number {
  const most = lowest ? lowest.probability - 2 * floorAt(lowest.place) : said
  return Math.max(leastOutside, said, Math.min(left, most))
}

/** The mass left below place 0 when it decays as fast as between the two lowest quantiles: p exp(-u slope / p). */
function decayed([lowest, next]: readonly Knot[]): number {
  if (!lowest || !next) return 0
  const slope = (next.probability - lowest.probability) / (next.place - lowest.place)
  // Two quantiles at one place have an infinite slope between them: nothing is left.
  return lowest.probability * Math.exp((-lowest.place * slope) / lowest.probability)
}

function mustRise(given: readonly Knot[]): void {
  if (given.length < 3) throw new InvalidInput('quantiles', `must be at least 3, not ${given.length}`)
  given.forEach(({ probability, place }, i) => {
    if (!(probability > 0 && probability < 1)) {
      throw new InvalidInput(`quantiles[${i}].probability`, `must lie strictly between 0 and 1, not at ${probability}`)
    }
    const before = given[i - 1]
    if (before && probability <= before.probability)
      throw new InvalidInput(`quantiles[${i}].probability`, 'must lie above the one before it')
    if (before && place < before.place)
      throw new InvalidInput(`quantiles[${i}].value`, 'must not lie below the one before it')
  })
}

function mustLieWithin(given: readonly Knot[], { openBelow, openAbove }: Bounds): void {
  given.forEach(({ place }, i) => {
    if (place < 0 && !openBelow)
      throw new InvalidInput(`quantiles[${i}].value`, 'must not lie below the lower bound, which is closed')
    if (place > 1 && !openAbove)
      throw new InvalidInput(`quantiles[${i}].value`, 'must not lie above the upper bound, which is closed')
  })
}

function mustLeaveRoom(knots: readonly Knot[]): void {
  knots.forEach((knot, i) => {
    const before = knots[i - 1]
    if (before && knot.probability - before.probability < floorAt(knot.place - before.place)) {
      throw new InvalidInput(
        'quantiles',
        `leave too little probability between the places ${before.place} and ${knot.place} of the scale`,
      )
    }
  })
}
