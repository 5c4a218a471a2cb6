/** Will both come true? The chance of the one, times that of the other given the one. */
import { chanceWith, whoGives } from '../people/people.ts'
import { askOf } from '../asked.ts'
import { withoutCondition } from '../answers/says.ts'
import { itsEvent } from '../event/its-event.ts'
import { optionEvent, optionNamed } from '../event/option-event.ts'
import { itIsSo } from '../phrases.ts'
import { amount, type Phrase, sentence } from '../sentence.ts'
import { namesOption } from '../stated/options-given.ts'
import { ofBoth } from '../stated/of-both.ts'
import { statedBy } from '../stated/stated.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { type Conditional, conditionalsAsked } from './conditional.ts'
import { labelIn } from './naming.ts'

/** How a question asks for two things at once. */
const both = /\bboth\b|\btogether\b|\bas well\b|\bjoint(?:ly)?\b/i
const and = /\band\b/i
/** So much of the name of the condition must be asked for too, and more where 'and' may tie anything. */
const leastNamed = { both: 0.4, and: 0.5 }

export function bothTogether(w: Writing): Answer | null {
  const { wants, condition, of } = askOf(w)
  const how = both.test(of.words) ? 'both' : 'and'
  if (wants !== 'chance' || condition !== null || (how === 'and' && !and.test(of.words))) return null
  const found = conditionalsAsked(w).find((one) => isNamed(of.words, one, how))
  if (!found) return null
  const { view, on, option, given, chance } = found
  const first = option === null ? on.item.label : `${on.item.label}: ${option}`
  const comesOut: Phrase = option === null ? itIsSo(w, on) : optionEvent(w, on, optionNamed(w, on, option)).said
  const figure = w.table.compute('chance-both', [given, chance], {
    title: `Both ${first} and ${withoutCondition(view.item.label)}`,
    unit: 'chance',
  })
  return {
    ...plainAnswer,
    states: { ...ofBoth(statedBy(w, view, 'chance'), statedBy(w, on, 'chance')), condition: null },
    figure,
    text: amount(figure).text,
    says: `both ${first} and ${withoutCondition(view.item.label)}`,
    event: eventOf(w, found, comesOut),
    sentences: [
      sentence`The chance that ${comesOut} and that ${itIsSo(w, view)} is ${amount(figure)}.`,
      sentence`${whoGives([on, view])} the first ${chanceWith(w, on, amount(given))}, and the other, if the first comes true, ${chanceWith(w, view, amount(chance))}; both together are the product.`,
    ],
    prediction: view,
    year: Number(view.details.closes.slice(0, 4)),
  }
}

function isNamed(words: string, { on, option }: Conditional, how: keyof typeof leastNamed): boolean {
  return option === null ? labelIn(words, on.item) >= leastNamed[how] : namesOption(words, option)
}

function eventOf(w: Writing, { on, option, view }: Conditional, comesOut: Phrase): Answer['event'] {
  const [one, other] = [option === null ? itsEvent(w, on) : { said: comesOut }, itsEvent(w, view, '')]
  return one && other && { said: [one.said, ', and ', other.said] }
}
