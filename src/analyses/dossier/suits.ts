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
const namesIt = { value: 1.15, year: 1.1 }

export function suits(asked: Clause | Ask, { kind, title }: Named): number {
  const numbers = (title.match(/\d[\d,.]*\d|\d/g) ?? []).map((one) => Number(one.replaceAll(',', '')))
  const has = (number: number | null | undefined): boolean => numbers.some((one) => one === number)
  // What follows from something is asked by nobody who names no condition.
  const isOnCondition = /^(?:if|should|unless)\b/i.test(title)
  const asksOnCondition = 'condition' in asked && asked.condition !== null
  const byCondition = isOnCondition && !asksOnCondition ? onCondition : 1
  const bySort = byKind[kind]?.[sortOf(asked)] ?? 1
  return byCondition * bySort * (has(valueOf(asked)) ? namesIt.value : 1) * (has(asked.when?.to) ? namesIt.year : 1)
}

function sortOf({ wants, of: { measure } }: Clause): 'quantity' | 'event' | 'account' {
  if (wants === 'effect' || wants === 'explain') return 'account'
  return measure === 'outcome' ? 'event' : 'quantity'
}

function valueOf({ relation }: Clause): number | null {
  return relation && 'value' in relation ? relation.value : null
}
