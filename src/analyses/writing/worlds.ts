/**
 * What sections say again and again of worlds: what their members allow, and which of them is the subject of the
 * answer.
 */
import type { Evidence } from '../report/evidence.ts'
import { amount, type Phrase } from './sentence.ts'
import type { ScenarioView } from './views.ts'
import type { Block } from '../report/report.ts'
import { type Answer, shown, type Writing } from './writing.ts'

/**
 * `isWhole`: all its members have a chance. Else it may be as unlikely as those of which nothing is known, and only the
 * upper bound holds.
 */
export type Bounds = { low: Evidence; high: Evidence; middle: Evidence; isWhole: boolean }

/** Null where no member has a chance. */
export function boundsOf(w: Writing, view: ScenarioView): Bounds | null {
  const read = (field: string, what: string) =>
    w.table.read(view, `numbers.chance.${field}`, { title: `${view.item.label}, ${what}`, unit: 'chance' })
  const [low, high, middle] = [
    read('lowest', 'least that its members allow'),
    read('highest', 'most that its members allow'),
    read('independent', 'if its members were independent'),
  ]
  return (
    low &&
    high &&
    middle && { low, high, middle, isWhole: view.numbers?.chance?.counted === view.details.members.length }
  )
}

/** 'from 47% to 67%', 'of at most 20%', 'of under 1%'. */
export function chanceWords({ low, high, isWhole }: Bounds): Phrase {
  if (Number(high.value) < 0.01) return ['of ', amount(high)]
  if (!isWhole || Number(low.value) < 0.005) return ['of at most ', amount(high)]
  return amount(low).text === amount(high).text ? ['of ', amount(high)] : ['from ', amount(low), ' to ', amount(high)]
}

/** A row of a picture: where its chance may lie. */
export function boundsRow(w: Writing, view: ScenarioView): BarRow[] {
  const bounds = boundsOf(w, view)
  if (!bounds) return []
  const { low, high, middle, isWhole } = bounds
  return [
    {
      label: view.item.label,
      item: view.ref,
      value: shown(isWhole ? middle : high),
      low: isWhole ? shown(low) : null,
      high: isWhole ? shown(high) : null,
    },
  ]
}
type BarRow = Extract<Block, { type: 'bars' }>['rows'][number]

/** The place of the member that the answer is about; -1 where there is none. */
export function memberOf({ details }: ScenarioView, answer: Answer | null): number {
  const subject = answer?.prediction ?? answer?.trend
  return subject ? details.members.findIndex(({ to }) => to === subject.ref) : -1
}
