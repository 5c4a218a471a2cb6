/** Rows of cells, whatever sort of file they stood in. */
import { limits } from './limits.ts'
import { Unreadable } from './unreadable.ts'
import type { Note, Read } from './understood.ts'

/** Text as it is written; a number where the file itself says that it is one; null where there is nothing. */
export type Cell = string | number | null
export type Row = { line: number; cells: Cell[] }

export type Table = {
  rows: Row[]
  read: Read
  /** Said of the file as a whole. */
  notes: Note[]
  /** Names of the columns, where the format has them elsewhere than in a row. */
  names?: string[]
  /** Where the format says that there are no names at all. */
  isNameless?: boolean
  unit?: string | null
  /** What a comment says apart from names: `ppb`. */
  comments?: { line: number; text: string }[]
}

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** As it is written; a number as JSON writes it. */
export function textOf(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : String(cell)
}

export function countRow(rows: readonly unknown[], columns: number): void {
  if (rows.length >= limits.rows || columns > limits.columns) throw new Unreadable('too-big')
}
