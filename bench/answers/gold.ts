/**
 * Questions with the right reading, as people type them: what of a reading is right, and what is not. A question lists
 * where more than one reading is right.
 */
import type { Ask, Question } from '#analyses/ask/ask.ts'

type GoldRelation =
  | { comparison: string; value: number; asked?: { value: number } | string }
  | { comparison: string; factor: number; of: { self: number } | { other: string } }
export type GoldAsk = {
  wants: string
  of: { items: string[]; words: string }
  place: string
  relation: GoldRelation | null
  when: { kind: string; from: number | null; to: number | null; month?: string | number | number[] } | null
  condition: { negated: boolean; of: { words: string }; when: { to: number | null } | null } | null
  negated: boolean
  decision: string | null
}
type Accepts = {
  wants?: string[]
  items?: string[]
  to?: (number | null)[]
  place?: string[]
  noThreshold?: boolean
  factorOf?: (number | null)[]
  anyNegation?: boolean
  english?: boolean
}
export type GoldQuestion = {
  id: string
  text: string
  class: string
  answerable: 'yes' | 'partly' | 'no'
  read: { parts: GoldAsk[]; language: string }
  accepts?: Accepts
}

/** What is read otherwise than it should be, in words; empty where all is right. */
export function faultsOf({ read, accepts = {}, answerable, ...gold }: GoldQuestion, got: Question): string[] {
  // Where English is asked for, or nothing is asked, no part is looked at.
  if (read.language !== 'en') return got.language === 'en' ? ['language'] : []
  if (gold.class === 'hostile') return []
  if (got.parts.length !== read.parts.length) return ['parts']
  return read.parts.flatMap((right, i) => {
    const part = got.parts[i]
    const faults = part ? Object.entries(checks).filter(([, check]) => !check(part, right, accepts)) : []
    const isItem = answerable === 'no' || hasItem(part, right, accepts)
    const isPlace = gold.class !== 'place' || [right.place, ...(accepts.place ?? [])].includes(part?.place ?? '')
    return [...faults.map(([name]) => name), ...(isItem ? [] : ['items']), ...(isPlace ? [] : ['place'])]
  })
}

function hasItem(part: Ask | undefined, right: GoldAsk, accepts: Accepts): boolean {
  const items = [...right.of.items, ...(accepts.items ?? [])]
  return part?.of.items.some((ref) => items.includes(ref)) ?? false
}

type Check = (part: Ask, right: GoldAsk, accepts: Accepts) => boolean

const checks: Readonly<Record<string, Check>> = {
  wants: (part, right, accepts) => [right.wants, ...(accepts.wants ?? [])].includes(part.wants),
  relation: (part, right, accepts) => isRelation(part.relation, right, accepts),
  to: (part, right, accepts) => [right.when?.to ?? null, ...(accepts.to ?? [])].includes(part.when?.to ?? null),
  month: (part, right) => right.when?.month === undefined || monthOf(right.when.month) === part.when?.month,
  // An event that an effect is asked of may be taken as given.
  condition: (part, right) => right.wants === 'effect' || (part.condition === null) === (right.condition === null),
  denied: ({ condition, negated }, right, { anyNegation }) =>
    anyNegation === true ||
    (negated === right.negated && (condition?.negated ?? false) === (right.condition?.negated ?? false)),
  decision: (part, right) => (part.decision === null) === (right.decision === null),
}

function monthOf(month: string | number | number[]): string {
  return [month]
    .flat()
    .map((one) => String(one).padStart(2, '0'))
    .join('-')
}

/** 'At least' and 'above' are one side of a line. */
export const side: Readonly<Record<string, string>> = {
  'at-least': 'up',
  above: 'up',
  'at-most': 'down',
  below: 'down',
}

function isRelation(
  got: Ask['relation'],
  { relation, wants }: GoldAsk,
  { noThreshold, factorOf = [] }: Accepts,
): boolean {
  if (relation === null || got === null)
    return relation === got || noThreshold === true || ['effect', 'explain', 'which'].includes(wants)
  return side[got.comparison] === side[relation.comparison] && isSame(got, relation, factorOf)
}

type Got = NonNullable<Ask['relation']>

function isSame(got: Got, right: GoldRelation, factorOf: (number | null)[]): boolean {
  if ('factor' in right) return 'factor' in got && isNear(got.factor, right.factor) && isOf(got.of, right.of, factorOf)
  return 'value' in got && valuesOf(right).some((value) => isNear(got.value, value))
}

function isOf(got: { self: number } | { other: string }, right: typeof got, factorOf: (number | null)[]): boolean {
  if (!('self' in right)) return 'other' in got
  return 'self' in got && (got.self === right.self || factorOf.includes(got.self))
}

/** In the unit of the item, or as it was typed. */
export function valuesOf({ value, asked }: { value: number; asked?: { value: number } | string }): number[] {
  const typed = typeof asked === 'string' ? Number(/[\d.,]*\d/.exec(asked)?.[0].replaceAll(',', '')) : asked?.value
  const scales = [1, 100, 1e3, 1e6, 1e9, 1e12]
  return [value, ...(typed === undefined ? [] : [typed])].flatMap((one) => scales.flatMap((by) => [one * by, one / by]))
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.02 * Math.max(Math.abs(one), Math.abs(other))
