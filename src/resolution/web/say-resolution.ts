/** How a question came out, in sentences. */
import { sayNumber } from '#kit/numbers.ts'
import { capital } from '#kit/text.ts'
import { sayDay } from '#kit/dates.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import type { Resolution, Resolutions, Unresolved } from './call-resolution.ts'
import type { Resolver } from '../words.ts'

/** Who gave an outcome: whose word it is. */
export const whose: Record<Resolver, string> = {
  rule: 'by rule',
  author: 'by its author',
  operator: 'by an operator',
  house: 'by Farsight',
}

/** Whether there is more to say than the answer of the page says: one that a rule or a file gave once and for all is said there. */
export function isTold(drawn: Resolutions | null): drawn is Resolutions {
  const [newest, ...before] = drawn?.resolutions ?? []
  if (!newest || !drawn) return false
  return drawn.isProvisional || before.length > 0 || newest.objections.all > 0 || newest.outcome?.decided !== undefined
}

/** 'Yes', 'Annulled', 'No outcome any more' */
export function sayOutcome(question: Question, outcome: Resolution['outcome']): string {
  if (!outcome) return 'No outcome any more'
  if (outcome.value === null) return outcome.isAmbiguous ? 'Ambiguous' : 'Annulled'
  // What it was may be no answer of what is asked now.
  const isAnswer = typeOf(question).whyNotOutcome(question, outcome.value) === null
  const said = isAnswer ? typeOf(question).sayOutcome(question, outcome.value) : outcome.value
  return capital(said)
}

/** 'by its author on 28 Nov 2026; it could be known since 20 Nov 2026' */
export function sayWhen({ at, by, outcome }: Resolution): string {
  const known = outcome?.decided?.knownAt
  const since = known && outcome.value !== null ? `; it could be known since ${sayDay(known.slice(0, 10))}` : ''
  return `${whose[by]} on ${sayDay(at.slice(0, 10))}${since}`
}

export function sayReason({ by, outcome, reason }: Resolution): string | null {
  if (outcome) return outcome.reason
  return reason ?? (by === 'author' ? 'Something else is asked since then.' : 'What had decided it does so no more.')
}

/** 'One person', '3 people' */
export function sayPeople(count: number): string {
  return count === 1 ? 'One person' : `${count} people`
}

/** What was said against it, and what became of that; null where nobody objected. */
export function sayObjections({ open, all }: Resolution['objections'], isNewest: boolean): string | null {
  if (all === 0) return null
  if (!isNewest) return `${sayPeople(all)} objected.`
  if (open > 0)
    return `${sayPeople(open)} ${open === 1 ? 'objects' : 'object'}. It stands until an operator has decided.`
  return `${sayPeople(all)} objected, and an operator let it stand.`
}

/** 'Provisional until 1 Dec 2026', 'Provisional: an operator decides', 'Final'; null while it is open. */
export function sayFinality({ isProvisional, resolutions: [newest] }: Resolutions): string | null {
  if (!newest?.outcome || newest.finalAt === null) return null
  if (!isProvisional) return 'Final'
  return newest.objections.open > 0
    ? 'Provisional: an operator decides'
    : `Provisional until ${sayDay(newest.finalAt.slice(0, 10))}`
}

/** '2 questions are due and still their authors’ to say, the first until 2 Dec 2026, the last until 5 Dec 2026.' */
export function sayLeft({ count, first, last }: NonNullable<Unresolved['leftToAuthors']>): string {
  if (count === 1) return `One question is due and still its author’s to say, until ${sayDay(last)}.`
  const until =
    first === last ? `until ${sayDay(last)}` : `the first until ${sayDay(first)}, the last until ${sayDay(last)}`
  return `${sayNumber(count)} questions are due and still their authors’ to say, ${until}.`
}
