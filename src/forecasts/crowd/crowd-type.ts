/**
 * What must be known of a type of question to make one estimate of many. One function a type in this folder; nothing else
 * here may branch on a type's name. Apart from the types themselves, so that no page carries the mathematics.
 */
import type { Estimate, EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Way } from '../words.ts'

export type CrowdSaid = {
  /** Farsight's own pool. */
  estimate: Estimate
  /** The published ways that this type of question knows, from the same forecasts. */
  ways: { way: Way; estimate: Estimate }[]
  /** Of a yes: the middle half of the people said no less and no more; null of all else. */
  quartiles: { lower: number; upper: number } | null
  /** Of a yes: how many gave a chance of 0 to 10 %, of 10 to 20 % and so on; null of all else. */
  tenths: number[] | null
}

/** `estimates`: at least one, each fitting the question; the newest of each person, the oldest of these first. */
export type CrowdType<Name extends QuestionTypeName> = (
  question: QuestionOf<Name>,
  estimates: readonly EstimateOf<Name>[],
) => CrowdSaid
