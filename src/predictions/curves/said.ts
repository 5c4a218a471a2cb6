/** The curve that somebody means by an estimate of an amount or a day: that of its parts, else the one through its five. */
import type { Amounts } from '../question-type.ts'
import { curveOfParts } from './parts.ts'
import type { Part } from '../in-parts/part.ts'
import { curveThrough, type Line } from './through.ts'

/** In the unit of the question, of dates in days since 1970. */
export type Said = { quantiles: Amounts; parts?: readonly Part[] }

/**
 * The chance of at most x at 201 places of the scale: what is scored, pooled and drawn. What was said fits its question
 * (`whyNotFits`).
 */
export function curveSaid(line: Line, { quantiles, parts }: Said): Float64Array {
  return parts ? curveOfParts(line, parts) : curveThrough(line, quantiles)
}
