/** Will anybody? By the question that lists who may be the first: what is left of the chance of none of them. */
import { askOf, textAsked } from '../asked.ts'
import { labelOf, phraseOf, seriesOf, yearOf } from '../facts.ts'
import { whatIsAsked, whoseForecast } from '../phrases.ts'
import { amount, listed, type Phrase, plainly, sentence } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { isOneThing, rankedOptions } from './option.ts'
import { statedBy } from '../stated/stated.ts'

const nobody = /^(?:none|no one|nobody|neither|no state|no country|not? by)\b/i

/** 'Will anybody?' is asked by whoever names nobody. */
export const asksForAny = (w: Writing): boolean =>
  askOf(w).wants === 'chance' && /\b(?:any|some)(?:body|one|where|thing)?\b/i.test(textAsked(w))

export function anyOption(w: Writing, view: PredictionView<'choice'>): Answer | null {
  const ranked = rankedOptions(w, view)
  const none = ranked.find(({ option }) => nobody.test(String(option.value)))
  const whose = whoseForecast(w, view)
  if (!none || !whose || !asksForAny(w)) return null
  const figure = w.table.compute('chance-not', [none.chance], {
    title: `${view.item.label}, the chance that any comes`,
    unit: 'chance',
  })
  const likeliest = ranked
    .filter((one) => one !== none && isOneThing(one))
    .slice(0, 2)
    .map(({ option, chance }): Phrase => ['“', plainly(option), '”, with ', amount(chance)])
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'chance'), relation: null },
    figure,
    text: amount(figure).text,
    says: String(labelOf(w, view).value),
    event: phraseOf(w, view) && { said: ['anyone becomes ', whatIsAsked(w, view)] },
    sentences: [
      sentence`The chance that anyone becomes ${whatIsAsked(w, view)} is ${amount(figure)}: “${plainly(none.option)}” has ${amount(none.chance)}, by ${whose}.`,
      sentence`The likeliest to be it ${likeliest.length === 1 ? 'is' : 'are'} ${listed(likeliest)}.`,
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
  }
}
