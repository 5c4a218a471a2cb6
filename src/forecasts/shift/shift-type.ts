/**
 * What must be known of a type of question to say why its crowd moved. One function a type in this folder; nothing else
 * here may branch on a type's name. Apart from how its history is drawn, so that no page carries the mathematics.
 */
import type { Voice } from '#engine/crowd/shift/crowd-shift.ts'
import type { Weighing } from '../scores/scored-type.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'

export type Shifting<E> = {
  /** Which option it is about, where there are several. */
  option: string | null
  /** What one person says, as the pool takes it. */
  voiceOf(estimate: E): Voice
  /** What they say together, oldest first, where parts are reckoned: log-odds as they are told, or a place on the scale. */
  measure(voices: readonly Voice[], weighing: Weighing): number
  /** The same in the unit of the question: a chance, an amount, a day since 1970. */
  unitOf(measure: number): number
  /** How far what was told of it went, from one to the next. */
  went(from: E, to: E): Went
}

/** `amount`: in that unit; `step`: in which steps it is told, the finer of those in which both ends are. */
export type Went = { amount: number; step: number }

/** `last`: what the crowd says in the end. */
export type ShiftType<Name extends QuestionTypeName> = (
  question: QuestionOf<Name>,
  last: EstimateOf<Name>,
) => Shifting<EstimateOf<Name>>

/** From one chance to the next: they are told in whole per cent. */
export function wentInPercent(from: number, to: number): Went {
  return { amount: to - from, step: 0.01 }
}
