/** How the reasons for an estimate speak of it: of which one figure, how that is said, and what becomes of it. */
import type { Way } from '#items/bearing/ways.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '../question-types/schemas/index.ts'
import type { Figure } from './reasons.ts'

export type WayWord = 'likelier' | 'less likely' | 'higher' | 'lower' | 'later' | 'earlier'

export type Reasoned<Name extends QuestionTypeName> = {
  /** Null where the estimate has no figure of this option. */
  figureOf(estimate: EstimateOf<Name>, option: string | undefined): Figure | null
  /** Why this can be no figure of the question, or null. */
  whyNot(question: QuestionOf<Name>, figure: Figure, option: string | undefined): string | null
  say(question: QuestionOf<Name>, figure: Figure): string
  /** So many times as much. Null where that is no figure of such a question. */
  times(figure: Figure, factor: number): Figure | null
  /** By so much more or less; of a date by so many years later or earlier. */
  moved(figure: Figure, by: number): Figure | null
  /** How far, without its direction: '0.3 million km²', '5 years'. */
  sayBy(question: QuestionOf<Name>, by: number): string
  /** 'twice as likely'. */
  as: 'likely' | 'much'
  ways: Readonly<Record<Way, WayWord>>
}
