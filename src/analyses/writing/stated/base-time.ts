/**
 * The year that a change is counted from, or that a value is held against: 'warmer than in 2020' is no 'warmer than in
 * 2025', and no 'warmer than today'.
 */
import type { Ask } from '../../ask/ask.ts'
import { monthPattern } from '../../ask/times/calendar.ts'
import type { Stated } from './ask-stated.ts'

/** Undefined where nothing is held against another time. */
export function sinceOf({ of, relation }: Pick<Ask, 'of' | 'relation'>): number | undefined {
  return relation !== null && 'factor' in relation && 'self' in relation.of ? relation.of.self : of.since
}

export function isSameBase(asked: Ask, { since, measure }: Pick<Stated, 'since' | 'measure'>): boolean {
  if (isLeft(asked) || isWithin(asked)) return false
  const year = sinceOf(asked)
  // What states no change, and nothing that it is held against, differs in what it measures or compares.
  return year === undefined || since === year || (since === undefined && measure !== 'change')
}

/**
 * Times are no words of a question: what is left where one was that nobody could read is the 'than' before it. A month
 * stays there, as a year alone is compared with.
 */
function isLeft({ wants, relation, of: { words, since } }: Ask): boolean {
  if (!sized.has(wants)) return false
  return thanMonth.test(words) || (relation === null && since === undefined && than.test(words))
}
const sized: ReadonlySet<Ask['wants']> = new Set(['chance', 'amount'])
const verb = String.raw`(?: (?:it |they )?(?:was|were|is|are|will be|had|has|have|did|does|do))?`
const joins = String.raw`(?: (?:in|at|by|on|of|for|the|end|early|mid|late))*`
const than = new RegExp(String.raw`\bthan${verb}${joins}\W*$`, 'iu')
const thanMonth = new RegExp(
  String.raw`\b(?:than|since|from|compared (?:with|to))${verb}${joins} ${monthPattern}\W*$`,
  'iu',
)

/** What is to double between two years doubles from the first of them. */
function isWithin({ relation, when }: Ask): boolean {
  if (when?.kind !== 'within' || when.from === null || relation === null || !('factor' in relation)) return false
  return relation.factor !== 1 && 'self' in relation.of && relation.of.self < when.from
}
