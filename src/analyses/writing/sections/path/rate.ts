/** The rate behind a count: how low and how high it may be, and whether that says anything. */
import { level } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, bare, type Phrase } from '../../sentence.ts'
import type { Writing } from '../../writing.ts'

export type Range = { low: Evidence; high: Evidence }

/** Of what was met, of how many, and of spans how many overlap. */
export function rangeOf(w: Writing, inputs: readonly Evidence[]): Range {
  const end = (formula: 'rate-low' | 'rate-high') =>
    w.table.compute(formula, inputs, {
      title: `Rate of the base, ${formula === 'rate-low' ? 'lower' : 'upper'} end`,
      unit: 'chance',
    })
  return { low: end('rate-low'), high: end('rate-high') }
}

/** '10% and 79%, with a certainty of 95%'. */
export const sayRange = (w: Writing, { low, high }: Range): Phrase => [
  amount(low),
  ' and ',
  amount(high),
  ', with a certainty of ',
  bare(level(w, 95)),
]

/** A range that holds half of what could be leaves the question where it was. */
export const saysLittle = ({ low, high }: Record<keyof Range, Pick<Evidence, 'value'>>): boolean =>
  Number(high.value) - Number(low.value) > widest
const widest = 0.5
