/**
 * How an answer was come to, as a name that is the same whenever the same is computed: its formula, and the items that
 * its figure is read from. By these a way may be chosen among those that answer just what was asked.
 */
import { rowsBehind } from '../../report/rows-behind.ts'
import { askOf } from '../asked.ts'
import type { Answer, Writing } from '../writing.ts'

export type WayTaken = { id: string; formula: string | null; items: string[] }

export function wayOf(w: Pick<Writing, 'table'>, { figure }: Answer): WayTaken {
  const read = [...rowsBehind([figure], w.table.rows())].map(({ item }) => item)
  const items = [...new Set(read)].filter((item) => item !== 'report').toSorted()
  return { id: `${figure.formula ?? figure.field}: ${items.join(', ')}`, formula: figure.formula, items }
}

/** Whether it is by an item that the question was read to be about: only such a way may be chosen over the first. */
export function isAboutIt(w: Writing, { prediction, trend }: Answer): boolean {
  const ref = prediction?.ref ?? trend?.ref
  return ref !== undefined && askOf(w).of.items.includes(ref)
}
