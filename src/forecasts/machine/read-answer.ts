/**
 * What a language model answered, as a forecast of the question: its numbers in the one shape that was asked for, and its
 * reason as plain text. Nothing else of it is read, whatever it says.
 */
import { z } from 'zod'
import type { Fault } from '#kit/language-model/faults.ts'
import { jsonIn } from '#kit/language-model/json-in.ts'
import { whyNoPlainText } from '#kit/language-model/plain-text.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { estimateIn } from './index.ts'

/** Why there is no forecast, for whoever runs the server. */
export type MachineFault =
  | Fault
  | 'no forecast of the question'
  | 'an address in its reason'
  | 'the question changed meanwhile'
  | 'not open any more'
  | 'not public any more'
export type MachineSays = { estimate: Estimate; reason: string | null }

const answer = z.looseObject({ reason: z.string() })

export function readAnswer(question: Question, text: string): MachineSays | MachineFault {
  if (text.trim() === '') return 'empty answer'
  const { data } = answer.safeParse(jsonIn(text))
  if (!data) return 'unreadable answer'
  const { reason: said, ...fields } = data
  const estimate = estimateIn(question, fields)
  if (!estimate || whyNotForecast(question, estimate) !== null) return 'no forecast of the question'
  const reason = plainly(said)
  // Whoever repeats an address was led by one: then the number is not to be trusted either.
  if (whyNoPlainText(reason) === 'an address') return 'an address in its reason'
  return { estimate, reason: reason === '' || whyNoPlainText(reason) ? null : reason }
}

/** About a hundred words, which are more than were asked for. */
const longest = 700

/** In one line, and not endless. A long dash is no markup. */
function plainly(said: string): string {
  const text = said.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll('—', '–').trim()
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/u, '')} …`
}
