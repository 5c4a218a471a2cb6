/** Text as a series: parted by what gives it dates and values, comments set apart. */
import type { Decoded } from '../bytes/decode.ts'
import type { Given } from '../given.ts'
import { readTable } from '../read-table.ts'
import type { Row, Table } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import type { Understood } from '../understood.ts'
import { likelySeparators, saidSeparator } from './separators.ts'
import { type Delimiter, tokenize } from './tokenize.ts'

/** The first separator by which it is a table; where it is none by any, the refusal of the likeliest. */
export function readText({ text, encoding }: Decoded, given: Given): Understood {
  const said = saidSeparator(text)
  if (said) return readTable(tableOf(said.rest, encoding, said.delimiter, 1), given)
  let first: Unreadable | undefined
  for (const delimiter of likelySeparators(text)) {
    try {
      return readTable(tableOf(text, encoding, delimiter, 0), given)
    } catch (error) {
      if (!(error instanceof Unreadable) || error.code !== 'no-table') throw error
      first ??= error
    }
  }
  throw first ?? new Unreadable('no-table')
}

/** `before`: so many lines stood before the text. */
function tableOf(text: string, encoding: string, delimiter: Delimiter, before: number): Table {
  const { lines, rest } = commentsOf(text)
  const from = before + lines.length
  const rows: Row[] = tokenize(rest, delimiter)
  if (from > 0) for (const row of rows) row.line += from
  return {
    rows,
    notes: encoding === 'windows-1252' ? [{ note: 'not-utf-8' }] : [],
    read: { encoding, delimiter, ...(lines.length > 0 && { comment: '#' }) },
    comments: lines.map((line, i) => ({ line: before + i + 1, text: line.replace(/^#+\s*/, '').trim() })),
  }
}

/** Lines at the top that begin with '#', such as of the NOAA; '#N/A' is none. */
function commentsOf(text: string): { lines: string[]; rest: string } {
  const lines: string[] = []
  let rest = text
  for (;;) {
    const [whole, line] = /^(#(?!N\/?A|DIV|REF|VALUE|NUM|NAME|NULL)[^\r\n]*)(?:\r\n?|\n)/.exec(rest) ?? []
    if (!whole) return { lines, rest }
    lines.push(line ?? '')
    rest = rest.slice(whole.length)
  }
}
