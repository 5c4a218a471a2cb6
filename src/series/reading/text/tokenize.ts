/**
 * Text as rows of cells, by RFC 4180 with any separator: quotes hold separators, line ends and doubled quotes. Lines end
 * in CR LF, LF or CR alone. Lines without a sign are no rows. A quote that never ends is no table.
 */
import { multipleOf } from '../numbers/units.ts'
import { countRow, type Row } from '../table.ts'
import { Unreadable } from '../unreadable.ts'

/** `whitespace`: any run of blanks and tabs. */
export type Delimiter = '\t' | ';' | ',' | '|' | 'whitespace'

const quote = '"'

/** `most`: for a look at the first rows only, of text that may end anywhere. */
export function tokenize(text: string, delimiter: Delimiter, most = Infinity): Row[] {
  const rows: Row[] = []
  let at = 0
  let line = 1
  while (at < text.length && rows.length < most) {
    const end = endOfLine(text, at)
    const plain = text.slice(at, end)
    if (!plain.includes(quote)) {
      if (plain.trim() !== '' || (plain !== '' && delimiter === '\t'))
        add(rows, line, wholeNumbers(cellsOf(plain, delimiter), delimiter))
      at = afterLineEnd(text, end)
      line++
      continue
    }
    const found = quotedRow(text, at, delimiter, most === Infinity)
    add(rows, line, wholeNumbers(found.cells, delimiter))
    line += found.lines
    at = found.next
  }
  return rows
}

/** Names and codes that stand again in the row below are kept once. */
function add(rows: Row[], line: number, cells: string[]): void {
  countRow(rows, cells.length)
  const above = rows.at(-1)?.cells ?? []
  for (let i = 0; i < cells.length; i++) if (cells[i] === above[i]) cells[i] = String(above[i])
  rows.push({ line, cells })
}

function cellsOf(plain: string, delimiter: Delimiter): string[] {
  return delimiter === 'whitespace' ? plain.trim().split(/[ \t]+/) : plain.split(delimiter)
}

/** `1.2 million` is one number: a blank within it parts no cells. What stands first is the date: `2018 million 1.2`. */
function wholeNumbers(cells: string[], delimiter: Delimiter): string[] {
  if (delimiter !== 'whitespace' || !cells.some((cell) => multipleOf(cell) !== null)) return cells
  const whole: string[] = []
  for (const cell of cells) {
    const number = whole.at(-1)
    if (whole.length > 1 && multipleOf(cell) !== null && /^\D{0,4}\d[\d.,'٫٬]*$/.test(number ?? ''))
      whole[whole.length - 1] = `${number} ${cell}`
    else whole.push(cell)
  }
  return whole
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) return at
  }
  return text.length
}

function afterLineEnd(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
}

type Quoted = { cells: string[]; next: number; lines: number }

function quotedRow(text: string, from: number, delimiter: Delimiter, isWhole: boolean): Quoted {
  const cells: string[] = []
  let at = from
  let lines = 1
  for (;;) {
    if (delimiter === 'whitespace') while (text[at] === ' ' || text[at] === '\t') at++
    let cell = ''
    if (text[at] === quote) {
      const held = heldBy(text, at, isWhole)
      cell = held.text
      at = held.next
      lines += lineEndsIn(cell)
    }
    const end = endOfCell(text, at, delimiter)
    cells.push(cell + text.slice(at, end))
    countRow([], cells.length)
    at = end
    if (at >= text.length || text[at] === '\n' || text[at] === '\r')
      return { cells, next: afterLineEnd(text, at), lines }
    at++
  }
}

/** What stands between a quote and its end. */
function heldBy(text: string, from: number, isWhole: boolean): { text: string; next: number } {
  let held = ''
  let at = from + 1
  for (;;) {
    const end = text.indexOf(quote, at)
    if (end < 0) {
      if (isWhole) throw new Unreadable('broken-file')
      return { text: held + text.slice(at), next: text.length }
    }
    held += text.slice(at, end)
    if (text[end + 1] !== quote) return { text: held, next: end + 1 }
    held += quote
    at = end + 2
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  for (; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n' || sign === '\r' || sign === delimiter) return at
    if (delimiter === 'whitespace' && (sign === ' ' || sign === '\t')) return at
  }
  return at
}

function lineEndsIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0
}
