/**
 * What the form must know of a type of question to let people ask it and estimate its answer.
 * One object a type in question-forms/; nothing else may branch on the type's name.
 */
import type { ComponentType, ReactNode } from 'react'
import type { FieldsProps } from '#items/web/kind-form.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '../../question-types/schemas/index.ts'
import type { Unfinished } from './unfinished.ts'

export type FaultOf = FieldsProps['faultOf']

export type QuestionForm<Name extends QuestionTypeName> = {
  /** As one of four: 'Yes or no'. */
  title: string
  /** What it is for. */
  note: string
  /** The last day that the question itself asks about; null where its words alone say it. */
  lastDay(question: Unfinished<QuestionOf<Name>>): string | null
  /** `today` is `2026-11-21`. */
  blank(today: string): Unfinished<QuestionOf<Name>>
  blankEstimate(question: Unfinished<QuestionOf<Name>>): Unfinished<EstimateOf<Name>>
  /** An estimate that goes on fitting while its question is changed. */
  follow(
    estimate: Unfinished<EstimateOf<Name>>,
    before: Unfinished<QuestionOf<Name>>,
    after: Unfinished<QuestionOf<Name>>,
  ): Unfinished<EstimateOf<Name>>
  /** The estimate as a card will show it, once it is whole enough to be drawn on the question's scale; else null. */
  draw(question: Unfinished<QuestionOf<Name>>, estimate: Unfinished<EstimateOf<Name>>): ReactNode
  /** What a series did of late, as an estimate to begin with, and what that is in words; missing where it says nothing. */
  fromSeries?: (question: QuestionOf<Name>, seen: Seen) => { estimate: EstimateOf<Name>; says: string } | null
  Question: ComponentType<QuestionProps<Name>>
  Estimate: ComponentType<EstimateProps<Name>>
  /** A field for one of three numbers, where an estimate is said in three; else null. */
  Place: ComponentType<PlaceProps<Name>> | null
}

/** The faults of a question lie below 'question'. */
export type QuestionProps<Name extends QuestionTypeName> = {
  question: Unfinished<QuestionOf<Name>>
  change: (question: Unfinished<QuestionOf<Name>>) => void
  faultOf: FaultOf
}
/** Those of an estimate below `estimatePath`. */
export type EstimateProps<Name extends QuestionTypeName> = {
  question: Unfinished<QuestionOf<Name>>
  estimate: Unfinished<EstimateOf<Name>>
  change: (estimate: Unfinished<EstimateOf<Name>>) => void
  faultOf: FaultOf
  /** What others say already, where that may be shown beside it. */
  others?: readonly { name: string; estimate: EstimateOf<Name>; look: 'crowd' | 'model' | 'other' }[]
  /** What was measured of the series that decides the question, the oldest first. */
  seen?: Seen | null
}

/** `observations`: a value of each year, quarter or month; `at`: of which of them the question asks, if it asks of one. */
export type Seen = {
  unit: string
  observations: readonly (readonly [at: string, value: number])[]
  at: string | null
}

/** As `InThree` has places; `label` and `readOnly` as of any field. */
export type PlaceProps<Name extends QuestionTypeName> = {
  question: QuestionOf<Name>
  label: ReactNode
  readOnly: boolean
  value: number | null
  onChange: (place: number | null) => void
}

export const estimatePath = 'authorForecast.estimate'
