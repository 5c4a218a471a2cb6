/** A text of separated values as rows of cells, by RFC 4180: quotes hold separators and ends of lines. */
import { SourceFault } from '../faults.ts'

const mostRows = 200_000

/** Empty lines are no rows. Throws `SourceFault` where the text breaks off, or is longer than anybody reads. */
export function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const { cell, end } of cellsOf(text.replace(/^\uFEFF/, ''), separator)) {
    row.push(cell)
    if (end === separator) continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    if (rows.length > mostRows) throw new SourceFault('too-big', `It has more than ${mostRows} rows.`)
  }
  return rows
}

/** Each cell with what ends it: the separator, the end of a line, or nothing at the end of the text. */
function* cellsOf(text: string, separator: string): Generator<{ cell: string; end: string }> {
  const sign = separator === '\t' ? '\\t' : `\\${separator}`
  const pattern = new RegExp(`(?:"([^"]*(?:""[^"]*)*)")?([^\\r\\n${sign}]*)(${sign}|\\r\\n|\\r|\\n|$)`, 'y')
  while (pattern.lastIndex < text.length) {
    const [, quoted, rest, end = ''] = pattern.exec(text) ?? []
    yield { cell: cellOf(quoted, rest), end }
    if (end === separator && pattern.lastIndex === text.length) yield { cell: '', end: '' }
  }
}

/** What stands behind the second quote belongs to the cell as it is. */
function cellOf(quoted: string | undefined, rest: string = ''): string {
  if (quoted !== undefined) return quoted.replaceAll('""', '"') + rest
  if (rest.startsWith('"')) throw new SourceFault('cut-off', 'A quoted cell has no end.')
  return rest
}

/** The place of each column by its name, without regard to case and blanks around it. */
export function columnsOf(header: readonly string[]): Map<string, number> {
  return new Map(header.map((name, place) => [name.trim().toLowerCase(), place]))
}
