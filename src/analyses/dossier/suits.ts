/** How well an item can answer what is asked, beside how well its words fit: by its kind, and by what its title names. */
import type { Ask, Clause } from '../ask/ask.ts'

type Named = { kind: string; title: string }

/** A value over time answers by its series, an event by the question on it. */
const byKind: Readonly<Record<string, { quantity: number; event: number; account: number }>> = {
  trend: { quantity: 1.25, event: 0.85, account: 1.1 },
  prediction: { quantity: 1, event: 1.2, account: 1 },
  scenario: { quantity: 0.5, event: 0.5, account: 1 },
}
const onCondition = 0.4
/** What can only happen or not is no amount, no time and nobody; and what is asked of one year is not asked of another. */
const otherwise = { wants: 0.75, year: 0.9 }
const isYesOrNo = /^(?:will|is|are|does|do|has|have|can)\b/i
const asksMore: ReadonlySet<Clause['wants']> = new Set(['amount', 'time', 'which'])
const namesIt = { value: 1.15, year: 1.1 }

export function suits(asked: Clause | Ask, { kind, title }: Named): number {
  const bySort = byKind[kind]?.[sortOf(asked)] ?? 1
  const byWants = asksMore.has(asked.wants) && isYesOrNo.test(title) ? otherwise.wants : 1
  return byCondition(asked, title) * bySort * byWants * byNumbers(asked, title)
}

/** What follows from something is asked by nobody who names no condition. */
function byCondition(asked: Clause | Ask, title: string): number {
  const asksOnCondition = 'condition' in asked && asked.condition !== null
  return isOnCondition(title) && !asksOnCondition ? onCondition : 1
}

function byNumbers(asked: Clause | Ask, title: string): number {
  const numbers = (title.match(/\d[\d,.]*\d|\d/g) ?? []).map((one) => Number(one.replaceAll(',', '')))
  const has = (number: number | null | undefined): boolean => numbers.some((one) => one === number)
  const byYear = has(asked.when?.to) ? namesIt.year : isOfOtherYear(asked, numbers) ? otherwise.year : 1
  return byYear * (has(valueOf(asked)) ? namesIt.value : 1)
}

export function isOnCondition(title: string): boolean {
  return /^(?:if|should|unless)\b/i.test(title)
}

function isOfOtherYear({ when }: Clause | Ask, numbers: readonly number[]): boolean {
  return when?.kind === 'in' && numbers.some((one) => one >= 2020 && one <= 2120)
}

/** When something happens first is asked of an event, and when it passes a value of a series. */
function sortOf({ wants, relation, of: { measure } }: Clause): 'quantity' | 'event' | 'account' {
  if (wants === 'effect' || wants === 'explain') return 'account'
  return measure === 'outcome' || (measure === 'first' && relation === null) ? 'event' : 'quantity'
}

function valueOf({ relation }: Clause): number | null {
  return relation && 'value' in relation ? relation.value : null
}
