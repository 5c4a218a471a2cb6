/** Amounts and days as a fan draws them: five places on one axis, and the middle in words. */
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { areOneUnit } from './three.ts'

/** `places`: where 5, 25, 50, 75 and 95 % lie, in the unit of the question, and of days as decimal years. */
export type Drawn = { places: readonly number[]; middle: number; said: string; isLog: boolean; isTime: boolean }

/** Null where nothing is said, or nothing that has quantiles. */
export function drawnOf(question: Question, estimate: Estimate | null): Drawn | null {
  if (!estimate || !isAnswerOf(question, estimate)) return null
  const { figure, drawing } = typeOf(question).sharedOf(question, estimate)
  if (drawing.of !== 'quantiles') return null
  const { values: places, isLog, isTime } = drawing
  return { places, middle: places[2] ?? 0, said: figure, isLog, isTime }
}

/** Whether one picture holds them: in one unit, along years or thresholds. */
export function areOneFan({
  questions,
  axis,
}: {
  questions: readonly { question: Question }[]
  axis: unknown
}): boolean {
  return axis !== null && areOneUnit(questions)
}
