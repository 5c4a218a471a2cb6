/**
 * Whether what came of an order is right, as the README of the gold questions says it. Pure: a question with its right
 * answer, and what the product made of it.
 */
import type { Report } from '#analyses/report/report.ts'
import { effectVerdict, partsVerdict } from './answer-section.ts'
import type { AnsweredGold } from './gold-answer.ts'
import { answerText, headlineOf, wholeText } from './headline.ts'
import { numberVerdict, type Verdict } from './number-verdict.ts'

/** `values`: what the formulas of each part's answer compare with. */
export type Gold = { question: AnsweredGold; values: number[][] }
export type Outcome = {
  /** What whoever asks is told, where nothing can be ordered or the order ends empty. */
  refusal: string | null
  /** Items that the refusal offers instead. */
  offered: string[]
  report: Report | null
  isCharged: boolean
}
export type Judged = Verdict & { isWrongRefusal: boolean; namesMissing: boolean; isAnotherEvent: boolean }

export function judge(gold: Gold, outcome: Outcome): Judged {
  const verdict = verdictOf(gold, outcome)
  const { question } = gold
  const isWrongRefusal = verdict.is === 'wrong-refusal'
  // A number where there is none is the number of something else.
  const headline = outcome.report && headlineOf(outcome.report)
  const isInvented = isWrongRefusal && Boolean(headline?.number)
  return {
    ...verdict,
    isWrongRefusal,
    isAnotherEvent: verdict.is === 'another-event' || isInvented,
    namesMissing: outcome.refusal !== null && isNamed(question, outcome.refusal),
  }
}

function verdictOf(gold: Gold, outcome: Outcome): Verdict {
  const { question } = gold
  const { refusal, report } = outcome
  if (question.answerable === 'no') return unanswerable(question, outcome)
  if (isNoPlaceCovered(question)) return ofPlace(question, outcome)
  if (refusal !== null) return refused(question, refusal, outcome.offered)
  if (!report) return { is: 'unanswered', why: ['the order failed'] }
  const answered = answeredBy(gold, report)
  if (answered.is === 'right' && question.answerable === 'partly' && !isNamed(question, wholeText(report)))
    return { is: 'unanswered', why: ['does not name what is missing'] }
  return answered
}

function answeredBy(gold: Gold, report: Report): Verdict {
  const { answer } = gold.question
  if (answer.kind === 'parts') return partsVerdict(gold, report)
  if (answer.kind === 'effect') return effectVerdict(gold, answer, report)
  if (answer.kind === 'refusal') return { is: 'unanswered', why: ['the gold has no answer'] }
  const [part] = gold.question.read.parts
  if (!part) throw new Error(`${gold.question.id} asks nothing`)
  return numberVerdict(headlineOf(report), {
    part,
    gold: answer,
    question: gold.question,
    values: gold.values[0] ?? [],
  })
}

/** A question that the base cannot answer. A text that orders instead of asking is refused in any words. */
function unanswerable(question: AnsweredGold, { refusal, isCharged }: Outcome): Verdict {
  if (refusal === null) return { is: 'wrong-refusal', why: ['answered'] }
  if (isCharged) return { is: 'wrong-refusal', why: ['charged'] }
  if (!isNamed(question, refusal)) return { is: 'wrong-refusal', why: ['does not name what is missing'] }
  return { is: 'right', why: [] }
}

/** Asking for English is right where the question is in another language. */
function refused(question: AnsweredGold, refusal: string, offered: readonly string[]): Verdict {
  if (question.read.language !== 'en' && isNamed(question, refusal)) return { is: 'right', why: [] }
  const { answerable, mustUse = [] } = question
  const isOffered = mustUse.some((ref) => offered.includes(ref))
  if (answerable === 'partly' && isNamed(question, refusal) && isOffered) return { is: 'right', why: [] }
  return { is: 'false-refusal', why: [refusal] }
}

const isNoPlaceCovered = ({ class: of, answer }: AnsweredGold) => of === 'place' && answer.kind === 'refusal'
const worldwide = /\b(?:world|global|worldwide|planet)/i

/**
 * Of a place where the base has the world: refused, said in words, or the world's number that is called so. In all of
 * them the place is named; a report in words names it under "Answer", where it is looked for.
 */
function ofPlace(question: AnsweredGold, { refusal, report }: Outcome): Verdict {
  if (refusal !== null) {
    if (isNamed(question, refusal)) return { is: 'right', why: [] }
    return { is: 'wrong-refusal', why: ['does not name what is missing'] }
  }
  if (!report) return { is: 'unanswered', why: ['the order failed'] }
  const headline = headlineOf(report)
  if (headline?.number && !worldwide.test(headline.says))
    return { is: 'another-event', why: ['a number that is not called the world’s'] }
  if (!isNamed(question, answerText(report))) return { is: 'unanswered', why: ['does not name the place'] }
  return { is: 'right', why: [] }
}

function isNamed({ missingWords = [] }: AnsweredGold, text: string): boolean {
  const said = text.toLowerCase()
  return missingWords.length === 0 || missingWords.some((word) => said.includes(word.toLowerCase()))
}
