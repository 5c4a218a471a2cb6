/**
 * What must be known of a type of question to score what people forecast of it. One function a type in this folder;
 * nothing else here may branch on a type's name.
 */
import type { Calibration } from '#engine/crowd/community-calibration.ts'
import type { OutcomeKind } from '#engine/scores/resolved-question.ts'
import type { Masses } from '#engine/scores/standing-forecast.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { SaidBy } from './ways.ts'

/** By what had been learnt then: how much each counts, null where all count alike, and what a yes is corrected by. */
export type Weighing = { skills: readonly number[] | null; calibration: Calibration }

export type Scoring<Name extends QuestionTypeName> = {
  kind: OutcomeKind
  /** The chances of all that may come, in a fixed order. */
  massesOf(estimate: EstimateOf<Name>): Masses
  /** What a crowd says of whom these stand, the oldest first: its pool, to all digits, at least of the `outcome`. */
  poolOf(standing: readonly Masses[], outcome: number, weighing: Weighing): Masses
  /** That pool and the published ways, as the page tells them, at least of the `outcome`. */
  waysOf(standing: readonly Masses[], outcome: number, pooled: Masses): SaidBy[]
  /** Where among them the outcome lies; null where it is none of them. */
  placeOf(outcome: string): number | null
  /** Among how many the Brier score is taken; null of ranges, where it would hardly tell near from far. */
  classes: number | null
  /** Which of them enters the calibration curve; null where an estimate is more than one chance. */
  yes: number | null
}

export type ScoredType<Name extends QuestionTypeName> = (question: QuestionOf<Name>) => Scoring<Name>
