/**
 * A sheet as rows of cells: shared and inline text, the kept values of formulas, dates and percentages by their format.
 * Formulas are never run; an error is a missing value.
 */
import { isLost } from '../numbers/lost.ts'
import { periodOf } from '../dates/frequency.ts'
import { serial } from '../dates/when.ts'
import { limits } from '../limits.ts'
import { type Cell, countRow, type Row } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import type { NumberFormat } from './styles.ts'
import { attributeOf, type Element, elements, unescaped } from './xml.ts'

export type Book = { texts: readonly string[]; formats: readonly NumberFormat[]; dateSystem: 1900 | 1904 }
export type Sheet = { rows: Row[]; percents: Map<number, { lines: Set<number>; general: number[] }> }

export function sheetRows(xml: string, book: Book): Sheet {
  const rows: Row[] = []
  const percents: Sheet['percents'] = new Map()
  let line = 0
  for (const { attributes, inner } of elements(xml, 'row')) {
    line = Number(attributeOf(attributes, 'r') ?? line + 1)
    const cells: Cell[] = []
    for (const one of elements(inner, 'c')) {
      const column = columnOf(attributeOf(one.attributes, 'r')) ?? cells.length
      countRow(rows, column + 1)
      while (cells.length < column) cells.push(null)
      const format = formatAt(one.attributes, book)
      const cell = cellOf(one, book, format)
      cells[column] = cell
      if (typeof cell === 'number') notePercent(percents, { column, line }, format)
    }
    if (cells.length > 0) rows.push({ line, cells })
  }
  scalePercents(rows, percents)
  return { rows, percents }
}

/** 'AB12' lies in column 27, counted from 0. */
function columnOf(reference: string | null): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/i.exec(reference ?? '') ?? []
  let column = -1
  for (let i = 0; i < letters.length; i++) column = (column + 1) * 26 + (letters.charCodeAt(i) % 32) - 1
  if (column >= limits.columns) throw new Unreadable('too-big')
  return column < 0 ? null : column
}

function formatAt(attributes: string, { formats }: Book): NumberFormat {
  return formats[Number(attributeOf(attributes, 's') ?? 0)] ?? 'general'
}

function cellOf({ attributes, inner }: Element, book: Book, format: NumberFormat): Cell {
  const sort = attributeOf(attributes, 't') ?? 'n'
  if (sort === 'inlineStr') return textIn(inner)
  const [kept] = elements(inner, 'v')
  if (!kept || kept.inner === '') return null
  return (sorts[sort] ?? sorts['str'])?.(unescaped(kept.inner), book, format) ?? null
}

/** What a cell's kept value is, by the sort of cell: ECMA-376, 18.18.11. An error is no value. */
const sorts: Readonly<Record<string, (value: string, book: Book, format: NumberFormat) => Cell>> = {
  e: () => null,
  s: (value, { texts }) => texts[Number(value)] ?? null,
  n: numberIn,
  str: (value) => value,
}

const isDay: Readonly<Record<NumberFormat, boolean>> = { date: true, percent: false, plain: false, general: false }

function numberIn(value: string, { dateSystem }: Book, format: NumberFormat): Cell {
  const number = Number(value)
  if (Number.isNaN(number)) return null
  // As it is written: what no number can hold is said where values are read.
  if (!Number.isFinite(number) || isLost(number, value)) return value
  if (!isDay[format] || number < 1 || number > 200_000) return number
  return periodOf(serial(Math.floor(number), dateSystem), 'daily')
}

/** The runs of a rich text together, without its readings in another script. */
export function textIn(inner: string): string {
  const spoken = inner.includes('rPh') ? inner.replaceAll(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : inner
  return [...elements(spoken, 't')].map((one) => unescaped(one.inner)).join('')
}

function notePercent(
  percents: Sheet['percents'],
  { column, line }: { column: number; line: number },
  format: NumberFormat,
): void {
  const known = percents.get(column) ?? { lines: new Set(), general: [] }
  if (format === 'percent') known.lines.add(line)
  if (format === 'general') known.general.push(line)
  percents.set(column, known)
}

/** A cell without a format of its own, such as a formula's, is what the cells above and below it are: that is said. */
function scalePercents(rows: readonly Row[], percents: Sheet['percents']): void {
  for (const [column, { lines, general }] of percents) {
    if (lines.size === 0) {
      percents.delete(column)
      continue
    }
    const scaled = new Set([...lines, ...general])
    for (const { line, cells } of rows) {
      const cell = cells[column]
      if (typeof cell === 'number' && scaled.has(line)) cells[column] = hundredfold(cell)
    }
  }
}

function hundredfold(value: number): number {
  return String(value).includes('e') ? value * 100 : Number(`${value}e2`)
}
