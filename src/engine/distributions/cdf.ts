/**
 * What is a forecast of a number or a date? The chance of at most x (a cumulative distribution function, CDF) at 201
 * evenly spaced places of a scale, straight lines between them. Mass beyond an open bound is what the first value
 * leaves below and the last leaves above.
 */
import { InvalidInput } from '../invalid-input.ts'

/** A place every half per cent of the scale, both ends included. */
export const cdfPoints = 201
/**
 * Each of the 200 steps rises by at least this, so that no outcome on the scale was called impossible; together they
 * take 1 % of the mass.
 */
export const leastStep = 0.01 / (cdfPoints - 1)
/** An open bound says that the outcome may lie beyond: at least this much of the mass must. */
export const leastOutside = 0.001
/** Sums and means of valid CDFs stay valid when rounding pushes them over an edge by less than this. */
const rounding = 1e-12

/** Which ends of the scale the outcome may lie beyond. */
export type Bounds = { readonly openBelow: boolean; readonly openAbove: boolean }

/**
 * Throws `InvalidInput` unless `cdf` holds at least two values from 0 to 1 that never fall. It is what every function
 * here asks of a CDF, of any number of points: [.1, .5, .9] is one. `argument` is the name it goes by in the error.
 */
export function mustBeCdf(argument: string, cdf: ArrayLike<number>): void {
  if (cdf.length < 2) throw new InvalidInput(argument, `must have at least 2 points, not ${cdf.length}`)
  let before = 0
  for (let i = 0; i < cdf.length; i++) {
    const value = cdf[i] ?? Number.NaN
    if (!(value >= before - rounding && value <= 1 + rounding))
      throw new InvalidInput(`${argument}[${i}]`, whyNotNext(value, before))
    before = value
  }
}

/** How many points all of `cdfs` have. Throws `InvalidInput` for no CDFs, for unequal points and for what is none. */
export function mustShareGrid(cdfs: readonly ArrayLike<number>[]): number {
  const [first] = cdfs
  if (!first) throw new InvalidInput('cdfs', 'must not be empty')
  cdfs.forEach((cdf, k) => {
    if (cdf.length !== first.length)
      throw new InvalidInput(`cdfs[${k}]`, `must have ${first.length} points like the first, not ${cdf.length}`)
    mustBeCdf(`cdfs[${k}]`, cdf)
  })
  return first.length
}

function whyNotNext(value: number, before: number): string {
  return value >= 0 && value <= 1
    ? `must not fall below the value before it: ${value} after ${before}`
    : `must lie between 0 and 1, not ${value}`
}

/**
 * Throws `InvalidInput` unless `cdf` may be submitted as a forecast: 201 points, every step at least `leastStep`
 * (.00005), a closed bound with no mass beyond it (first value 0, last value 1), an open one with at least
 * `leastOutside` (.001). These are the published rules of Metaculus without their cap on steps.
 */
export function mustBeForecastCdf(argument: string, cdf: ArrayLike<number>, bounds: Bounds): void {
  if (cdf.length !== cdfPoints) throw new InvalidInput(argument, `must have ${cdfPoints} points, not ${cdf.length}`)
  mustBeCdf(argument, cdf)
  mustHoldOutside(`${argument}[0]`, bounds.openBelow, cdf[0] ?? Number.NaN)
  mustHoldOutside(`${argument}[${cdfPoints - 1}]`, bounds.openAbove, 1 - (cdf[cdfPoints - 1] ?? Number.NaN))
  for (let i = 1; i < cdfPoints; i++) {
    const step = (cdf[i] ?? Number.NaN) - (cdf[i - 1] ?? Number.NaN)
    if (step < leastStep - rounding)
      throw new InvalidInput(
        `${argument}[${i}]`,
        `must rise by at least ${leastStep} from the value before it, not ${step}`,
      )
  }
}

function mustHoldOutside(argument: string, open: boolean, mass: number): void {
  if (open && mass < leastOutside - rounding) {
    throw new InvalidInput(
      argument,
      `must leave at least ${leastOutside} of the mass beyond the open bound, not ${mass}`,
    )
  }
  if (!open && mass > rounding)
    throw new InvalidInput(argument, `must leave no mass beyond the closed bound, not ${mass}`)
}
