/** Reads one clause: what it wants, of what, compared with what, when and where. */
import type { Clause, Relation, When } from './ask.ts'
import { isNegated } from './negation.ts'
import { readPlace } from './place.ts'
import { cutReference } from './times/reference.ts'
import { writtenOut } from './amounts/written-out.ts'
import { cutRelation } from './amounts/relation.ts'
import { readWants } from './wants.ts'
import { cutWhen } from './times/when.ts'

/** `isGuess`: what it wants is not said, and depends on what it is about. */
export type Read = { clause: Clause; isGuess: boolean }

export function readClause(text: string, today: Date): Read {
  const lower = plainly(text)
  const said = readWants(text)
  const takesBare = said.wants === null || said.wants === 'chance' || said.wants === 'time'
  const { found: relation, rest } = cutRelation(lower, today, { takesBare, isPace: said.isPace })
  const { found: when } = cutWhen(rest, today)
  const wants = wantsIn(said, lower, { relation, when })
  const reference = cutReference(lower, today)
  const clause = {
    wants,
    of: {
      items: [],
      words: leftOf(text, cutWhen(reference.rest, today).rest),
      measure: measureOf({ wants, relation }, lower),
    },
    place: readPlace(text),
    relation: (said.isPace || !isOpen.has(wants)) && !isOfPeak(lower, relation) ? relation : null,
    when,
    negated: isNegated(text),
  }
  return { clause, isGuess: said.isGuess && relation === null }
}

/** 'Is peak coal behind us?' compares with nothing. */
function isOfPeak(lower: string, relation: Relation | null): boolean {
  return relation !== null && isPeak.test(lower) && 'factor' in relation
}

/** In small letters, numbers and years written out: "July '28" is 'july 2028'. */
function plainly(text: string): string {
  return writtenOut(text.toLowerCase().replaceAll('’', "'"))
    .replaceAll(/(?<=\b(?:in|by|before|until|till|of|for|since|come|\p{L}{3,9}) )'([2-9]\d)\b/gu, '20$1')
    .replaceAll(/\b(early|mid|late|end|year)-(?=\p{L}|\d)/gu, '$1 ')
}

/** 'What will gas be in 2031?' asks for a number. */
function wantsIn({ wants, isGuess }: Said, lower: string, found: Pick<Clause, 'relation' | 'when'>): Clause['wants'] {
  const isSaid = wants !== null && !(isGuess && found.when?.to)
  return isSaid ? wants : unsaid(lower, found.relation, found.when)
}
type Said = ReturnType<typeof readWants>

/** They ask for what nothing is compared with. */
const isOpen: ReadonlySet<Clause['wants']> = new Set(['amount', 'effect', 'explain'])

/** 'The price of tea by 2031'. */
const isAmount =
  /^\W*(?:and )?(?:the |an? )?(?:[\p{L}-]+ )?(?:number|price|share|percentage|level|rate|population|size|count|amount)\b/u

/** Of 'gold price 2030', 'recession before 2030' and 'AI and jobs 2040'. */
function unsaid(lower: string, relation: Relation | null, when: When | null): Clause['wants'] {
  if (relation || (when?.kind === 'by' && !isAmount.test(lower))) return 'chance'
  const isMeasured = /\b(?:price|number|share|rate|level|cost|amount|size|population|percentage)s?\b/.test(lower)
  return /\p{L} and \p{L}/u.test(lower.replace(/^\W*and\b/, '')) && !isMeasured ? 'explain' : 'amount'
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu

/** The words that are no time, as they were typed. */
function leftOf(text: string, rest: string): string {
  const left = rest.match(word) ?? []
  const typed = text.replaceAll('’', "'").match(word) ?? []
  return typed.filter((one) => one.toLowerCase() === left[0] && left.shift() !== undefined).join(' ')
}

const isPeak =
  /\bpeak|\bmaximum\b|\bsummit\b|\bcrest|\bzenith\b|\bapex\b|\btop(?:s|ped)? out\b|\bculminat|\bhigh(?:est)? point\b|\btop of the curve\b|\bhigh-?water mark\b|\b(?:all-time|record) high\b|\bturning point\b|\bheyday\b/

function measureOf({ wants, relation }: Pick<Clause, 'wants' | 'relation'>, lower: string): Clause['of']['measure'] {
  if (isPeak.test(lower)) return 'peak'
  if (wants === 'time') return 'first'
  if (relation && 'factor' in relation && 'self' in relation.of) return 'change'
  if (/\b(?:share|percentage|proportion|part of)\b/.test(lower)) return 'share'
  return relation || wants === 'amount' ? 'level' : 'outcome'
}
