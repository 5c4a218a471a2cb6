/** A text of comma-separated values as rows whose cells are asked for by the names of their columns. */
import { tokenize } from '#series/reading/text/tokenize.ts'
import { isZoneless } from './instants.ts'
import { NotThisExport } from './not-this-export.ts'
import type { NamedText } from './open-file.ts'

export type CsvRow = {
  /** 'line 12 of forecast_data.csv' */
  where: string
  /** Without blanks around it; empty where the row or the file has none. */
  cell(column: string): string
}

/** Throws `NotThisExport` where one of the columns that are needed is missing, and `Unreadable` as the tokenizer does. */
export function csvRows({ name, text }: NamedText, needed: readonly string[]): CsvRow[] {
  const [header, ...rows] = tokenize(text, ',')
  const places = new Map(header?.cells.map((column, place) => [String(column).trim(), place]))
  const missing = needed.find((column) => !places.has(column))
  if (missing !== undefined) throw new NotThisExport(`has no column "${missing}"`)
  return rows.map(({ line, cells }) => ({
    where: name ? `line ${line} of ${name}` : `line ${line}`,
    cell: (column) => String(cells[places.get(column) ?? -1] ?? '').trim(),
  }))
}

/** What is to be said of the times in these columns: nothing where each names its zone. */
export function zoneNotes(rows: readonly CsvRow[], columns: readonly string[]): string[] {
  return rows.some((row) => columns.some((column) => isZoneless(row.cell(column))))
    ? ['Times that name no zone are read as UTC.']
    : []
}
