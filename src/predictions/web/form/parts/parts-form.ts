/**
 * What the form must know of a type of question to put a curve together from parts: an amount or a day. One object each
 * in this folder.
 */
import type { Part } from '../../../in-parts/part.ts'
import type { Amounts } from '../../../question-type.ts'
import type { EstimateOf, QuestionOf, QuestionTypeName } from '../../../question-types/schemas/index.ts'
import type { CurveAsked, GivenFive } from '../curve/asked.ts'
import type { Unfinished } from '../unfinished.ts'

/** A part while it is typed, as places on its line: null where nothing stands, or what is none. */
export type GivenPart = Unfinished<Part>

export type PartsForm<Name extends QuestionTypeName> = {
  /** Null while its question has no range. */
  asked(question: Unfinished<QuestionOf<Name>>): CurveAsked | null
  /** '2 to 7 million km², open at both ends'; empty while it is no range. */
  sayRange(question: Unfinished<QuestionOf<Name>>): string
  /** Null of what is said in five points. */
  partsIn(estimate: Unfinished<EstimateOf<Name>>): readonly GivenPart[] | null
  /** Why no curve can be made of them, or null: goes on after 'It'. Null too while something is missing. */
  whyNot(question: Unfinished<QuestionOf<Name>>, parts: readonly GivenPart[]): string | null
  /** With the five that follow, which are blank while none do. */
  inParts(question: Unfinished<QuestionOf<Name>>, parts: readonly GivenPart[]): Unfinished<EstimateOf<Name>>
  fiveIn(estimate: Unfinished<EstimateOf<Name>>): GivenFive
  /** Of somebody else, who has said all of it. */
  amountsOf(estimate: EstimateOf<Name>): Amounts
  /** The same without its parts. */
  inFive(estimate: Unfinished<EstimateOf<Name>>): Unfinished<EstimateOf<Name>>
}

/** Null while something is missing in one of them. */
export function wholeParts(parts: readonly GivenPart[]): readonly Part[] | null {
  const isWhole = parts.every((part) => Object.values(part).every((value) => value !== null))
  return isWhole ? (parts as readonly Part[]) : null // nothing in them is null
}

/** An estimate in parts goes on with them while its question is changed; the five that follow are others then. */
export function followParts<Name extends QuestionTypeName>(
  form: PartsForm<Name>,
  estimate: Unfinished<EstimateOf<Name>>,
  question: Unfinished<QuestionOf<Name>>,
): Unfinished<EstimateOf<Name>> {
  const parts = form.partsIn(estimate)
  return parts ? form.inParts(question, parts) : estimate
}
