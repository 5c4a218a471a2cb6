/** How a crowd went, by the type of its question. A type that is not in the list does not compile. */
import type { DataTable } from '#kit/chart/csv.ts'
import type { Estimate, Question, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { BesideVoice } from '../sorts/voices.ts'
import { binaryCourse } from './binary.ts'
import { choiceCourse } from './choice.ts'
import { dateCourse } from './date.ts'
import { numericCourse } from './numeric.ts'
import type { Course, CourseType, CrowdPast, Said } from './past.ts'

const types: { [Name in QuestionTypeName]: CourseType<Name> } = {
  binary: binaryCourse,
  choice: choiceCourse,
  numeric: numericCourse,
  date: dateCourse,
}

/** Where the type is known only at run time, question and estimates have been held against each other. */
function typeFor<Name extends QuestionTypeName>({ type }: { type: Name }): CourseType<Name> {
  return types[type]
}

/** Of estimates that answer the question. */
export function courseOf(question: Question): Course<Estimate> {
  return typeFor(question)(question)
}

/** Null where it says nothing. */
export function saidIn({ estimate, quartiles }: CrowdPast): Said<Estimate> | null {
  return estimate && { estimate, quartiles }
}

/** As a file has it: as exact as it was told. */
export function tableOfHistory(question: Question, points: readonly CrowdPast[]): DataTable {
  const { columns } = courseOf(question)
  return {
    head: ['at', 'forecasters', ...columns.map(({ name }) => name)],
    rows: points.map((point) => {
      const said = saidIn(point)
      return [point.at, point.forecasters, ...columns.map(({ of }) => (said ? of(said) : ''))]
    }),
  }
}

/** What one forecaster and another said, as a file has it; of one that took back what it had said the cells are empty. */
export function tableOfForecasts(question: Question, forecasts: readonly VoiceForecast[]): DataTable {
  const columns = courseOf(question).columns.filter(({ isOfSeveral }) => !isOfSeveral)
  return {
    head: ['forecaster', 'at', 'made', 'version', ...columns.map(({ name }) => name), 'reason'],
    rows: forecasts.map(({ by, at, made, itemVersion, estimate, reason }) => [
      by,
      at,
      made ?? '',
      itemVersion,
      ...columns.map(({ of }) => (estimate ? of({ estimate, quartiles: null }) : '')),
      reason ?? '',
    ]),
  }
}

/** What Farsight, the model or a machine said; `at` and `made` in ISO 8601. */
export type VoiceForecast = {
  by: BesideVoice
  at: string
  made: string | null
  itemVersion: number
  estimate: Estimate | null
  reason: string | null
}
