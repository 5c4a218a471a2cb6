/** Columns that hold a part of a date beside its year: the month, the quarter, the day. */
import { monthNamed } from '../dates/month-names.ts'
import type { WrittenDate } from '../dates/date.ts'
import { isEmptyCell, type Row, textOf } from '../table.ts'
import { nameOf, type Plain } from './plain.ts'

const monthName = /^(month|mo|mon|monat|mois|mes|mês|mese|mm)$/i
const quarterName = /^(quarter|qtr|quartal|trimestre|trimester)$/i
const dayName = /^(day|dd|tag|jour|día|dia|giorno)$/i

/** Places of columns. */
export type Parts = { month: number | null; quarter: number | null; day: number | null }

/** Beside years: a column of months by its name or by names of months, of quarters, and of days beside months. */
export function partsOf(frame: Plain, sample: readonly Row[], all: readonly number[]): Parts {
  const dated = sample.filter(({ cells }) => !isEmptyCell(cells[frame.dateIndex]))
  const isYears = dated.every(({ cells }) => isYearOrNone(frame.dates(textOf(cells[frame.dateIndex]))))
  if (!isYears || dated.length === 0) return { month: null, quarter: null, day: null }
  const find = (pattern: RegExp, fits: (text: string) => boolean) =>
    all.find(
      (i) =>
        i !== frame.dateIndex && pattern.test(nameOf(frame, i)) && dated.every(({ cells }) => fits(textOf(cells[i]))),
    ) ?? null
  const month = find(monthName, isMonth) ?? find(/^column \d+$/, (text) => monthNamed(text) !== null)
  return {
    month,
    quarter: month === null ? find(quarterName, (text) => /^Q?[1-4]$/i.test(text)) : null,
    day: month === null ? null : find(dayName, (text) => /^([1-9]|0[1-9]|[12]\d|3[01])$/.test(text)),
  }
}

export function withoutSameMonth(parts: Parts, frame: Plain): Parts & { sameMonth: number | null } {
  const { month, day } = parts
  if (month === null || day !== null) return { ...parts, sameMonth: null }
  const dated = frame.body.filter(({ cells }) => !isEmptyCell(cells[frame.dateIndex]))
  const years = new Set(dated.map(({ cells }) => textOf(cells[frame.dateIndex])))
  const months = [...new Set(dated.map(({ cells }) => textOf(cells[month])))]
  if (months.length !== 1 || years.size < 3) return { ...parts, sameMonth: null }
  return { ...parts, month: null, sameMonth: monthNumber(months[0] ?? '') }
}

const monthNumber = (text: string) => monthNamed(text)?.month ?? Number(text)

function isYearOrNone(date: WrittenDate | null): boolean {
  return date === null || date.is === 'year'
}

function isMonth(text: string): boolean {
  return /^(0?[1-9]|1[0-2])$/.test(text) || monthNamed(text) !== null
}

/** The date of a row, with what other columns say of it: `2020-03`. */
export function dateTextOf({ cells }: Row, dateIndex: number, { month, quarter, day }: Parts): string {
  const text = textOf(cells[dateIndex])
  if (month !== null) {
    const said = textOf(cells[month])
    const number = String(monthNumber(said)).padStart(2, '0')
    return day === null ? `${text}-${number}` : `${text}-${number}-${textOf(cells[day]).padStart(2, '0')}`
  }
  return quarter === null ? text : `${text}-Q${textOf(cells[quarter]).replace(/^q/i, '')}`
}
