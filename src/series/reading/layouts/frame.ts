/** Where in a table the names, the dates and the values stand, and where its titles and its footer are. */
import type { Dates, WrittenDate } from '../dates/date.ts'
import { rememberedDates } from '../dates/written-date.ts'
import { type Cell, isEmptyCell, type Row, type Table, textOf } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { type Columns, columnsOf } from './columns.ts'
import { dateColumnOf, dateHint } from './date-column.ts'
import { headOf, isValueCell } from './headings.ts'
import type { Plain } from './plain.ts'

export type Frame =
  | (Plain & { layout: 'tidy'; columns: Columns })
  | (Omit<Plain, 'dateIndex'> & { layout: 'wide'; heads: { index: number; text: string }[] })

const lookedAt = { headers: 60, fewestDates: 3 }

export function frameOf(table: Table): Frame {
  const dates = rememberedDates()
  const wideOf = (fewest: number) => (table.names || table.isNameless ? null : wideHeader(table.rows, fewest, dates))
  const wide = wideOf(lookedAt.fewestDates)
  if (wide) return wideFrame(table, wide, dates)
  const dateIndex = dateColumnOf(table, dates)
  if (dateIndex !== null) return tidyFrame(table, dateIndex, dates)
  const narrow = wideOf(1)
  if (narrow) return wideFrame(table, narrow, dates)
  const isHeader = (table.rows[0]?.cells.length ?? 0) > 1 && table.rows[0]?.cells.some((cell) => dateHint(textOf(cell)))
  if (table.names || isHeader) throw new Unreadable('no-observations', { ...table.read, layout: 'tidy' })
  throw new Unreadable('no-table', table.read)
}

type WideHeader = { row: number; heads: { index: number; text: string }[] }

/** A row whose cells are dates in order, with rows of values below, and which begins with no date itself. */
function wideHeader(rows: readonly Row[], fewest: number, dates: Dates): WideHeader | null {
  const isDateCell = (cell: Cell | undefined) => {
    const date = isEmptyCell(cell) ? null : dates(textOf(cell))
    return date !== null && !isWeak(date)
  }
  for (let row = 0; row < Math.min(rows.length - 1, lookedAt.headers); row++) {
    const cells = rows[row]?.cells ?? []
    if (isDateCell(cells[0])) continue
    const heads = cells.flatMap((cell, index) => (isDateCell(cell) ? [{ index, text: textOf(cell) }] : []))
    const below = rows
      .slice(row + 1, row + 20)
      .filter(({ cells: some }) => heads.some(({ index }) => isValueCell(some[index])))
    if (heads.length >= fewest && new Set(heads.map(({ text }) => text)).size === heads.length && below.length > 0)
      return { row, heads }
  }
  return null
}

const isWeak = ({ is }: WrittenDate) => is === 'serial' || is === 'decimal-year'

function wideFrame({ rows, read }: Table, { row, heads }: WideHeader, dates: Dates): Frame {
  const isData = ({ cells }: Row) => heads.some(({ index }) => !isEmptyCell(cells[index]))
  const last = rows.findLastIndex((one, i) => i > row && isData(one))
  const { names, units } = named((rows[row]?.cells ?? []).map(textOf))
  return {
    layout: 'wide',
    heads,
    names,
    units,
    dates,
    body: rows.slice(row + 1, last + 1).filter(isAnything),
    ...footing(rows, last),
    read: { ...read, layout: 'wide', headerLine: rows[row]?.line ?? null, ...footerFrom(rows, last) },
  }
}

function tidyFrame(table: Table, dateIndex: number, dates: Dates): Frame {
  const { rows, read } = table
  const isDated = ({ cells }: Row) => !isEmptyCell(cells[dateIndex]) && dates(textOf(cells[dateIndex])) !== null
  const first = rows.findIndex(isDated)
  const last = rows.findLastIndex(isDated)
  const head = headOf(table, dateIndex, first)
  const { names, units } = named(head.names)
  const plain: Plain = {
    dateIndex,
    dates,
    names,
    units: units.map((unit, i) => head.units[i] || unit),
    body: rows.slice(head.next, last + 1).filter(isAnything),
    ...footing(rows, last),
    read: {
      ...read,
      layout: 'tidy',
      headerLine: head.line,
      ...(head.unitLine && { unitLine: head.unitLine }),
      ...footerFrom(rows, last),
    },
  }
  return { ...plain, layout: 'tidy', columns: columnsOf(plain) }
}

const isAnything = ({ cells }: Row) => cells.some((cell) => !isEmptyCell(cell))

const footing = (rows: readonly Row[], last: number) => ({ footer: rows.slice(last + 1).filter(isAnything) })

function footerFrom(rows: readonly Row[], last: number): { footerFrom?: number } {
  const line = rows[last + 1]?.line
  return line !== undefined && rows.slice(last + 1).some(isAnything) ? { footerFrom: line } : {}
}

/** Columns without a name, and a second one of the same name, have one by their place. */
function named(written: readonly string[]): { names: string[]; units: (string | null)[] } {
  const names: string[] = []
  for (const [i, name] of written.entries()) {
    const own = name || `column ${i + 1}`
    names.push(names.includes(own) ? `${own} (${i + 1})` : own)
  }
  return { names, units: names.map(() => null) }
}
