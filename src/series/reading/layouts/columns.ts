/** What the columns of a tidy table hold beside the date: values, words, marks, and parts of the date. */
import { monthNamed } from '../dates/month-names.ts'
import type { Dates, WrittenDate } from '../dates/written-date.ts'
import { writtenIn } from '../numbers/written-number.ts'
import { isEmptyCell, type Row, textOf } from '../table.ts'
import type { Read } from '../understood.ts'

/** A tidy table before its columns are known. */
export type Plain = {
  names: string[]
  units: (string | null)[]
  body: Row[]
  footer: Row[]
  read: Read
  dates: Dates
  dateIndex: number
}
export type Tidy = Plain & { columns: Columns }

export type Columns = {
  values: number[]
  /** The one that calls itself so. */
  value: number | null
  words: number[]
  marks: number[]
  month: number | null
  quarter: number | null
  day: number | null
  /** A column of months that is one and the same of each year says nothing of how often values come. */
  sameMonth: number | null
}

const lookedAt = 3000
const isValueName = (name: string) =>
  /^(value|values|obs_value|wert|werte|valeur|valor|valore|waarde|v|val|y)$/i.test(name)
const isMarkName = (name: string) => /^(obs_?status|status|flags?|foot_?notes?|notes?|marks?|symbol|type)$/i.test(name)
const isIdName = (name: string) =>
  /(^|[ _])(id|code|nr|no)$|[a-z]Id$|^(decimal|decimals|unit_mult)$/.test(name) || /^(id|code)$/i.test(name)
const monthName = /^(month|mo|mon|monat|mois|mes|mês|mese|mm)$/i
const quarterName = /^(quarter|qtr|quartal|trimestre|trimester)$/i
const dayName = /^(day|dd|tag|jour|día|dia|giorno)$/i

export function columnsOf(frame: Plain): Columns {
  const sample = frame.body.slice(0, lookedAt)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), frame.names.length)
  const all = Array.from({ length: width }, (_, i) => i)
  const parts = partsOf(frame, sample, all)
  const isPart = (i: number) => i === frame.dateIndex || Object.values(parts).includes(i)
  const rest = all.filter((i) => !isPart(i)).map((i) => ({ i, name: nameOf(frame, i), ...counted(sample, i) }))
  const values = rest.filter(({ name, numbers, texts }) => numbers > 0 && numbers >= texts && !isIdName(name))
  const called = rest.filter(({ name }) => isValueName(name))
  const alone = rest.length === 1 ? rest : called.length === 1 ? called : values.length === 1 ? values : []
  const marks = rest.filter(({ name, texts }) => isMarkName(name) && texts > 0).map(({ i }) => i)
  return {
    values: values.map(({ i }) => i),
    value: alone[0]?.i ?? null,
    words: rest.filter(({ i, texts, numbers }) => texts > numbers && !marks.includes(i)).map(({ i }) => i),
    marks,
    ...withoutSameMonth(parts, frame),
  }
}

export function nameOf({ names }: Pick<Plain, 'names'>, index: number): string {
  return names[index] ?? `column ${index + 1}`
}

function counted(sample: readonly Row[], index: number): { numbers: number; texts: number } {
  const found = { numbers: 0, texts: 0 }
  for (const { cells } of sample) {
    const cell = cells[index]
    if (typeof cell === 'number') found.numbers++
    else if (typeof cell === 'string' && cell.trim() !== '') {
      const { is } = writtenIn(cell.trim())
      if (is === 'number') found.numbers++
      else if (is === 'text') found.texts++
    }
  }
  return found
}

type Parts = Pick<Columns, 'month' | 'quarter' | 'day'>

/** Beside years: a column of months by its name or by names of months, of quarters, and of days beside months. */
function partsOf(frame: Plain, sample: readonly Row[], all: readonly number[]): Parts {
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

function withoutSameMonth(parts: Parts, frame: Plain): Parts & { sameMonth: number | null } {
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
