/** How far is it to a bound that nothing can pass? */
import { type Bounds, cdfPoints } from '../distributions/cdf.ts'

const halfStep = 0.5 / (cdfPoints - 1)

/**
 * Places stretched so that a closed bound is infinitely far away, as in Johnson's systems (1949): by log-odds between
 * two, by the logarithm from one. A place nearer to it than half a step counts as half a step away.
 */
export function outwards({ openBelow, openAbove }: Bounds): (place: number) => number {
  if (openBelow) return openAbove ? (place) => place : fromAbove
  return openAbove ? fromBelow : (place) => fromBelow(place) + fromAbove(place)
}

function fromBelow(place: number): number {
  return Math.log(Math.max(halfStep, place))
}

function fromAbove(place: number): number {
  return -Math.log(Math.max(halfStep, 1 - place))
}
