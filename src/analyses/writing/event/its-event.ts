/** What a question asks, in the words of a sentence: by its phrase; null of what people write, which has none. */
import { outcomesMet, sayAnyOf } from '#predictions/written.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Evidence } from '../../report/evidence.ts'
import { phraseOf, titleOf } from '../facts.ts'
import { itsYear } from '../phrases.ts'
import { named, type Phrase, plainly } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'
import { deny } from './denying.ts'
import { type Event, opposite } from './event.ts'
import { optionEvent, optionNamed } from './option-event.ts'
import { plainTime } from './plain-time.ts'

/** What a question asks, with what it takes as given after it; null of what people write, which is named by its label. */
export function itsEvent(w: Writing, view: PredictionView, given: Phrase = givenIn(w, view)): Event | null {
  const phrase = phraseOf(w, view)
  if (!phrase) return null
  const { before, time } = plainTime(String(phrase.value))
  const at = piecesOf(phrase, time)
  return {
    said: [wordFor(phrase, before), at, given],
    denied: [piecesOf(phrase, deny(before)), at, given],
    goesOn: given === '' ? '' : ',',
  }
}

/** The same by the end of another year than its own. */
export function itsEventBy(w: Writing, view: PredictionView, at: Phrase): Event | null {
  const phrase = phraseOf(w, view)
  const text = String(phrase?.value ?? '').replace(itsYear, '')
  if (!phrase || (text === phrase.value && !isTimeless(view))) return null
  return { said: [quote(phrase, text), at], denied: [piecesOf(phrase, deny(text)), at] }
}

/** Of a question for a date, which names no year. */
const isTimeless = ({ details }: PredictionView): boolean => typeOf(details.question).asksWhen

/** ', if China attacks'; nothing of what takes nothing as given. */
function givenIn(w: Writing, view: PredictionView): Phrase {
  const { condition } = view.details
  const on = w.predictions.find(({ ref }) => ref === condition?.on)
  if (!condition || !on) return ''
  return [
    ', if ',
    takenAsGiven(w, view) ?? ['the answer to ', named(titleOf(w, on)), ' is ', sayAnyOf(outcomesMet(condition))],
  ]
}

/** After 'if', what a question takes as given: that something happens, or does not, or comes out in one of several ways. */
export function takenAsGiven(w: Writing, { details: { condition } }: PredictionView): Phrase | null {
  const on = w.predictions.find(({ ref }) => ref === condition?.on)
  const event = on && itsEvent(w, on)
  // 'If Green or Blue wins' is no one event.
  if (!condition || !event || condition.or) return null
  if (condition.outcome === 'yes') return event.said
  if (condition.outcome === 'no') return opposite(event).said
  return optionEvent(w, on, optionNamed(w, on, condition.outcome)).said
}

/** After 'if', of what does not happen: 'Finland does not lead the report of 2028'. */
export function ifNot(w: Writing, view: PredictionView): Phrase {
  const event = itsEvent(w, view)
  return event ? opposite(event).said : ['the answer to ', named(titleOf(w, view)), ' is no']
}

const piecesOf = (evidence: Evidence, parts: readonly (string | { word: string })[]): Phrase =>
  parts.map((part) => (typeof part === 'string' ? part : quote(evidence, part.word)))

/** The whole phrase is a fact of its item, a part of it a quote. */
const wordFor = (phrase: Evidence, text: string): Phrase =>
  text === phrase.value ? plainly(phrase) : quote(phrase, text)

const quote = (evidence: Evidence, text: string): Phrase => ({ kind: 'quote', text, evidence })
