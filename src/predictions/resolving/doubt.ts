/** What the page of a question says of its outcome once a revision contradicted it, and what became of that. */
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayQuantity } from '#kit/numbers.ts'
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'

export type Doubt = {
  /** The year, quarter or month whose value makes the difference, as it is known since `knownSince`; null where it is gone. */
  period: string
  value: number | null
  knownSince: string
  unit: string
  /** What the rule says by it; null where it says nothing. */
  answer: string | null
  /** By what it had resolved, and to what; null where nobody had kept that. */
  former: { period: string; value: number; answer: string | null } | null
  /** Null while it waits for an operator. */
  settled: { on: string; word: 'kept' | 'corrected' | 'withdrawn' | 'orphaned'; reason: string | null } | null
}

/** `isOpen`: the question has no outcome by now. */
export function sayDoubt(question: Question, doubt: Doubt, isOpen: boolean): string {
  const { answer, settled } = doubt
  const said = answer === null ? 'nothing is decided' : `the answer would be ${sayAnswer(question, answer)}`
  const found = `${sayFound(doubt)}: by that ${said}.`
  return `${found} ${settled ? saySettled(settled, isOpen) : 'The outcome stands until an operator has decided.'}`
}

/** 'The value of 2025 was 427.3 ppm when the question resolved, and since 5 Mar 2028 it is 426.8 ppm' */
function sayFound({ period, value, knownSince, unit, former }: Doubt): string {
  const measured = (one: number) => sayQuantity(one, unit, allDigits)
  const now = value === null ? 'is withdrawn' : `is ${measured(value)}`
  const since = `since ${sayDay(knownSince)}`
  if (!former) return `The value of ${sayDay(period)} ${now} ${since}`
  const whose = former.period === period ? 'it' : `that of ${sayDay(period)}`
  return `The value of ${sayDay(former.period)} was ${measured(former.value)} when the question resolved, and ${since} ${whose} ${now}`
}

function sayAnswer(question: Question, answer: string): string {
  return typeOf(question).sayOutcome(question, answer)
}

function saySettled({ on, word, reason }: NonNullable<Doubt['settled']>, isOpen: boolean): string {
  const corrected = isOpen ? 'opened the question again' : 'had it resolved anew'
  const said = {
    kept: `An operator kept the outcome on ${sayDay(on)}`,
    corrected: `An operator ${corrected} on ${sayDay(on)}`,
    withdrawn: `Since ${sayDay(on)} the series bears the outcome out again`,
    orphaned: `On ${sayDay(on)} the trend was deleted, and the outcome stands`,
  }[word]
  return reason === null ? `${said}.` : `${said}: “${reason}”`
}
