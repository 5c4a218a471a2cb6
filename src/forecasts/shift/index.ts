/** Why a crowd moved, by the type of its question. A type that is not in the list does not compile. */
import { crowdShift, type Measure, type Voice } from '#engine/crowd/shift/crowd-shift.ts'
import type { Estimate, Question, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Learnt } from '../learning/learn.ts'
import { binaryShift } from './binary.ts'
import { choiceShift } from './choice.ts'
import { dateShift } from './date.ts'
import { numericShift } from './numeric.ts'
import type { Shifting, ShiftType } from './shift-type.ts'
import { amountTold } from './steps.ts'
import { type PartTold, partsTold } from './told.ts'

const types: { [Name in QuestionTypeName]: ShiftType<Name> } = {
  binary: binaryShift,
  choice: choiceShift,
  numeric: numericShift,
  date: dateShift,
}

/** Where the type is known only at run time, question and estimates have been held against each other. */
function typeFor<Name extends QuestionTypeName>({ type }: { type: Name }): ShiftType<Name> {
  return types[type]
}

/**
 * `estimate`: what was told of the crowd; `standing`: what stood in it, oldest first, `at` the place in the order of words;
 * `learnt`: by what it was put together, also of those who stood at the other end alone.
 */
export type End = {
  estimate: Estimate
  standing: readonly { person: string; at: number; estimate: Estimate }[]
  learnt: Learnt
}
/** In the unit of the question; `parts` add up to `amount`, and are none where single people could be told by them. */
export type Shift = { option: string | null; amount: number; parts: PartTold[] }

/** From one end to the other. Every estimate fits the question. */
export function shiftOf(question: Question, { from, to }: { from: End; to: End }): Shift {
  const shifting: Shifting<Estimate> = typeFor(question)(question, to.estimate)
  const { voiceOf, measure, went, unitOf, option } = shifting
  // What stands at both ends is made into a curve once.
  const made = new Map<number, Voice>()
  const voices = ({ standing }: End) =>
    standing.map(({ person, at, estimate }) => {
      const forecast = made.get(at) ?? voiceOf(estimate)
      made.set(at, forecast)
      return { forecaster: person, at, forecast }
    })
  const by = { before: from.learnt, after: to.learnt }
  const measured: Measure = (all, asOf) =>
    measure(
      all.map(({ forecast }) => forecast),
      { ...by[asOf], skills: all.map(({ forecaster }) => by[asOf].skills.get(forecaster) ?? 1) },
    )
  const shift = crowdShift(voices(from), voices(to), measured, by.before !== by.after)
  return { option, ...partsTold(shift, { ...went(from.estimate, to.estimate), unitOf }) }
}

/** Where it went farthest from one of these to the next: the place of the latter. Null where it stood still. */
export function steepestOf(
  question: Question,
  told: readonly (Estimate | null)[],
): { place: number; amount: number } | null {
  const last = told.findLast((one) => one !== null)
  if (!last) return null
  const { went } = typeFor(question)(question, last)
  const steps = told.flatMap((one, place) => {
    const before = told[place - 1]
    if (!one || !before) return []
    const { amount, step } = went(before, one)
    return [{ place, amount: amountTold(amount, step) }]
  })
  const [steepest] = steps.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  return steepest && steepest.amount !== 0 ? steepest : null
}
