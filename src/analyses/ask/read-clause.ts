/** Reads one clause: what it wants, of what, compared with what, when and where. */
import type { Clause, Relation, When } from './ask.ts'
import { isNegated } from './negation.ts'
import { readPlace } from './place.ts'
import { cutReference } from './times/reference.ts'
import { cutRelation } from './amounts/relation.ts'
import { readWants } from './wants.ts'
import { cutWhen } from './times/when.ts'

export function readClause(text: string, today: Date): Clause {
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\b(early|mid|late)-/g, '$1 ')
  const { wants: said, isPace } = readWants(text)
  const takesBare = said === null || said === 'chance' || said === 'time'
  const { found: relation, rest } = cutRelation(lower, today, { takesBare, isPace })
  const { found: when } = cutWhen(rest, today)
  const wants = said ?? unsaid(lower, relation, when)
  const reference = cutReference(lower, today)
  return {
    wants,
    of: {
      items: [],
      words: leftOf(text, cutWhen(reference.rest, today).rest),
      measure: measureOf({ wants, relation }, lower),
    },
    place: readPlace(text),
    relation: isPace || !isOpen.has(wants) ? relation : null,
    when,
    negated: isNegated(text),
  }
}

/** They ask for what nothing is compared with. */
const isOpen: ReadonlySet<Clause['wants']> = new Set(['amount', 'effect', 'explain'])

/** Of 'gold price 2030', 'recession before 2030' and 'AI and jobs 2040'. */
function unsaid(lower: string, relation: Relation | null, when: When | null): Clause['wants'] {
  if (relation || when?.kind === 'by') return 'chance'
  const isMeasured = /\b(?:price|number|share|rate|level|cost|amount|size|population|percentage)s?\b/.test(lower)
  return /\band\b/.test(lower) && !isMeasured ? 'explain' : 'amount'
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu

/** The words that are no time, as they were typed. */
function leftOf(text: string, rest: string): string {
  const left = rest.match(word) ?? []
  const typed = text.replaceAll('’', "'").match(word) ?? []
  return typed.filter((one) => one.toLowerCase() === left[0] && left.shift() !== undefined).join(' ')
}

function measureOf({ wants, relation }: Pick<Clause, 'wants' | 'relation'>, lower: string): Clause['of']['measure'] {
  if (/\bpeak|\bmaximum\b/.test(lower)) return 'peak'
  if (wants === 'time') return 'first'
  if (relation && 'factor' in relation && 'self' in relation.of) return 'change'
  if (/\b(?:share|percentage|proportion|part of)\b/.test(lower)) return 'share'
  return relation || wants === 'amount' ? 'level' : 'outcome'
}
