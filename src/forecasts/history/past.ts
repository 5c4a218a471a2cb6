/** What must be known of a type of question to tell how its crowd went. One function a type in this folder. */
import type { Scale } from '#kit/chart/scale.ts'
import type { Estimate, EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { CrowdSaid } from '../crowd/crowd-type.ts'

type Quartiles = CrowdSaid['quartiles']

/** What was told from a moment on (ISO 8601); no estimate while the forecasters were too few. */
export type CrowdPast = { at: string; forecasters: number; estimate: Estimate | null; quartiles: Quartiles }

/** What one point of it says, where it says anything. */
export type Said<E> = { estimate: E; quartiles: Quartiles }

export type Course<E> = {
  /** Of a file: what stands in each column. `isOfSeveral`: of what one forecaster says there is none. */
  columns: readonly { name: string; isOfSeveral?: true; of(said: Said<E>): number | string }[]
  /** Of the chart. `mark`: what is said at the end of a line, where a unit that may be long has no room; else `say`. */
  lines: readonly {
    name: string
    of(said: Said<E>): number
    say(said: Said<E>): string
    mark?(said: Said<E>): string
  }[]
  /** Behind the lines, the widest first; null where it is not known. `says`: what it is. */
  bands: readonly { says: string; of(said: Said<E>): readonly [number, number] | null }[]
  /** `values`: all that is drawn. */
  scale(values: readonly number[]): Scale
  /** How far one estimate is from another, in log-odds. */
  apart(before: E, after: E): number
  /** How far it went, in the unit of the question: '+15 points', '3 months earlier'. */
  sayShift(amount: number): string
  /** Of so many people at most it is worked out why it moved. */
  mostShifted: number
}
export type CourseType<Name extends QuestionTypeName> = (question: QuestionOf<Name>) => Course<EstimateOf<Name>>
