/** Will both come true? The chance of the one, times that of the other given the one. */
import { askOf } from '../asked.ts'
import { withoutCondition } from '../answers/says.ts'
import { itIsSo } from '../phrases.ts'
import { amount, sentence } from '../sentence.ts'
import { statedBy } from '../stated/stated.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { conditionalsAsked } from './conditional.ts'
import { labelIn } from './naming.ts'

/** How a question asks for two things at once. */
const both = /\bboth\b|\btogether\b|\bas well\b/i
const and = /\band\b/i
/** So much of the name of the condition must be asked for too, and more where 'and' may tie anything. */
const leastNamed = { both: 0.4, and: 0.5 }

export function bothTogether(w: Writing): Answer | null {
  const { wants, condition, of } = askOf(w)
  const how = both.test(of.words) ? 'both' : 'and'
  if (wants !== 'chance' || condition !== null || (how === 'and' && !and.test(of.words))) return null
  const found = conditionalsAsked(w).find(({ on }) => labelIn(of.words, on.item) >= leastNamed[how])
  if (!found) return null
  const { view, on, given, chance } = found
  const figure = w.table.compute('chance-both', [given, chance], {
    title: `Both ${on.item.label} and ${withoutCondition(view.item.label)}`,
    unit: 'chance',
  })
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'chance'), condition: null },
    figure,
    text: amount(figure).text,
    says: `both ${on.item.label} and ${withoutCondition(view.item.label)}`,
    event: { said: [itIsSo(w, on), ', and ', itIsSo(w, view)] },
    sentences: [
      sentence`The chance that ${itIsSo(w, on)} and that ${itIsSo(w, view)} is ${amount(figure)}.`,
      sentence`Farsight gives the first ${amount(given)}, and the other, if the first comes true, ${amount(chance)}; both together are the product.`,
    ],
    prediction: view,
    year: Number(view.details.closes.slice(0, 4)),
  }
}
