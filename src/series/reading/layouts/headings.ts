/** The names above a table: in a row of their own, with a row of units below, or in a comment. */
import { isMissing } from '../numbers/missing.ts'
import { isUnit } from '../numbers/units.ts'
import { writtenIn } from '../numbers/written-number.ts'
import { type Cell, isEmptyCell, type Row, type Table, textOf } from '../table.ts'

/** `next` is the place of the first row below. */
export type Head = { names: string[]; units: string[]; line: number | null; unitLine?: number; next: number }

/** `first`: the place of the first row with a date. */
export function headOf(table: Table, dateIndex: number, first: number): Head {
  if (table.names || table.isNameless) return { names: table.names ?? [], units: [], line: null, next: 0 }
  const heads = table.rows.flatMap((row, at) => (at < first && isHeading(row) ? [{ row, at }] : []))
  const last = heads.at(-1)
  if (!last) return saidInComments(table, first)
  const before = heads.at(-2)
  const next = last.at + 1
  if (before && isOfUnits(last.row, before.row, dateIndex)) {
    const [names, units] = [before, last].map(({ row }) => row.cells.map(textOf))
    return { names: names ?? [], units: units ?? [], line: before.row.line, unitLine: last.row.line, next }
  }
  return { names: last.row.cells.map(textOf), units: [], line: last.row.line, next }
}

/**
 * A row below the names that says nothing of the dates: where the names do, or every cell of it is a unit in brackets, as
 * in `($/bbl)`.
 */
function isOfUnits({ cells }: Row, before: Row, dateIndex: number): boolean {
  if (!isEmptyCell(cells[dateIndex])) return false
  const said = cells.filter((cell) => !isEmptyCell(cell)).map(textOf)
  return !isEmptyCell(before.cells[dateIndex]) || said.every((text) => /^\(.+\)$/.test(text))
}

/** `# year month average`, and below it perhaps `# ppb`. */
function saidInComments({ rows, comments = [] }: Table, first: number): Head {
  const width = rows[first]?.cells.length ?? 0
  const next = firstOf(rows, first)
  const said = comments
    .map(({ line, text }) => ({ line, names: text.split(/[,;\t ]+/) }))
    .findLast(({ names }) => names.length === width)
  if (!said) return { names: [], units: [], line: null, next }
  const unit = comments.find(({ line, text }) => line > said.line && isUnit(text))?.text ?? ''
  return { names: said.names, units: said.names.map(() => unit), line: said.line, next }
}

/** Rows of values may come before the first whose date can be read. */
function firstOf(rows: readonly Row[], first: number): number {
  const at = rows.findIndex(({ cells }, i) => i === first || cells.some(isValueCell))
  return Math.max(0, at)
}

export function isValueCell(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && writtenIn(cell.trim()).is === 'number')
}

/** Names: two words at least, and no numbers to speak of. */
function isHeading({ cells }: Row): boolean {
  const filled = cells.filter((cell) => !isEmptyCell(cell))
  const values = filled.filter((cell) => isValueCell(cell) || (textOf(cell) !== '%' && isMissing(textOf(cell))))
  return filled.length > 1 && values.length * 3 < filled.length
}
