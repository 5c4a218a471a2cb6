/**
 * What the screens must know about a type of question to show it and an estimate of its answer.
 * One object a type in question-types/; nothing else may branch on the type's name.
 */
import type { ComponentType } from 'react'
import type { Forecaster } from '../forecast.ts'

type Props<Q, E> = { question: Q; estimate: E }
type SaidProps<Q, E> = Props<Q, E> & { forecaster: Forecaster }

export type QuestionView<Q, E> = {
  /** The figure that leads the page, with its unit apart; a unit too long to stand beside it is its note. */
  lead(question: Q, estimate: E): { value: string; unit?: string; note?: string }
  /** One sentence beside it: what the figure is a part of. */
  Beside: ComponentType<SaidProps<Q, E>>
  /** The drawing under it, with its numbers as a table. Null where the figure says it all. */
  Chart: ComponentType<SaidProps<Q, E>>
  /** For a card: the drawing, and the figure. */
  Picture: ComponentType<Props<Q, E>>
  /** One line high. */
  Shape: ComponentType<Props<Q, E>>
  /** The possible answers, for the facts beside it. Null where they go without saying. */
  bounds(question: Q): { name: string; said: string } | null
}
