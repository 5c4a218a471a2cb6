/**
 * What the form must know of a type of question to let people ask it and estimate its answer.
 * One object a type in question-forms/; nothing else may branch on the type's name.
 */
import type { ComponentType, ReactNode } from 'react'
import type { FieldsProps } from '#items/web/kind-form.ts'
import type { Unfinished } from './unfinished.ts'

export type FaultOf = FieldsProps['faultOf']

export type QuestionForm<Q, E> = {
  /** As one of four: 'Yes or no'. */
  title: string
  /** What it is for. */
  note: string
  /** `today` is `2026-11-21`. */
  blank(today: string): Unfinished<Q>
  blankEstimate(question: Unfinished<Q>): Unfinished<E>
  /** An estimate that goes on fitting while its question is changed. */
  follow(estimate: Unfinished<E>, before: Unfinished<Q>, after: Unfinished<Q>): Unfinished<E>
  /** The estimate as a card will show it, once it is whole enough to be drawn on the question's scale; else null. */
  draw(question: Unfinished<Q>, estimate: Unfinished<E>): ReactNode
  Question: ComponentType<QuestionProps<Q>>
  Estimate: ComponentType<EstimateProps<Q, E>>
}

/** The faults of a question lie below 'question'. */
export type QuestionProps<Q> = { question: Unfinished<Q>; change: (question: Unfinished<Q>) => void; faultOf: FaultOf }
/** Those of an estimate below `estimatePath`. */
export type EstimateProps<Q, E> = {
  question: Unfinished<Q>
  estimate: Unfinished<E>
  change: (estimate: Unfinished<E>) => void
  faultOf: FaultOf
}

export const estimatePath = 'authorForecast.estimate'
