/** Questions whose answer is an amount or a day: what is said of one in three numbers, in an estimate and back. */
import type { Three } from '#predictions/in-three/in-three.ts'
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isAlike } from '#predictions/written.ts'

export const ends = ['low', 'middle', 'high'] as const
export type End = (typeof ends)[number]
/** As they stand in the fields of a question: null where one is empty. */
export type GivenThree = Record<End, number | null>

export const blankThree: GivenThree = { low: null, middle: null, high: null }

/** Whether all of them are answered by amounts, or all by days: questions that are not of one type are listed. */
export function areAmounts(questions: readonly { question: Question }[]): boolean {
  const types = new Set(questions.map(({ question }) => question.type))
  return types.size === 1 && questions.every(({ question }) => typeOf(question).inThree !== null)
}

/** Whether all count in one unit, so that one number may stand for another. */
export function areOneUnit(questions: readonly { question: Question }[]): boolean {
  return new Set(questions.map(({ question }) => typeOf(question).inThree?.unitOf(question))).size === 1
}

/** Whether all are drawn on a logarithmic scale, on which halfway between 10 and 1000 is 100. */
export function areOnLog(questions: readonly { question: Question }[]): boolean {
  return questions.every(({ question }) => typeOf(question).amountAsked(question)?.isLog)
}

/** Null where nothing is said of it, or what answers another type of question. */
export function threeIn(question: Question, estimate: Estimate | null): Three | null {
  return estimate && isAnswerOf(question, estimate) ? (typeOf(question).inThree?.threeIn(estimate) ?? null) : null
}

/** Whether its quarters are others than those that follow from its three numbers: these alone would not keep what was said. */
export function isDetailed(question: Question, estimate: Estimate | null): boolean {
  const three = threeIn(question, estimate)
  return three !== null && !isAlike(typeOf(question).inThree?.estimateOf(question, three), estimate)
}

/** Why these are no three numbers of the question yet, or null: goes on after 'It'. Equal ones are, as where all lies beyond an open end. */
function whyNotOf(question: Question, given: GivenThree): string | null {
  return whyNotThree(given) ?? whyNotInside(question, given as Three) // none of them is null by then
}

function whyNotInside(question: Question, three: Three): string | null {
  const { inThree } = typeOf(question)
  if (!inThree) return null
  const { min, max } = inThree.rangeOf(question)
  const outside = ends.find((end) => three[end] < min || three[end] > max)
  if (!outside) return null
  return `has its ${sayEnd[outside]} outside the range of the question, ${inThree.say(min)} to ${inThree.say(max)}`
}

/** Why they are none of any question. */
export function whyNotThree(given: GivenThree): string | null {
  const missing = ends.find((end) => given[end] === null)
  if (missing) return `has no ${sayEnd[missing]}`
  const { low, middle, high } = given as Three // none of them is null: said a line above
  if (middle < low) return 'has its middle below its low end'
  return high < middle ? 'has its high end below its middle' : null
}

export const sayEnd: Record<End, string> = { low: 'low end', middle: 'middle', high: 'high end' }

/** Beside the fields while they are typed: where half of the chance lies, or what is out of order; empty while one is missing. */
export function sayQuarters(question: Question, given: GivenThree): string {
  if (ends.some((end) => given[end] === null)) return ''
  const why = whyNotOf(question, given)
  if (why) return `It ${why}.`
  const { inThree } = typeOf(question)
  if (!inThree) return ''
  const { lower, upper } = inThree.quartersOf(question, given as Three) // none of them is null: said above
  return `Half of the chance from ${inThree.say(lower)} to ${inThree.say(upper)}.`
}

export const sayingThree = {
  whyNot: whyNotOf,
  estimateOf(question: Question, given: GivenThree): Estimate {
    const { inThree, title } = typeOf(question)
    if (!inThree) throw new Error(`An answer with ${title} is no three numbers.`)
    return inThree.estimateOf(question, given as Three) // `whyNot` was asked before
  },
}

/** Null where all its fields are empty. */
export function whole(given: GivenThree): GivenThree | null {
  return ends.every((end) => given[end] === null) ? null : given
}
