/** All that moves the answer once it is known, the soonest first. */
import { answeringOf } from '../answers/by-type/index.ts'
import type { Sentence } from '../../report/report.ts'
import { amount } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'
import { conditionals } from './conditionals.ts'
import { earlierQuestions } from './earlier-questions.ts'
import { type Mover, swingOf } from './mover.ts'
import { nextValues } from './next-values.ts'
import { triggers } from './triggers.ts'

export function moversOf(w: Writing, answer: Answer): Mover[] {
  const { prediction, denies } = answer
  // What is told in words has no number that could move.
  if (answer.isNone || answer.isPast) return []
  if (denies) return moversOf(w, denies).flatMap((mover) => asDenied(w, mover))
  const all = [
    ...(prediction ? conditionals(w, answer, prediction) : []),
    ...(prediction ? answeringOf(prediction.details.question).moves(w, answer, prediction) : []),
    ...(prediction ? triggers(w, answer, prediction) : []),
    ...earlierQuestions(w, answer),
    ...nextValues(w, answer),
  ]
  return all.filter(isFirst).toSorted((a, b) => String(a.when.value).localeCompare(String(b.when.value)))
}

/** A nearer question may move it in more than one way: the first is the one that somebody has judged. */
const isFirst = (one: Mover, place: number, all: readonly Mover[]): boolean =>
  all.findIndex((other) => other.what === one.what && other.when === one.when) === place

/** What it hangs on most; null where nothing is known to move it. */
export function mostMoving(w: Writing, answer: Answer): Sentence | null {
  const [first] = moversOf(w, answer).toSorted((a, b) => swingOf(b, answer) - swingOf(a, answer))
  return first && swingOf(first, answer) > leastOf(answer) ? first.said : null
}

/** A chance that moves by less than that hangs on nothing else. */
const leastOf = ({ figure }: Answer): number => (figure.unit === 'chance' ? 0.02 : 0)

/** Of what moves a chance, what it leaves for the opposite; what is said of the one is not said of the other. */
function asDenied(w: Writing, mover: Mover): Mover[] {
  const cases = mover.cases.map((one) => {
    const { evidence } = one.answer
    return {
      ...one,
      answer: amount(w.table.compute('chance-not', [evidence], { title: `Not: ${evidence.title}`, unit: 'chance' })),
    }
  })
  return cases.length > 0 ? [{ ...mover, cases, said: null }] : []
}
