/** What a question of a simulation is made of, and what it is once it is made. */
import type { Random } from '#engine/random.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Outlook, Point } from '../outlook.ts'
import type { Truth, View } from '../view.ts'

export type Case = {
  /** Of the series, and of its trend. */
  label: string
  trend: `trend/${string}`
  unit: string
  /** The first year that may answer it: it closes before. */
  first: number
  /** The year that it asks of. */
  at: number
  outlook: Outlook
  /** What came after what is known; of years that nobody knows yet, what is drawn for them. */
  later: readonly Point[]
  random: Random
}

export type Made<Name extends QuestionTypeName> = {
  title: string
  question: QuestionOf<Name>
  /** By what its series decides it; null where none can. */
  automatic: NonNullable<PredictionDetails['automatic']> | null
  truth: Truth
  /** What came, as outcomes are written; the year of it, and the last that might have been. */
  outcome: string
  came: number
  until: number
  sayOf(view: View): EstimateOf<Name>
}

export type AnyMade = { [Name in QuestionTypeName]: Made<Name> }[QuestionTypeName]

/** Null where this series makes no such question. */
export type Maker<Name extends QuestionTypeName> = (given: Case) => Made<Name> | null

export function valueAt({ later, at }: Pick<Case, 'later' | 'at'>): number | null {
  return later.find(([year]) => year === at)?.[1] ?? null
}
