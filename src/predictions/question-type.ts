/**
 * What Farsight must know about a type of question before it can ask it. One object a type in question-types/, free of
 * schemas, so that the browser has it too; nothing else in the program may branch on a type's name.
 */
import type { Drawing, SharedPart } from '#items/sharing/shared-view.ts'
import type { InThree } from './in-three/in-three.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from './question-types/schemas/index.ts'
import type { Reasoned } from './reasons/reasoned.ts'
import type { SeriesAnswer } from './resolving/series-answer.ts'
import type { Score } from './score.ts'

export type AmountAsked = { min: number; max: number; isLog: boolean }
export type Amounts = EstimateOf<'numeric'>['quantiles']

/** What an estimate says wherever it is shown outside the page of its question. */
export type SharedEstimate = Pick<SharedPart, 'figure' | 'beside' | 'goesOn'> & { drawing: Drawing }

export type QuestionType<Name extends QuestionTypeName> = {
  name: Name
  /** What the answer is: 'yes or no'. */
  title: string
  /** The bounds and options in a few words, or the empty string: '425 to 436 ppm, open at both ends'. */
  sayQuestion(question: QuestionOf<Name>): string
  /** The estimate in one short phrase: '62%', '430.4 ppm'. */
  sayEstimate(question: QuestionOf<Name>, estimate: EstimateOf<Name>): string
  /** The same where what is asked may not be told any more: no unit and no range. */
  sayAlone(estimate: EstimateOf<Name>): string
  /** The same with a line of how sure it is, and what can be drawn of it. */
  sharedOf(question: QuestionOf<Name>, estimate: EstimateOf<Name>): SharedEstimate
  /** The possible outcomes as people say them, where they can be listed: 'yes', 'no'. */
  outcomesOf(question: QuestionOf<Name>): readonly string[] | null
  /** What an outcome is written in, where they cannot be listed. */
  outcomeInput: 'text' | 'number' | 'date'
  /** An outcome as pages say it: 'yes', '427.3 ppm', '1 Jul 2034', 'later than 31 Dec 2036, or never'. */
  sayOutcome(question: QuestionOf<Name>, outcome: string): string
  /** How a series can answer it by itself; null where none can. */
  seriesAnswer: SeriesAnswer<Name> | null
  /** How the reasons for an estimate speak of it; null where they state no numbers. */
  reasoned: Reasoned<Name> | null
  /** Whether a series speaks of the same as it: what it asks for is a value, or turns on one. */
  isComparableWithSeries: boolean
  /** Whether it asks when something comes, and so speaks of every year. */
  asksWhen: boolean
  /**
   * The field of an estimate that is its one chance, that of a yes; null where an estimate says more than one chance.
   */
  chanceField: (keyof EstimateOf<Name> & string) | null
  /** How an estimate is said in three numbers; null where it is none of an amount or a day. */
  inThree: InThree<Name> | null
  /** Why this estimate does not fit this question, or null. */
  whyNotFits(question: QuestionOf<Name>, estimate: EstimateOf<Name>): string | null
  /** What search should find in it. */
  wordsOf(question: QuestionOf<Name>): string
  /** Why this is no possible outcome, or null. Outcomes are written as people say them: 'yes', 'Solar'. */
  whyNotOutcome(question: QuestionOf<Name>, outcome: string): string | null
  /**
   * The chance of an outcome, or null where it is none, or where single outcomes have no chance: no number is met
   * exactly.
   */
  chanceOf(estimate: EstimateOf<Name>, outcome: string): number | null
  /** Where the answer is an amount that a series has: the range that is asked about; null of all else. */
  amountAsked(question: QuestionOf<Name>): AmountAsked | null
  /**
   * An outcome as an amount, and of a day as a decimal year; what lies beyond an open end counts as that end. Null where
   * it is neither.
   */
  amountOf(question: QuestionOf<Name>, outcome: string): number | null
  /** The quantiles of an estimate of an amount; null of all else. */
  amountsIn(estimate: EstimateOf<Name>): Amounts | null
  /**
   * Where the answer is a day: by which decimal year it has come with a chance of 5, 25, 50, 75 and 95 %, null beyond an
   * open end. Null of all else.
   */
  yearsIn(question: QuestionOf<Name>, estimate: EstimateOf<Name>): (number | null)[] | null
  /** How right an estimate was, once the outcome is known. What lies beyond an open end counts as that end. */
  scoreOf(question: QuestionOf<Name>, estimate: EstimateOf<Name>, outcome: string): Score
}
