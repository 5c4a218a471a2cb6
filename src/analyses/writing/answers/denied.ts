/** The chance that something does not happen, where that is asked of what a forecast says to happen. */
import { askOf } from '../asked.ts'
import { chanceOf, labelOf } from '../facts.ts'
import { opposite } from '../event/event.ts'
import { thatItIsSo } from '../phrases.ts'
import { amount, named, type Phrase, sentence } from '../sentence.ts'
import { boundOfChance } from './says.ts'
import { isSameWayRound } from '../stated/same-ask.ts'
import type { Sentence } from '../../report/report.ts'
import type { Answer, Writing } from '../writing.ts'

/** As it is, where both are put the same way round, or no chance is answered. */
export function asDenied(w: Writing, answer: Answer): Answer {
  const { figure, states, prediction, trend } = answer
  const of = prediction ?? trend
  if (isSameWayRound(askOf(w), states) || states.wants !== 'chance' || !of) return answer
  const denied = answer.event && opposite(answer.event)
  const rest = w.table.compute('chance-not', [figure], {
    title: `${of.item.label}, the chance that it does not happen`,
    unit: 'chance',
  })
  const bound = isBound.test(answer.text) ? boundOfChance(Number(rest.value)) : ''
  const range = (one: Answer['low']) =>
    one && w.table.compute('chance-not', [one], { title: `Of a bound of ${of.item.label}`, unit: 'chance' })
  return {
    ...answer,
    denies: answer,
    states: { ...states, negated: !states.negated },
    figure: rest,
    text: `${bound}${amount(rest).text}`,
    says: `not: ${answer.says}`,
    event: denied,
    low: range(answer.high),
    high: range(answer.low),
    ...after(
      denied
        ? sentence`The chance that ${denied.said}${denied.goesOn ?? ''} is ${bound}${amount(rest)}.`
        : sentence`With a chance of ${bound}${amount(rest)} it does not happen: the chance ${happening(w, answer)} is ${amount(figure)}.`,
      answer,
    ),
  }
}

const isBound = /^at (?:most|least) /

/** What others say beside people is of the chance that people give: that stands before it. */
function after(first: Sentence, { sentences, beside = [] }: Answer): Pick<Answer, 'beside' | 'sentences'> {
  const [said, ...rest] = sentences
  if (!said || beside.length === 0) return { sentences: [first, ...sentences] }
  return { beside: [said, ...beside], sentences: [first, ...rest] }
}

/**
 * What the question asks, where its own chance is denied: not where it was moved to another year, and not on a
 * condition, without which it is another event.
 */
function happening(w: Writing, { prediction, trend, figure }: Answer): Phrase {
  if (prediction && !prediction.details.condition && chanceOf(w, prediction) === figure)
    return thatItIsSo(w, prediction)
  const of = prediction ?? trend
  return of ? ['of ', named(labelOf(w, of))] : 'that it does'
}
