/** What the fields hold while a reading is changed; `draft-ask.ts` says what reading they come to. */
import type { Ask, Comparison, Relation, When } from '../../../ask/ask.ts'

export type Wanted = Ask['wants'] | 'peak'
/** What something is compared with: a number, itself in another year, something else. */
export type Than = 'nothing' | 'number' | 'year' | 'other'

export type Draft = {
  before: Ask
  items: readonly string[]
  wants: Wanted
  than: Than
  comparison: Comparison | 'between'
  value: number | null
  upTo: number | null
  unit: string
  /** So much of what it is compared with, in per cent. */
  percent: number | null
  year: number | null
  other: string
  place: string
  when: When['kind'] | 'unsaid'
  from: number | null
  to: number | null
  month: string
  negated: boolean
  condition: string
  isConditionNegated: boolean
  decision: string
}

export function draftOf(before: Ask): Draft {
  const { wants, of, place, negated, condition, decision } = before
  return {
    before,
    items: of.items,
    wants: wants === 'time' && of.measure === 'peak' ? 'peak' : wants,
    ...relationFields(before.relation),
    place,
    ...whenFields(before.when),
    negated,
    condition: condition?.of.words ?? '',
    isConditionNegated: condition?.negated ?? false,
    decision: decision ?? '',
  }
}

/** One more, asked of the same time. */
export function blankDraft(last: Ask | undefined): Draft {
  return draftOf({
    wants: 'chance',
    of: { items: [], words: '', measure: 'outcome' },
    place: 'world',
    relation: null,
    when: last?.when ?? null,
    negated: false,
    condition: null,
    decision: null,
  })
}

export const relationNames = ['than', 'comparison', 'value', 'upTo', 'unit', 'percent', 'year', 'other'] as const
export const whenNames = ['when', 'from', 'to', 'month'] as const

/** Whether these fields are as they were. */
export function isSame(draft: Draft, names: readonly (keyof Draft)[]): boolean {
  const before = draftOf(draft.before)
  return names.every((name) => JSON.stringify(draft[name]) === JSON.stringify(before[name]))
}

const noRelation = {
  than: 'nothing',
  comparison: 'at-least',
  value: null,
  upTo: null,
  unit: '',
  percent: 100,
  year: null,
  other: '',
} satisfies Pick<Draft, (typeof relationNames)[number]>

function relationFields(relation: Relation | null): Pick<Draft, (typeof relationNames)[number]> {
  if (!relation) return noRelation
  if (!('factor' in relation)) {
    const { comparison, value, upTo = null, unit } = relation
    return { ...noRelation, than: 'number', comparison, value, upTo, unit }
  }
  const { comparison, factor, of } = relation
  // 0.29 * 100 is 28.999999999999996.
  const percent = Number((factor * 100).toPrecision(12))
  return 'self' in of
    ? { ...noRelation, than: 'year', comparison, percent, year: of.self }
    : { ...noRelation, than: 'other', comparison, percent, other: of.other }
}

function whenFields(when: When | null): Pick<Draft, (typeof whenNames)[number]> {
  if (!when) return { when: 'unsaid', from: null, to: null, month: '' }
  const { kind, from, to, month = '' } = when
  return { when: kind, from, to, month }
}
