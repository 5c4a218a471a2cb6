/**
 * What an answer is of, in the words of a sentence: 'world population in 2050', 'Finland leads the report of 2028'. The
 * headline and sentence one are made of the same words.
 */
import type { Evidence } from '../report/evidence.ts'
import type { Side } from './answers/says.ts'
import { deny } from './denying.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { phraseOf, titleOf } from './facts.ts'
import { itIsSo, itsYear } from './phrases.ts'
import { named, type Phrase, plainly } from './sentence.ts'
import type { PredictionView } from './views.ts'
import type { Writing } from './writing.ts'

/** `said`: of a chance a clause, else what has a name. `denied`: the clause, where it can be said better than as a whole. */
export type Event = {
  said: Phrase
  denied?: Phrase
  /** ',' where it ends in what is taken as given, and a sentence goes on. */
  goesOn?: string
}

/** 'It does not come about that' where nobody has said it better. */
export const opposite = ({ said, denied, goesOn = '' }: Event): Event => ({
  said: denied ?? ['it does not come about that ', said],
  denied: said,
  goesOn,
})

/** What a question asks, with what it takes as given after it; null of what people write, which is named by its label. */
export function itsEvent(w: Writing, view: PredictionView): Event | null {
  const phrase = phraseOf(w, view)
  if (!phrase) return null
  const given = givenIn(w, view)
  return {
    said: [plainly(phrase), given],
    denied: [inPieces(phrase, String(phrase.value)), given],
    goesOn: given === '' ? '' : ',',
  }
}

/** The same by the end of another year than its own. */
export function itsEventBy(w: Writing, view: PredictionView, at: Phrase): Event | null {
  const phrase = phraseOf(w, view)
  const text = String(phrase?.value ?? '').replace(itsYear, '')
  if (!phrase || (text === phrase.value && !isTimeless(view))) return null
  return { said: [quote(phrase, text), at], denied: [inPieces(phrase, text), at] }
}

/** Of a question for a date, which names no year. */
const isTimeless = ({ details }: PredictionView): boolean => typeOf(details.question).asksWhen

/** What is held against a value: 'the price of gold is above 5,000 dollars in 2030'. */
export const againstValue = (name: Phrase, side: Side, value: Phrase, at: Phrase): Event => ({
  said: [name, ` is ${side} `, value, ' in ', at],
  denied: [name, ` is ${otherSide[side]} `, value, ' in ', at],
})

export const otherSide: Readonly<Record<Side, Side>> = {
  'at least': 'below',
  below: 'at least',
  above: 'at most',
  'at most': 'above',
}

/** ', if China attacks'; nothing of what takes nothing as given. */
function givenIn(w: Writing, { details: { condition } }: PredictionView): Phrase {
  const on = w.predictions.find(({ ref }) => ref === condition?.on)
  if (!condition || !on) return ''
  return condition.outcome === 'yes' ? [', if ', itIsSo(w, on)] : [', if ', ifNot(w, on)]
}

/** After 'if', of what does not happen: 'Finland does not lead the report of 2028'. */
export function ifNot(w: Writing, view: PredictionView): Phrase {
  const phrase = phraseOf(w, view)
  return phrase ? inPieces(phrase, String(phrase.value)) : ['the answer to ', named(titleOf(w, view)), ' is no']
}

const inPieces = (evidence: Evidence, text: string): Phrase =>
  deny(text).map((part) => (typeof part === 'string' ? part : quote(evidence, part.word)))

const quote = (evidence: Evidence, text: string): Phrase => ({ kind: 'quote', text, evidence })
