/**
 * How an answer was come to, as a name that is the same whenever the same is computed: its formula, and the items that
 * its figure is read from. By these a way may be chosen among those that answer just what was asked.
 */
import type { Evidence } from '../../report/evidence.ts'
import { askOf } from '../asked.ts'
import type { Answer, Writing } from '../writing.ts'

export type WayTaken = { id: string; formula: string | null; items: string[] }

export function wayOf(w: Pick<Writing, 'table'>, { figure }: Answer): WayTaken {
  const rows = new Map(w.table.rows().map((row) => [row.id, row]))
  const items = [...new Set(itemsOf(figure, rows))].filter((item) => item !== 'report').toSorted()
  return { id: `${figure.formula ?? figure.field}: ${items.join(', ')}`, formula: figure.formula, items }
}

function itemsOf({ item, inputs }: Evidence, rows: ReadonlyMap<string, Evidence>): string[] {
  const beneath = inputs.flatMap((id) => {
    const row = rows.get(id)
    return row ? itemsOf(row, rows) : []
  })
  return [item, ...beneath]
}

/** Whether it is by an item that the question was read to be about: only such a way may be chosen over the first. */
export function isAboutIt(w: Writing, { prediction, trend }: Answer): boolean {
  const ref = prediction?.ref ?? trend?.ref
  return ref !== undefined && askOf(w).of.items.includes(ref)
}
