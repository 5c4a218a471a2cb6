/**
 * What a question asks, within a sentence: by its phrase, else by its title. Only questions of the collection have a
 * phrase; what people write is named as they wrote it.
 */
import { asksForMonth } from '../ask/times/month-asked.ts'
import { withoutYear } from './answers/says.ts'
import { textAsked } from './asked.ts'
import { forecastPath, labelOf, madeOf, phraseOf, titleOf } from './facts.ts'
import { peopleOf } from './people/people.ts'
import { amount, named, type Phrase, type Piece, plainly, when } from './sentence.ts'
import type { PredictionView } from './views.ts'
import type { Writing } from './writing.ts'

/** After 'the chance': 'that a human being lands on Mars by the end of 2040', 'of a yes to “Will it?”'. */
export function thatItIsSo(w: Writing, view: PredictionView): Phrase {
  const phrase = phraseOf(w, view)
  return phrase ? ['that ', plainly(phrase)] : ['of a yes to ', named(titleOf(w, view))]
}

/** After 'if': 'a human being lands on Mars by the end of 2040', 'the answer to “Will it?” is yes'. */
export function itIsSo(w: Writing, view: PredictionView): Phrase {
  const phrase = phraseOf(w, view)
  return phrase ? plainly(phrase) : ['the answer to ', named(titleOf(w, view)), ' is yes']
}

/** What a number, an option or a year is asked of: 'world GDP in 2029', 'the answer to “How much?”'. */
export function whatIsAsked(w: Writing, view: PredictionView): Phrase {
  const phrase = phraseOf(w, view)
  return phrase ? plainly(phrase) : ['the answer to ', named(titleOf(w, view))]
}

/** The same before a verb: 'world GDP in 2029, in current US dollars,'. */
export function whatIsAskedOf(w: Writing, view: PredictionView): Phrase {
  const isOpen = /, [^,]+$/.test(String(phraseOf(w, view)?.value ?? ''))
  return [whatIsAsked(w, view), isOpen ? ',' : '']
}

/** The same without its year: 'world GDP'; its label where nobody has said so. */
export function whatItIs(w: Writing, view: PredictionView): Piece {
  const phrase = phraseOf(w, view)
  const text = String(phrase?.value ?? '').replace(itsYear, '')
  return phrase ? { kind: 'quote', text, evidence: phrase } : plainly(labelOf(w, view))
}

/** Of a date: 'the year in which people land on the Moon again', or the month; 'the answer to “When?”'. */
export function whenItIsSo(w: Writing, view: PredictionView): Phrase {
  const phrase = phraseOf(w, view)
  const time = asksForMonth(textAsked(w)) ? 'month' : 'year'
  return phrase ? [`the ${time} in which `, plainly(phrase)] : ['the answer to ', named(titleOf(w, view))]
}

/** 'Farsight’s forecast as of 20 Nov 2026', 'what 39 people forecast together, as of 28 Nov 2026'. Null where nobody forecasts. */
export function whoseForecast(w: Writing, view: PredictionView): Phrase | null {
  const forecast = forecastPath(view)
  const people = peopleOf(w, view)
  if (!forecast) return null
  const made = when(madeOf(w, view, forecast))
  return people
    ? ['what ', amount(people), ' people forecast together, as of ', made]
    : [`${forecast.who}’s forecast as of `, made]
}

/** After 'that', for another year than its own: 'a human being lands on Mars'; its label where it names no year so. */
export function itselfWithoutYear(w: Writing, view: PredictionView): Phrase {
  const phrase = phraseOf(w, view)
  const text = String(phrase?.value ?? '').replace(itsYear, '')
  if (phrase && text !== phrase.value) return { kind: 'quote', text, evidence: phrase }
  const label = labelOf(w, view)
  return ['“', { kind: 'quote', text: withoutYear(String(label.value)), evidence: label }, '” comes about']
}
/** ', by the end of 2050', where a phrase ends in it. */
export const itsYear =
  /,? (?:(?:by the end of|by|in|for the year|for|before) (?:19|20|21)\d\d|between \p{Lu}\p{L}+ \d{4} and \p{Lu}\p{L}+ \d{4})$/u
