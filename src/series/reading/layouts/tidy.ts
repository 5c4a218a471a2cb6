/** A date a row, its values beside it. */
import { unitIn } from '../numbers/units.ts'
import { writtenIn } from '../numbers/written-number.ts'
import type { Given } from '../given.ts'
import { type Cell, isEmptyCell, type Row, textOf } from '../table.ts'
import type { Fault, Note } from '../understood.ts'
import type { Columns, Tidy } from './columns.ts'
import { nameOf } from './plain.ts'
import { dateTextOf } from './date-parts.ts'
import { chosenRows } from './keys.ts'
import type { Entry, Laid, Question } from './laid.ts'
import { chosenSection, isTitle, isTotal } from './sections.ts'
import { isTooLong, tooManyCells, unitOf } from './wide.ts'
import { layOutYearByMonth, monthsAcross } from './year-by-month.ts'

export function layOutTidy(frame: Tidy, given: Given): Laid | Question {
  const { columns } = frame
  const across = monthsAcross(frame)
  if (across && isByMonth(columns, given)) return layOutYearByMonth(frame, across)
  const value = valueColumn(frame, columns, given, across !== null)
  return typeof value === 'object' ? value : layOutValues(frame, value, given)
}

/** Where nobody said otherwise twelve columns of months are one series, unless there are others beside them. */
function isByMonth({ values }: Columns, { column, frequency }: Given): boolean {
  return !column && (frequency === 'monthly' || values.length <= 12)
}

function layOutValues(frame: Tidy, value: number, given: Given): Laid | Question {
  const { columns } = frame
  const { rows, faults, notes } = sortedRows(frame, value)
  const dateOf = (row: Row) => dateTextOf(row, frame.dateIndex, columns)
  const named = columns.words.filter((i) => i !== value).map((index) => ({ index, name: nameOf(frame, index) }))
  const read = { ...frame.read, rows: rows.length, columns: columnNames(frame, columns, value) }
  const section = chosenSection(rows, frame, dateOf, given)
  if ('answers' in section) return { ask: 'section', answers: section.answers, read }
  const chosen = chosenRows(
    { rows: section.rows, columns: named, dateOf, canRepeat: given.gather !== undefined },
    given,
  )
  if ('answers' in chosen) return { ask: 'key', answers: chosen.answers, read }
  return {
    read,
    entries: chosen.rows.map((row) => entryOf(row, dateOf(row), value, columns)),
    key: isChosen(frame, given) ? chosen.key : null,
    unit: frame.units[value] || unitIn(nameOf(frame, value)) || unitOf(chosen.key),
    notes: [
      ...notes,
      ...(columns.sameMonth ? [{ note: 'same-month-each-year', month: columns.sameMonth }] : []),
      ...halfTexts(frame, value),
    ],
    faults,
  }
}

/** What is the same in all rows says which series it is only where somebody chose it, or the format is known. */
function isChosen({ read }: Tidy, { entity, key }: Given): boolean {
  return Boolean(entity ?? key ?? read.format)
}

function valueColumn(frame: Tidy, columns: Columns, given: Given, hasMonths: boolean): number | Question {
  const said = given.column === undefined ? -1 : frame.names.indexOf(given.column)
  if (said >= 0 && said !== frame.dateIndex) return said
  if (columns.value !== null) return columns.value
  const answers: Given[] = columns.values.map((i) => ({ column: nameOf(frame, i) }))
  return { ask: 'column', answers: hasMonths ? [{ frequency: 'monthly' }, ...answers] : answers, read: frame.read }
}

function columnNames(frame: Tidy, columns: Columns, value: number): Record<string, string> {
  const date = nameOf(frame, frame.dateIndex)
  const { month, quarter, day } = columns
  const parts = { month, quarter, day }
  const others = Object.entries(parts).flatMap(([part, i]) => (i === null ? [] : [[part, nameOf(frame, i)] as const]))
  return {
    ...(others.length > 0 ? { year: date, ...Object.fromEntries(others) } : { date }),
    value: nameOf(frame, value),
  }
}

/** Rows of values apart from titles, totals and what cannot be read as a row. */
function sortedRows(frame: Tidy, value: number): { rows: Row[]; faults: Fault[]; notes: Note[] } {
  const faults: Fault[] = []
  const titles: number[] = []
  const rows = frame.body.filter((row) => {
    const { line, cells } = row
    if (isTooLong(row, frame.names.length)) faults.push(tooManyCells(row))
    else if (frame.dates(textOf(cells[frame.dateIndex])) !== null) return true
    else if (isTitle(row)) return true
    else if (isTotal(row)) titles.push(line)
    else if (!isEmptyCell(cells[value])) faults.push(noDate(row, frame.dateIndex))
    else titles.push(line)
    return false
  })
  for (const row of frame.footer)
    if (writtenIn(textOf(row.cells[value])).is === 'number' && !isTotal(row)) faults.push(noDate(row, frame.dateIndex))
  return { rows, faults, notes: titles.length > 0 ? [{ note: 'left-out', lines: titles }] : [] }
}

/** A column that might have been the values had it fewer words in it is not passed over in silence. */
function halfTexts(frame: Tidy, value: number): Note[] {
  const others = frame.columns.halfText.filter((i) => i !== value)
  return others.map((i) => {
    const numbers = frame.body.filter(({ cells }) => writtenIn(textOf(cells[i])).is === 'number')
    return { note: 'half-text', column: nameOf(frame, i), lines: numbers.map(({ line }) => line) }
  })
}

function noDate({ line, cells }: Row, dateIndex: number): Fault {
  return { lines: [line], fault: 'no-date', text: textOf(cells[dateIndex]).slice(0, 40) }
}

const projected = /^(projections?|projected|forecasts?|prognosen?|pr[ée]visions?|proyecci[oó]n(es)?|previsioni)$/i

/** What is longer is a remark. */
const longestMark = 40

function entryOf(row: Row, date: string, value: number, { marks, words }: Columns): Entry {
  const beside = marks.map((i) => textOf(row.cells[i])).filter((text) => text !== '' && text.length <= longestMark)
  const isProjected = [...marks, ...words].some((i) => projected.test(textOf(row.cells[i])))
  const cell: Cell = row.cells[value] ?? null
  return {
    line: row.line,
    date,
    cell,
    ...(beside.length > 0 && { mark: beside.join(' ') }),
    ...(isProjected && { isProjected }),
  }
}
