/** The chance that something does not happen, where that is asked of what a forecast says to happen. */
import { askOf } from '../asked.ts'
import { labelOf } from '../facts.ts'
import { amount, named, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

/** As it is, where both are put the same way round, or no chance is answered. */
export function asDenied(w: Writing, answer: Answer): Answer {
  const { figure, states, prediction, trend } = answer
  const of = prediction ?? trend
  if (states.negated === askOf(w).negated || states.wants !== 'chance' || !of) return answer
  const rest = w.table.compute('chance-not', [figure], {
    title: `${of.item.label}, the chance that it does not happen`,
    unit: 'chance',
  })
  const range = (one: Answer['low']) =>
    one && w.table.compute('chance-not', [one], { title: `Of a bound of ${of.item.label}`, unit: 'chance' })
  return {
    ...answer,
    states: { ...states, negated: !states.negated },
    figure: rest,
    text: amount(rest).text,
    says: `not: ${answer.says}`,
    low: range(answer.high),
    high: range(answer.low),
    sentences: [
      sentence`The chance that it does not happen is ${amount(rest)}, since ${named(labelOf(w, of))} has ${amount(figure)}.`,
      ...answer.sentences,
    ],
  }
}
