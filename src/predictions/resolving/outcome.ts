/** The outcome that a rule gives a question, in the words in which its page says it. */
import { dayOf, sayDay } from '#kit/dates.ts'
import { allDigits, sayQuantity } from '#kit/numbers.ts'
import type { Evidence, PredictionDetails } from '../question.ts'
import { outcomesMet, sayAnyOf } from '../written.ts'
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'
import { outcomesGone } from './gone.ts'
import type { Ruling } from './series-answer.ts'

type Outcome = NonNullable<PredictionDetails['outcome']>

/** No question resolves before it was asked. */
export function outcomeBy({ value, from }: Ruling, details: PredictionDetails, evidence: Evidence): Outcome {
  const { opens } = details
  const on = dayOf(from)
  return {
    state: 'resolved',
    value,
    at: on < opens ? opens : on,
    reason: sayEvidence(value, details, evidence),
    evidence,
  }
}

type Condition = NonNullable<PredictionDetails['condition']>

/** How the question came out without which another does not count, as it is asked now: its value is null where it was annulled. */
export type Came = { title: string; question: Question; value: string | null }

/**
 * The outcome of a question by its condition, other things being as they are: annulled once that cannot be met any more,
 * and open again should that turn. One that names an outcome which the other no longer has, since that was worded anew,
 * stays as it is until it names another: which of those there are now was meant, nobody but its author knows. `came`: null
 * while the other is open.
 */
export function outcomeUnder(
  { condition, outcome }: Pick<PredictionDetails, 'condition' | 'outcome'>,
  came: Came | null,
  today: string,
): PredictionDetails['outcome'] {
  if (condition && came && !isMetBy(condition, came)) {
    const isKept = (outcome && isOver(outcome, came)) || (came.value !== null && namesGone(condition, came.question))
    return isKept ? outcome : annulledBy(condition, came, today)
  }
  return outcome?.given ? null : outcome
}

/** Whether it ended otherwise, or as this has it. That it came out, somebody said while it counted. */
function isOver({ state, decided, given }: Outcome, { value }: Came): boolean {
  return given ? given.outcome === value : !(decided && state === 'resolved')
}

/** Whether a question counts, once it is known how the other came out. */
export function isMetBy(condition: Condition, { value }: Pick<Came, 'value'>): boolean {
  return value !== null && outcomesMet(condition).includes(value)
}

function namesGone(condition: Condition, question: Question): boolean {
  return outcomesGone(outcomesMet(condition), question).length > 0
}

function annulledBy(condition: Condition, { title, value }: Came, today: string): Outcome {
  const how = value === null ? 'was annulled' : `resolved to ${value}`
  const wanted = sayAnyOf(outcomesMet(condition))
  const reason = `Annulled by rule: it counts only if “${title}” resolves to ${wanted}, and that ${how}.`
  return { state: 'annulled', value: null, at: today, reason, given: { on: condition.on, outcome: value } }
}

/** 'Resolved by rule: the value of 2027 was 1.31 °C, as known on 14 Jan 2028. Source: NASA GISS.' */
function sayEvidence(answer: string, { question, automatic }: PredictionDetails, evidence: Evidence): string {
  const { at, value, unit, source, knownSince, isProvisional } = evidence
  const found = { value: answer, at, said: sayQuantity(value, unit, allDigits) }
  const finding = automatic ? typeOf(question).seriesAnswer?.sayFinding(automatic, found) : undefined
  const known = `as known on ${sayDay(knownSince)}${isProvisional ? ', still provisional' : ''}`
  return `Resolved by rule: ${finding}, ${known}. Source: ${source}.`
}
