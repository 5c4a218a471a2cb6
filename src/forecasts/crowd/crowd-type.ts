/**
 * What must be known of a type of question to make one estimate of many. One function a type in this folder; nothing else
 * here may branch on a type's name. Apart from the types themselves, so that no page carries the mathematics.
 */
import type { Calibration } from '#engine/crowd/community-calibration.ts'
import type { Estimate, EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Way } from '../words.ts'

export type CrowdSaid = {
  /** Farsight's own pool. */
  estimate: Estimate
  /** The published ways that this type of question knows, from the same forecasts; none of fewer than five people. */
  ways: { way: Way; estimate: Estimate }[]
  /** Of a yes: the middle half of the people said no less and no more; null of all else, and of fewer than five. */
  quartiles: { lower: number; upper: number } | null
  /** Of a yes: how many gave a chance of 0 to 10 %, of 10 to 20 % and so on; null of all else. */
  tenths: number[] | null
}

/**
 * What somebody says; null takes back what they said before. `at`: the later counts, and weighs more. `skill`: how much
 * more than others they count, 1 where it is not said.
 */
export type Word<E> = { person: string; at: number; estimate: E | null; skill?: number }

/** A crowd that goes on from word to word: after each it says what those that stand say, as if all were asked again. */
export type RunningCrowd<E> = {
  take(word: Word<E>): void
  /** Null while nobody has said anything. */
  said(): CrowdSaid | null
  /** The estimate of that alone, without what all else would take. */
  pooled(): E | null
}

/** Every estimate that it takes fits the question. `calibration`: of crowds of yes or no. */
export type CrowdType<Name extends QuestionTypeName> = (
  question: QuestionOf<Name>,
  calibration: Calibration,
) => RunningCrowd<EstimateOf<Name>>
