/** What sections say again and again of worlds: what their members allow, and which of them is the subject of the answer. */
import type { Evidence } from './evidence.ts'
import { amount, type Phrase } from './sentence.ts'
import type { ScenarioView } from './views.ts'
import type { Answer, Writing } from './writing.ts'

export type Bounds = { low: Evidence; high: Evidence; middle: Evidence }

/** Null where no member has a chance. */
export function boundsOf(w: Writing, view: ScenarioView): Bounds | null {
  const read = (field: string, what: string) =>
    w.table.read(view, `numbers.chance.${field}`, { title: `${view.item.label}, ${what}`, unit: 'chance' })
  const [low, high, middle] = [
    read('lowest', 'least that its members allow'),
    read('highest', 'most that its members allow'),
    read('independent', 'if its members were independent'),
  ]
  return low && high && middle && { low, high, middle }
}

/** 'from 47% to 67%', 'of at most 20%', 'of under 1%'. */
export function chanceWords({ low, high }: Pick<Bounds, 'low' | 'high'>): Phrase {
  if (Number(high.value) < 0.01 || amount(low).text === amount(high).text) return ['of ', amount(high)]
  return Number(low.value) < 0.005 ? ['of at most ', amount(high)] : ['from ', amount(low), ' to ', amount(high)]
}

/** The place of the member that the answer is about; -1 where there is none. */
export function memberOf({ details }: ScenarioView, answer: Answer | null): number {
  const subject = answer?.prediction ?? answer?.trend
  return subject ? details.members.findIndex(({ to }) => to === subject.ref) : -1
}
