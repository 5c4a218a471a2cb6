/** What must be known of a type of question of Metaculus to read it. One object each in this folder. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { Range } from '../../../reading/cdf-quantiles.ts'
import type { Understood } from '../../../reading/told.ts'

/** As both of its files have it. */
export type Said = {
  options: readonly string[] | null
  unit: string
  /** `dates`: whether its bounds are dates; the range counts days since 1970 then. */
  rangeOf(dates: boolean): Range | null
}

export type MetaculusType = {
  /** Once a question, and not once a forecast: a range may name a long list of values. */
  read(said: Said): Understood<Read>
  /** The column of forecast_data.csv that has it. */
  column: string
  /** What that column says, in the order of the API; null where it says nothing of the kind. */
  valuesIn(text: string): readonly (number | null)[] | null
}

/** A question that was understood, with what reads all else of it. */
export type Read = {
  question: Question
  /** `values` as the API has them: of yes or no the chance of each, a chance for each option, a curve. */
  estimateOf(values: readonly (number | null)[]): Understood<Estimate>
  /** A resolution that names what happened; null where it is none of what can be. */
  outcomeOf(resolution: string): string | null
}
