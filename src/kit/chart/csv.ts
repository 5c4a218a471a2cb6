/** A table as a file that spreadsheets open: RFC 4180, and nothing in it that they would run. */
export type DataTable = {
  head: readonly string[]
  /** Of each column; null where it has none. */
  units?: readonly (string | null)[]
  rows: readonly (readonly (string | number)[])[]
}

export function csvOf({ head, rows }: DataTable): string {
  return csvLines([head, ...rows])
}

/** Some lines of such a file, where it is written piece by piece. */
export function csvLines(rows: DataTable['rows']): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** A text that begins like a formula is one to a spreadsheet, whoever wrote it: a quote before it keeps it a text. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) && !/^[-+]?[\d.,]+%?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
