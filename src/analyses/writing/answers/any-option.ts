/** Will anybody? By the question that lists who may be the first: what is left of the chance of none of them. */
import { askOf, textAsked } from '../asked.ts'
import { labelOf, phraseOf, seriesOf, titleOf, yearOf } from '../facts.ts'
import { whoseForecast } from '../phrases.ts'
import { amount, listed, named, type Phrase, plainly, sentence } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { isOneThing } from '../event/option-event.ts'
import { rankedOptions } from './option.ts'
import { besidePeople, ownBeside, says } from '../people/people.ts'
import { statedBy } from '../stated/stated.ts'

const nobody = /^(?:none|no one|nobody|neither|no state|no country|not? by)\b/i

/** 'Will anybody?' is asked by whoever names nobody. */
export const asksForAny = (w: Writing, view: PredictionView): boolean =>
  askOf(w).wants === 'chance' &&
  (/\b(?:any|some)(?:body|one|where|thing)?\b/i.test(textAsked(w)) ||
    (joins.test(view.item.title) && newMember.test(textAsked(w))))

/** Whoever joins is new; of what others do too, 'another state' may mean none of the options. */
const joins = /\bjoin\b/i
const newMember =
  /\b(?:another|new|further|additional|one more) (?:\p{L}+ )?(?:members?|countr(?:y|ies)|states?|nations?|entrants?)\b/iu

export function anyOption(w: Writing, view: PredictionView<'choice'>): Answer | null {
  const ranked = rankedOptions(w, view)
  const none = ranked.find(({ option }) => nobody.test(String(option.value)))
  const whose = whoseForecast(w, view)
  if (!none || !whose || !asksForAny(w, view)) return null
  const title = `${view.item.label}, the chance that any comes`
  const anyBut = (of: Evidence, by = '') => w.table.compute('chance-not', [of], { title: title + by, unit: 'chance' })
  const figure = anyBut(none.chance)
  const own = ownBeside(w, view, none.chance)
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
    event: phraseOf(w, view) && { said: thereIsOne(w, view) },
    beside: besidePeople(w, view, {
      own: own && anyBut(own, ', by the forecast beside it'),
      model: null,
      say: says,
    }),
    sentences: [
      sentence`The chance that ${thereIsOne(w, view)} is ${amount(figure)}: “${plainly(none.option)}” has ${amount(none.chance)}, by ${whose}.`,
      sentence`The likeliest ${likeliest.length === 1 ? 'is' : 'are'} ${listed(likeliest)}.`,
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
  }
}

/** 'There is a next country to join the European Union by the end of 2035'. */
function thereIsOne(w: Writing, view: PredictionView): Phrase {
  const [phrase, title] = [phraseOf(w, view), titleOf(w, view)]
  const [, rest] = /^the (.+)$/s.exec(String(phrase?.value ?? '')) ?? []
  if (!phrase || rest === undefined) return ['there is an answer to ', named(title)]
  const by = /\bby (?:the end of )?\d{4}\b/.exec(String(title.value))?.[0]
  return [
    'there is a ',
    { kind: 'quote', text: rest, evidence: phrase },
    by === undefined ? '' : [' ', { kind: 'quote', text: by, evidence: title }],
  ]
}
