/** What can be said of a question in its form: its possible outcomes where they can be listed, else one to be typed. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { later } from '#predictions/later.ts'
import { capital } from '#kit/text.ts'

/** `value`: what is sent, null where it has to be typed. */
export type SaidWay =
  | { state: 'resolved'; value: string | null; title: string; note?: string }
  | { state: 'annulled' | 'ambiguous'; title: string; note: string }

const typed = { text: 'This:', number: 'A number', date: 'A day' }

export function waysToSay(question: Question): SaidWay[] {
  const type = typeOf(question)
  const listed = type.outcomesOf(question) ?? []
  const isLaterToo = listed.length === 0 && type.whyNotOutcome(question, later) === null
  const outcomes = isLaterToo ? [...listed, later] : listed
  return [
    ...(listed.length === 0
      ? [{ state: 'resolved' as const, value: null, title: typed[type.outcomeInput], note: type.sayQuestion(question) }]
      : []),
    ...outcomes.map((value) => ({
      state: 'resolved' as const,
      value,
      title: capital(type.sayOutcome(question, value)),
    })),
    {
      state: 'annulled',
      title: 'Annulled',
      note: 'It lost its ground. Nobody is scored, and it is never drawn as a no.',
    },
    {
      state: 'ambiguous',
      title: 'Ambiguous',
      note: 'What it asks can be read in more than one way. Nobody is scored.',
    },
  ]
}

/** The end of '41 people forecast it': who is scored by what was chosen, and nothing before something is. */
export function sayScored(state: SaidWay['state'] | undefined): string {
  if (!state) return '.'
  return state === 'resolved' ? ': what stood before it could be known is scored.' : ': nobody is scored.'
}
