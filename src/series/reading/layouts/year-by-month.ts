/** A year a row and its twelve months across. Whatever else stands in the row, such as means, is no month. */
import { monthNamed } from '../dates/month-names.ts'
import { isEmptyCell, type Row, textOf } from '../table.ts'
import type { Tidy } from './columns.ts'
import { nameOf } from './plain.ts'
import type { Laid } from './laid.ts'
import { isTooLong, tooManyCells } from './wide.ts'

/** The column of each month, or null where not all twelve are there. */
export function monthsAcross({ names, dateIndex }: Tidy): number[] | null {
  const places = names.map((name, index) => ({ index, month: monthNamed(name)?.month }))
  const columns = Array.from({ length: 12 }, (_, i) => places.find(({ month }) => month === i + 1)?.index)
  const found = columns.filter((index) => index !== undefined && index !== dateIndex)
  return found.length === 12 ? found.map((index) => index ?? 0) : null
}

export function layOutYearByMonth(frame: Tidy, months: readonly number[]): Laid {
  const isYear = ({ cells }: Row) => frame.dates(textOf(cells[frame.dateIndex]))?.is === 'year'
  const rows = frame.body.filter(isYear)
  const tooLong = rows.filter((row) => isTooLong(row, frame.names.length))
  const others = frame.body.filter((row) => !isYear(row) && row.cells.filter((cell) => !isEmptyCell(cell)).length > 1)
  return {
    read: {
      ...frame.read,
      layout: 'year-by-month',
      rows: rows.length,
      columns: { year: nameOf(frame, frame.dateIndex) },
    },
    entries: rows
      .filter((row) => !isTooLong(row, frame.names.length))
      .flatMap(({ line, cells }) =>
        months.map((index, i) => ({
          line,
          date: `${textOf(cells[frame.dateIndex])}-${String(i + 1).padStart(2, '0')}`,
          cell: cells[index] ?? null,
        })),
      ),
    key: null,
    unit: null,
    notes: [],
    faults: [
      ...tooLong.map(tooManyCells),
      ...others.map(({ line, cells }) => ({
        lines: [line],
        fault: 'no-date',
        text: textOf(cells[frame.dateIndex]).slice(0, 40),
      })),
    ],
  }
}
