/** That one of several answers comes out: 'the winner of the men's football World Cup of 2030 is France'. */
import type { Evidence } from '../../report/evidence.ts'
import { reader } from '../facts.ts'
import { whatIsAsked } from '../phrases.ts'
import { type Phrase, plainly } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'
import type { Event } from './event.ts'

export const optionEvent = (w: Writing, view: PredictionView, option: Evidence): Event => ({
  said: [whatIsAsked(w, view), ' is ', optionSaid(option)],
  denied: [whatIsAsked(w, view), ' is not ', optionSaid(option)],
})

/** The option of that name, as evidence. */
export function optionNamed(w: Writing, view: PredictionView, name: string): Evidence {
  const { question } = view.details
  const place = 'options' in question ? question.options.indexOf(name) : -1
  return reader(w, view)(`details.question.options.${place}`, 'an option')
}

/** Whatever else it may be names none of them. */
export const isOneThing = ({ option }: { option: Evidence }): boolean =>
  !/^(?:an)?others?\b|\belse\b|^none\b/i.test(String(option.value))

/** 'Other' and 'None' are names of answers, and of nothing in the world. */
const optionSaid = (option: Evidence): Phrase =>
  isOneThing({ option }) ? plainly(option) : ['“', plainly(option), '”']
