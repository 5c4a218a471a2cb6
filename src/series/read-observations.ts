/**
 * What somebody pasted from a spreadsheet, as observations: a date and a value a line. What cannot be read is said line
 * by line, never guessed. Takes tabs, semicolons, commas or spaces between the two, and points or commas before the
 * decimals.
 */
import type { Observation } from './series.ts'
import type { Frequency } from './series-words.ts'
import { type Mark, decimalMarkOf, readDate, readNumber } from './read-cells.ts'

export type LineFault = { line: number; text: string; reason: string }
export type Read = { observations: Observation[]; faults: LineFault[] }

type Cells = { date: string; value: string }
type Unread = { reason: string }

export function readObservations(text: string, frequency: Frequency): Read {
  const lines = text
    .split(/\r\n?|\n/)
    .map((whole, i) => ({ line: i + 1, text: whole.trim() }))
    .filter(({ text: told }) => told !== '')
    .map((one) => ({ ...one, cells: cellsOf(one.text) }))
  const mark = decimalMarkOf(lines.flatMap(({ cells }) => ('value' in cells ? [cells.value] : [])))
  const observations = new Map<string, number>()
  const faults: LineFault[] = []
  for (const [i, { line, text: told, cells }] of lines.entries()) {
    const read = 'reason' in cells ? cells : readLine(cells, mark, frequency)
    if ('at' in read && !observations.has(read.at)) observations.set(read.at, read.value)
    else if ('at' in read) faults.push({ line, text: told, reason: `${read.at} is there twice` })
    // Words above the columns are no fault.
    else if (i > 0 || /^\W*\d/.test(told)) faults.push({ line, text: told, reason: read.reason })
  }
  return { observations: [...observations].toSorted(([a], [b]) => (a < b ? -1 : 1)), faults }
}

/** As a spreadsheet takes it. */
export function writeObservations(observations: readonly Observation[]): string {
  return observations.map(([at, value]) => `${at}\t${value}`).join('\n')
}

const tooMany = { reason: 'has more than two columns' }
const twoWays = { reason: 'can be read in two ways; put a tab or a semicolon between date and value' }

/** Tabs and semicolons part columns wherever they stand. Without them a comma does, and without that a space. */
function cellsOf(line: string): Cells | Unread {
  return /[\t;]/.test(line) ? parted(line) : divided(line)
}

function parted(line: string): Cells | Unread {
  const [date = '', value = '', ...more] = line.split(/[\t;]/).map(unquoted)
  return more.some(Boolean) ? tooMany : { date, value }
}

/** A month in words holds a space: 'Jul 2024 5'. Whatever the rest holds, it is taken at the first try. */
const dateAndRest = /^((?:[a-z]{3,9}\.? )?[^\s,]+)\s*(,?)\s*(.*)$/is

function divided(line: string): Cells | Unread {
  const [, date = line, comma = '', rest = ''] = dateAndRest.exec(line) ?? []
  const cells = { date: unquoted(date), value: unquoted(rest) }
  if (cells.value !== rest) return cells
  if (comma && rest.includes(',')) return twoWays
  return /\s/.test(rest) ? tooMany : cells
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
}

function readLine(
  { date: written, value: told }: Cells,
  mark: Mark | null,
  frequency: Frequency,
): { at: string; value: number } | Unread {
  const date = readDate(written)
  if (!date) return { reason: `"${written.slice(0, 30)}" is no year or month` }
  if (frequency === 'yearly' && date.month) return { reason: 'is a month, and the series is yearly' }
  if (frequency === 'monthly' && !date.month) return { reason: 'is a year, and the series is monthly' }
  const value = readNumber(told, mark)
  return typeof value === 'number' ? { at: date.month ? `${date.year}-${date.month}` : date.year, value } : value
}
