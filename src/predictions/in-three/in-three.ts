/**
 * An amount or a day said in three numbers instead of five: its low end, of which 5 % lie below, its middle, and its high
 * end, above which 5 % lie. The quarters between follow from them. One object a type, named by the types of question.
 */
import { quartilesOf } from '#engine/elicitation/quartiles.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '../question-types/schemas/index.ts'

/** As places on a line: amounts in the unit of the question, days since 1 January 1970. */
export type Three = { low: number; middle: number; high: number }

export type InThree<Name extends QuestionTypeName> = {
  /** Its low end, middle and high end, whatever its quarters are. */
  threeIn(estimate: EstimateOf<Name>): Three
  /** Of three that do not fall: others make no estimate. */
  estimateOf(question: QuestionOf<Name>, three: Three): EstimateOf<Name>
  /** Between what half of the chance lies then, as places. */
  quartersOf(question: QuestionOf<Name>, three: Three): { lower: number; upper: number }
  /** What was worked out, as somebody would write it: `width` is that of the span in which it lies. */
  tidy(question: QuestionOf<Name>, place: number, width: number): number
  /** A place as a sentence says it. */
  say(place: number): string
  /** What comes earlier on its line, and what later: 'below' and 'above'. */
  sides: readonly [string, string]
  /** The range that is asked about. */
  rangeOf(question: QuestionOf<Name>): { min: number; max: number }
  /** Empty of days. */
  unitOf(question: QuestionOf<Name>): string
}

type Five<V> = { p5: V; p25: V; p50: V; p75: V; p95: V }
type Line<V> = { placeOf(value: V): number; valueAt(place: number): V }

type Way = { tidy(place: number, width: number): number; isLog?: boolean }

/** `isLog`: halfway is meant on a logarithmic scale. */
export function quartersBetween(three: Three, { tidy, isLog = false }: Way): { lower: number; upper: number } {
  const { low, middle, high } = three
  const [to, back] = isLog ? [Math.log, Math.exp] : [same, same]
  const { lower, upper } = quartilesOf({ low: to(low), middle: to(middle), high: to(high) })
  return {
    lower: Math.min(middle, Math.max(low, tidy(back(lower), middle - low))),
    upper: Math.max(middle, Math.min(high, tidy(back(upper), high - middle))),
  }
}

export function threeOf<V>({ p5, p50, p95 }: Five<V>, { placeOf }: Line<V>): Three {
  return { low: placeOf(p5), middle: placeOf(p50), high: placeOf(p95) }
}

export function fiveOf<V>(
  { low, middle, high }: Three,
  { lower, upper }: { lower: number; upper: number },
  { valueAt }: Line<V>,
): Five<V> {
  return { p5: valueAt(low), p25: valueAt(lower), p50: valueAt(middle), p75: valueAt(upper), p95: valueAt(high) }
}

const same = (value: number) => value
