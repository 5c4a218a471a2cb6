/**
 * The reading that the fields come to. Whatever no field shows, and whatever is left as it was, stays word for word as it
 * was read.
 */
import type { Ask, Clause, Relation, When } from '../../../ask/ask.ts'
import { type Draft, isSame, relationNames, type Than, whenNames } from './draft.ts'

/** Null while something that was begun is unfinished. `thisYear`: from which on 'by 2034' counts. */
export function askOf(draft: Draft, thisYear: number): Ask | null {
  const { before, items, place, negated } = draft
  const relation = relationOf(draft)
  const when = whenOf(draft, thisYear)
  const words = isSame(draft, ['items']) ? before.of.words : ''
  if (relation === undefined || when === undefined || (items.length === 0 && words === '')) return null
  return {
    wants: draft.wants === 'peak' ? 'time' : draft.wants,
    of: { ...keptOf(draft), items: [...items], words, measure: measureOf(draft) },
    place,
    relation,
    when,
    negated,
    ...leftOf(draft),
    condition: conditionOf(draft),
    decision: draft.decision.trim() || null,
  }
}

/** What was left of the words stays so, while nobody says otherwise what is compared and when. */
const leftOf = (draft: Draft): Pick<Clause, 'unread'> =>
  draft.before.unread && isSame(draft, [...relationNames, ...whenNames]) ? { unread: draft.before.unread } : {}

/** Undefined where a number is missing. */
function relationOf(draft: Draft): Relation | null | undefined {
  if (isSame(draft, relationNames)) return draft.before.relation
  return relationBy[draft.than](draft)
}

const relationBy: Record<Than, (draft: Draft) => Relation | null | undefined> = {
  nothing: () => null,
  number: ({ comparison, value, upTo, unit }) => {
    if (value === null) return undefined
    const plain = { comparison, value, unit: unit.trim() }
    if (comparison !== 'between') return plain
    return upTo === null ? undefined : { ...plain, upTo }
  },
  year: ({ comparison, percent, year }) =>
    percent === null || year === null || comparison === 'between'
      ? undefined
      : { comparison, factor: percent / 100, of: { self: year } },
  other: ({ comparison, percent, other }) =>
    percent === null || !other.trim() || comparison === 'between'
      ? undefined
      : { comparison, factor: percent / 100, of: { other: other.trim() } },
}

/** Undefined where a year is missing. */
function whenOf(draft: Draft, thisYear: number): When | null | undefined {
  if (isSame(draft, whenNames)) return draft.before.when
  const { when, from, to } = draft
  const month = draft.month === '' ? {} : { month: draft.month }
  if (when === 'unsaid') return null
  if (when === 'ever') return { kind: when, from: from ?? thisYear, to: null }
  if (to === null) return undefined
  if (when === 'in') return { kind: when, from: to, to, ...month }
  return { kind: when, from: when === 'by' ? thisYear : from, to, ...month }
}

/** From when on a change counts, and in which unit an amount is wanted, while the same is wanted. */
const keptOf = ({ before, ...draft }: Draft): Partial<Clause['of']> =>
  isSame({ before, ...draft }, ['wants', ...relationNames]) ? before.of : {}

/** As it was, where nothing that it follows from has changed. */
function measureOf(draft: Draft): Clause['of']['measure'] {
  const { measure } = draft.before.of
  if (isSame(draft, ['wants', ...relationNames])) return measure
  if (draft.wants === 'peak') return 'peak'
  if (draft.wants === 'time') return 'first'
  if (draft.than === 'year') return 'change'
  if (measure === 'share') return measure
  return draft.than !== 'nothing' || draft.wants === 'amount' ? 'level' : 'outcome'
}

function conditionOf(draft: Draft): Clause | null {
  const { before, isConditionNegated } = draft
  if (isSame(draft, ['condition', 'isConditionNegated'])) return before.condition
  const words = draft.condition.trim()
  if (words === '') return null
  const known = isSame(draft, ['condition']) ? before.condition : null
  const blank: Clause = {
    wants: 'chance',
    of: { items: [], words, measure: 'outcome' },
    place: 'world',
    relation: null,
    when: null,
    negated: false,
  }
  return { ...(known ?? blank), negated: isConditionNegated }
}
