/**
 * What the screens must know about a type of question to show it and an estimate of its answer.
 * One object a type in question-types/; nothing else may branch on the type's name.
 */
import type { ComponentType } from 'react'
import type { Forecaster } from '../headline/forecasters.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '../question-types/schemas/index.ts'
import type { Marks } from './marks.ts'

type Props<Name extends QuestionTypeName> = { question: QuestionOf<Name>; estimate: EstimateOf<Name> }
/** With what others say beside it. */
type MarkedProps<Name extends QuestionTypeName> = Props<Name> & { marks?: Marks<Name> }
type SaidProps<Name extends QuestionTypeName> = MarkedProps<Name> & { forecaster: Forecaster }

/** `named`: what files and addresses call it besides, where its page has another like it. */
type Named = { named?: string }

export type QuestionView<Name extends QuestionTypeName> = {
  /** The figure that leads the page, with its unit apart; a unit too long to stand beside it is its note. */
  lead(question: QuestionOf<Name>, estimate: EstimateOf<Name>): { value: string; unit?: string; note?: string }
  /** One sentence beside it: what the figure is a part of. */
  Beside: ComponentType<SaidProps<Name>>
  /** The drawing under it, with its numbers as a table. Null where the figure says it all. */
  Chart: ComponentType<SaidProps<Name> & Named>
  /** For a card: the drawing. */
  Picture: ComponentType<MarkedProps<Name>>
  /** Whether the drawing names its figures itself: then a card repeats none of them. */
  isNamed?: boolean
  /** Of an estimate of several: which leads, and in a few words all else: 'Coal 41%, all others together 7%'. */
  leader?(estimate: EstimateOf<Name>): { name: string; says: string; rest: string }
  /** One line high. */
  Shape: ComponentType<Props<Name>>
  /** Where an estimate lies on the chart of a series in this unit. Null where it is no value in that unit. */
  onSeries(question: QuestionOf<Name>, estimate: EstimateOf<Name>, unit: string): number | null
  /** The possible answers, for the facts beside it. Null where they go without saying. */
  bounds(question: QuestionOf<Name>): { name: string; said: string } | null
}
