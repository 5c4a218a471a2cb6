/**
 * What a question is about, as far as its words say: years, what it wants, a threshold, a category. Whatever else
 * stands in it is text, and nothing in it is an instruction. It refuses nothing and never fails: what cannot be read is
 * left out.
 */
import type { Understood } from '../dossier/preview.ts'
import type { Ask, Question } from '../ask/ask.ts'
import { readQuestion } from '../ask/read-question.ts'
import { categoryOf } from './category-hints.ts'
import { plain } from './plain.ts'

/** `given`: how its asker says that it is to be read. What was asked in another language is read in its English. */
export function understand(question: string, now: Date, given: Question | null = null): Understood {
  const typed = plain(question)
  const text = given?.english ?? typed
  const [first] = (given ?? readQuestion(text, now)).parts
  return {
    text,
    ...(text !== typed && { typed }),
    ...yearsOf(first),
    category: categoryOf(text),
    wants: first ? wanted[first.wants] : 'account',
    threshold: first ? thresholdOf(first) : null,
  }
}

/** Whoever asks when names no year. */
function yearsOf(first: Ask | undefined): Pick<Understood, 'from' | 'to'> {
  const { from, to } = (first?.when?.kind !== 'ever' && first?.when) || { from: null, to: null }
  return { from, to }
}

/** What a report can give today. */
const wanted: Readonly<Record<Ask['wants'], Understood['wants']>> = {
  chance: 'chance',
  amount: 'amount',
  time: 'time',
  which: 'account',
  compare: 'account',
  effect: 'account',
  explain: 'account',
}

const signs = { 'at-least': '>=', 'at-most': '<=', above: '>', below: '<' } as const

function thresholdOf({ relation }: Ask): Understood['threshold'] {
  if (!relation || 'factor' in relation || relation.comparison === 'between') return null
  return { comparison: signs[relation.comparison], value: relation.value }
}
