/** Titles within a table: what stands below one is a series of its own where the same dates come again below the next. */
import type { Given } from '../given.ts'
import { isEmptyCell, type Row, textOf } from '../table.ts'
import type { Tidy } from './columns.ts'

/** Words in one cell, and nothing else. */
export function isTitle({ cells }: Row): boolean {
  const filled = cells.filter((cell) => !isEmptyCell(cell))
  return filled.length === 1 && typeof filled[0] === 'string' && !/\d/.test(filled[0])
}

const total =
  /^(total|totals|sum|summe|gesamt|insgesamt|totale|totaal|ensemble|average|mean|durchschnitt|moyenne|media|promedio)\b/i

export function isTotal({ cells }: Row): boolean {
  return cells.some((cell) => typeof cell === 'string' && total.test(cell.trim()))
}

/** `rows` hold dates, and titles between them. */
export function chosenSection(
  rows: readonly Row[],
  { dateIndex, dates }: Tidy,
  dateOf: (row: Row) => string,
  { section }: Given,
): { rows: Row[] } | { answers: Given[] } {
  const isDated = (row: Row) => dates(textOf(row.cells[dateIndex])) !== null
  const dated = rows.filter(isDated)
  if (dated.length === rows.length || new Set(dated.map(dateOf)).size === dated.length) return { rows: dated }
  const below = new Map<string, Row[]>()
  let title = ''
  for (const row of rows) {
    if (!isDated(row)) title = row.cells.map(textOf).join('')
    else below.set(title, [...(below.get(title) ?? []), row])
  }
  const chosen = section === undefined ? undefined : below.get(section)
  if (chosen) return { rows: chosen }
  const answers = [...below.keys()].filter(Boolean).map((one): Given => ({ section: one }))
  return answers.length > 1 ? { answers } : { rows: dated }
}
