/** Which? By the forecast of the question that lists the options. */
import { forecastPath, labelOf, phraseOf, reader, seriesOf, yearOf } from '../facts.ts'
import { whatIsAsked, whoseForecast } from '../phrases.ts'
import { placesIn } from '../../ask/places/place.ts'
import { askOf, textAsked, wantedOf } from '../asked.ts'
import { amount, listed, plainly, sentence } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { isOneThing, optionEvent } from '../event/option-event.ts'
import { besidePeople, givesIt, ownBeside } from '../people/people.ts'
import { statedBy } from '../stated/stated.ts'

export function rankedOptions(w: Writing, view: PredictionView<'choice'>) {
  const forecast = forecastPath(view)
  const { question } = view.details
  if (!forecast) return []
  const read = reader(w, view)
  return question.options
    .map((option, i) => ({
      place: i,
      option: read(`details.question.options.${i}`, 'an option'),
      chance: read(
        `${forecast.path}.estimate.probabilities.${option}`,
        `forecast by ${forecast.who} for ${option}`,
        'chance',
      ),
    }))
    .toSorted((a, b) => Number(b.chance.value) - Number(a.chance.value))
}

export function optionOfPrediction(w: Writing, view: PredictionView<'choice'>): Answer | null {
  const ranked = rankedOptions(w, view)
  const asked = optionNamed(w, view)
  const first =
    ranked.find(({ place }) => place === asked) ??
    ranked.find((one) => isOneThing(one) && !(isIfAny(w) && isNone(one))) ??
    ranked[0]
  const whose = whoseForecast(w, view)
  if (!first || !whose) return null
  const others = ranked.filter((one) => one !== first).slice(0, 3)
  const next = others.map(({ option, chance }) => ['“', plainly(option), '” ', amount(chance)])
  const wants = asked >= 0 && asksWhether(w, view) ? 'chance' : 'which'
  const event = optionEvent(w, view, first.option)
  const named = { said: [whatIsAsked(w, view), ': ', plainly(first.option)], clause: event.said }
  return {
    ...plainAnswer,
    states: statedBy(w, view, wants),
    figure: first.chance,
    text: amount(first.chance).text,
    says: `${String(first.option.value)}: ${String(labelOf(w, view).value)}`,
    event: phraseOf(w, view) && (wants === 'chance' ? event : named),
    beside: besidePeople(w, view, {
      own: ownBeside(w, view, first.chance),
      model: null,
      say: givesIt,
    }),
    sentences: [
      sentence`The chance that ${event.said} is ${amount(first.chance)}, by ${whose}.`,
      first === ranked[0]
        ? sentence`That is the likeliest answer; behind it come ${listed(next)}.`
        : sentence`Of the other answers, the likeliest are ${listed(next)}.`,
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
  }
}

/** Who is not the next to do it may still do it in time: that one does is more than that it is the first who does. */
const asksWhether = (w: Writing, { item }: PredictionView<'choice'>): boolean =>
  askOf(w).wants === 'chance' && (!isOfNext.test(item.title) || asksForNext.test(textAsked(w)))
const isOfNext = /\b(?:will next|be (?:the )?(?:next|first)|land the next)\b/i
/** Before a rival, and neither before a year nor for the first time of its own. */
const asksForNext = /\b(?:next|(?<!\b(?:its|their|his|her) )first|ahead|before (?!\d|the (?:end|start|year)\b))/i

/** Whoever asks 'which, if any' knows that there may be none. */
const isIfAny = (w: Writing): boolean =>
  /\bif (?:any|anyone|anybody|there is any|one does|it happens|at all)\b/i.test(w.dossier.understood.text)
const isNone = ({ option }: { option: Evidence }): boolean =>
  /^(?:none|no one|nobody|neither)\b/i.test(String(option.value))

/** 'Will the EU break up?' does not ask which country joins it next. */
export function asksForOne(w: Writing, view: PredictionView<'choice'>): boolean {
  const [text, wants] = [textAsked(w), wantedOf(w)]
  return wants === 'account' || optionNamed(w, view) >= 0 || asksForFirst.test(text)
}

/**
 * Of several answers one: better where the question asks for one of several or which comes first, worse where it asks
 * how one of them does.
 */
export function oneOfSeveral(w: Writing, view: PredictionView<'choice'>): number {
  const [text, wants] = [textAsked(w), wantedOf(w)]
  if (/^(who|which)\b/i.test(text)) return 0.3
  if (optionNamed(w, view) < 0) return 0
  return wants !== 'account' && asksForFirst.test(text) ? 0.3 : -0.4
}
export const asksForFirst =
  /\b(who|which|where|host\w*|largest|biggest|greatest|main|most|top|lead\w*|win\w*|elected|first|next|overtak\w*|ahead|before|president|party)\b/i

/** 'Before China' asks for another than China, and 'another country' for none that a list calls other. */
const rivals = /\b(?:before|than|ahead of|overtakes?|passes) (?:the )?[\p{L}-]+|\banother\b/gu

/** 'Which, the US or China?' names both, and 'more than any other' none. */
const isOneOf = /\bor\b/iu
const anyOther = /\b(?:any(?:thing|one|body)?|every|all) (?:the )?(?:others?|else)\b/gu

/** The place of the option that the question names; -1 where it names none, or several. */
function optionNamed(w: Writing, { details: { question } }: PredictionView<'choice'>): number {
  if (askOf(w).wants === 'which' && isOneOf.test(textAsked(w))) return -1
  const said = textAsked(w).replaceAll(anyOther, '').replaceAll(rivals, '')
  const [text, places] = [said.toLowerCase(), placesIn(said)]
  const isNamed = question.options.map((option) => {
    if (places.includes(option)) return true
    const words = option.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    // 'Democrats' are of the 'Democratic' party.
    return words.length > 0 && words.every((word) => text.includes(word.replace(/ic$/, '')))
  })
  return isNamed.filter(Boolean).length === 1 ? isNamed.indexOf(true) : -1
}
