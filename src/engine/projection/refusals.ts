/** When a series is shown but not projected, and why. */
import { InvalidInput, mustAllBeFinite } from '../invalid-input.ts'
import type { Period } from './methods/central-forecast.ts'

/** What was seen. */
export type Observations = {
  /** The values, oldest first, in any unit. */
  readonly values: readonly number[]
  /** When each was seen, as decimal years; needed to find gaps. */
  readonly times?: readonly number[]
  /** Which were not seen but filled in. */
  readonly interpolated?: readonly boolean[]
}

export type RefusalReason =
  | 'too-few-points'
  | 'constant'
  | 'too-many-interpolated'
  | 'irregular'
  | 'too-few-points-since-take-off'
/** The answer that there is no projection; `found` and `allowed` are what is counted for the reason. */
export type ProjectionRefusal = { readonly refused: RefusalReason; readonly found: number; readonly allowed: number }

/** Ten, and two whole years: a year's change must have been seen. */
export const fewestPoints: Readonly<Record<Period, number>> = { 1: 10, 4: 10, 12: 24 }
const largestInterpolatedShare = 0.2
/** A step may differ from the usual by a tenth of itself: months have 28 to 31 days. */
const largestStepError = 0.1
const largestMagnitude = 1e300

/**
 * The first reason against a projection, or null: fewer than 10 points (24 monthly ones), all the same, more than 20 %
 * interpolated, or steps that are not one `period` of a year. Nine points are refused as `{ refused: 'too-few-points',
 * found: 9, allowed: 10 }`. Throws `InvalidInput` for a value that is not finite or beyond 1e300, for times that do not
 * rise, and for lengths that differ.
 */
export function whyNotProject({ values, times, interpolated }: Observations, period: Period): ProjectionRefusal | null {
  mustBeValues(values)
  mustBeTimes(times, values.length)
  if (interpolated && interpolated.length !== values.length)
    throw new InvalidInput('interpolated', `must have the length of values, ${values.length}`)
  if (values.length < fewestPoints[period])
    return { refused: 'too-few-points', found: values.length, allowed: fewestPoints[period] }
  if (values.every((value) => value === values[0])) return { refused: 'constant', found: 1, allowed: 2 }
  const share = (interpolated ?? []).filter(Boolean).length / values.length
  if (share > largestInterpolatedShare)
    return { refused: 'too-many-interpolated', found: share, allowed: largestInterpolatedShare }
  const error = largestErrorOfSteps(times ?? [], period)
  return error > largestStepError ? { refused: 'irregular', found: error, allowed: largestStepError } : null
}

/** As `whyNotProject`, of what is left of the values after a take-off. */
export function whyNotFromTakeOff(values: readonly number[], period: Period): ProjectionRefusal | null {
  if (values.length < fewestPoints[period])
    return { refused: 'too-few-points-since-take-off', found: values.length, allowed: fewestPoints[period] }
  return values.every((value) => value === values[0]) ? { refused: 'constant', found: 1, allowed: 2 } : null
}

/** By how much the worst step differs from a period, as a share of it. */
function largestErrorOfSteps(times: readonly number[], period: Period): number {
  return times.slice(1).reduce((worst, time, i) => Math.max(worst, Math.abs((time - times[i]!) * period - 1)), 0)
}

function mustBeValues(values: readonly number[]): void {
  mustAllBeFinite('values', values)
  const i = values.findIndex((value) => Math.abs(value) > largestMagnitude)
  if (i >= 0) throw new InvalidInput(`values[${i}]`, `must be no larger than ${largestMagnitude}`)
}

function mustBeTimes(times: readonly number[] | undefined, count: number): void {
  if (!times) return
  mustAllBeFinite('times', times)
  if (times.length !== count) throw new InvalidInput('times', `must have the length of values, ${count}`)
  const i = times.findIndex((time, j) => j > 0 && time <= times[j - 1]!)
  if (i >= 0) throw new InvalidInput(`times[${i}]`, 'must be later than the time before')
}
