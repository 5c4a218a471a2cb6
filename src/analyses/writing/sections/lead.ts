/**
 * An answer in three sentences, and how it comes about in those that are left: those stand where it is told how we get
 * there. What is told in words is left whole.
 */
import { askOf } from '../asked.ts'
import { level } from '../facts.ts'
import { connecting } from '../../report/connecting.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, bare, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

/** So much of how it comes about stays with the answer as these hold. */
const mostWords = 38

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0)

type Split = { first: Sentence[]; range: Sentence[]; account: Sentence[]; rest: Sentence[] }

export function splitAnswer(w: Writing, answer: Answer): Split {
  const { sentences, beside = [] } = answer
  const [first, ...others] = sentences
  const head = first ? [first, ...beside] : []
  if (!first) return { first: [], range: [], account: [], rest: [] }
  if (isInWords(w, answer)) return { first: head, range: [], account: others, rest: [] }
  const told = others.filter((one) => isRange(one, answer) || one.text === connecting['on-judgement'])
  const range = isRange(first, answer) || told.some((one) => isRange(one, answer)) ? [] : rangeOf(w, answer)
  const left = others.filter((one) => !told.includes(one))
  const fits = left.filter((_, i) => wordsIn([...head, ...told, ...left.slice(0, i + 1)]) <= mostWords)
  return { first: head, range: [...told, ...range], account: fits, rest: left.slice(fits.length) }
}

/** What follows from something, and what becomes of a thing, is an account and no number; what was measured comes about no way. */
function isInWords(w: Writing, { isNone, isPast, told, worlds }: Answer): boolean {
  return isNone === true || isPast === true || told !== undefined || worlds.length > 0 || askOf(w).wants === 'effect'
}

/** Whether it says between what the answer lies: of a time and of one of several what stands beside it. */
function isRange(one: Sentence, { low, high, states, sentences }: Answer): boolean {
  const isSaid = (evidence: Evidence | null) => one.claims.some((claim) => claim.evidence === evidence?.id)
  if (low && high) return isSaid(low) && isSaid(high)
  return (states.wants === 'time' || states.wants === 'which') && one === sentences[1]
}

function rangeOf(w: Writing, { figure, low, high, beside = [] }: Answer): Sentence[] {
  // Where each says its own, no view lies behind another.
  if (beside.length > 0 || !low || !high || amount(low).text === amount(high).text) return []
  if (figure.unit === 'chance') return [sentence`The views behind it lie between ${amount(low)} and ${amount(high)}.`]
  return [sentence`With a chance of ${bare(level(w, 80))} it lies between ${bare(low)} and ${amount(high)}.`]
}
