/** Tables: rows of one width, no two cells in one place, and for each value a head that says what it is. */
import { list, name, number, text } from '../objects.ts'
import { attribute, type Element, elementsIn, textEntry } from '../structure.ts'
import type { Check } from './check.ts'
import { elementsWhere } from './structure.ts'

type Cell = { element: Element; row: number; column: number; rows: number; columns: number }
type Grid = { cells: Cell[]; widths: number[]; hasCollision: boolean }

const cellsOf = (row: Element) => elementsIn(row).filter(({ role }) => role === 'TH' || role === 'TD')
const rowsOf = (table: Element): Element[] =>
  elementsIn(table).flatMap((one) =>
    one.role === 'TR' ? [one] : ['THead', 'TBody', 'TFoot'].includes(one.role ?? '') ? rowsOf(one) : [],
  )
const span = (cell: Element, key: string) => Math.max(1, number(attribute(cell, 'Table', key)) ?? 1)

/** Where each cell lies, with what spans several rows or columns. */
function gridOf(table: Element): Grid {
  const rows = rowsOf(table)
  const taken = new Set<string>()
  const widths = rows.map(() => 0)
  const cells: Cell[] = []
  let hasCollision = false
  rows.forEach((row, at) => {
    let column = 0
    for (const element of cellsOf(row)) {
      while (taken.has(`${at} ${column}`)) column++
      const cell: Cell = { element, row: at, column, rows: span(element, 'RowSpan'), columns: span(element, 'ColSpan') }
      for (let y = at; y < at + cell.rows; y++)
        for (let x = column; x < column + cell.columns; x++) {
          hasCollision ||= taken.has(`${y} ${x}`)
          taken.add(`${y} ${x}`)
          if (y < widths.length) widths[y] = (widths[y] ?? 0) + 1
        }
      hasCollision ||= at + cell.rows > rows.length
      cells.push(cell)
      column += cell.columns
    }
  })
  return { cells, widths, hasCollision }
}

const scopeOf = (cell: Element) => name(attribute(cell, 'Table', 'Scope'))
const headersOf = (cell: Element) => list(attribute(cell, 'Table', 'Headers'))
const overlap = (a: number, b: number, from: number, to: number) => a < to && from < b

/** By the names of its heads, or by a head of its row or of its column. */
function isUnderHead(cell: Cell, { cells }: Grid): boolean {
  const named = headersOf(cell.element).map(text)
  if (named.length > 0) return named.every((id) => cells.some(({ element }) => textEntry(element, 'ID') === id))
  return cells.some((head) => {
    const scope = head.element.role === 'TH' ? scopeOf(head.element) : null
    const isInRow = overlap(head.row, head.row + head.rows, cell.row, cell.row + cell.rows)
    const isInColumn = overlap(head.column, head.column + head.columns, cell.column, cell.column + cell.columns)
    return (
      (isInRow && ['Row', 'Both'].includes(scope ?? '')) || (isInColumn && ['Column', 'Both'].includes(scope ?? ''))
    )
  })
}

export const tableChecks: readonly Check[] = [
  {
    clause: '7.2-15, 7.2-41',
    matterhorn: '09-004',
    says: 'no two cells of a table lie in one place, and none beyond its last row',
    faults: (file) => elementsWhere(file, 'Table', (table) => gridOf(table).hasCollision),
  },
  {
    clause: '7.2-42, 7.2-43',
    matterhorn: '09-004',
    says: 'the rows of a table have as many cells',
    faults: (file) => elementsWhere(file, 'Table', (table) => new Set(gridOf(table).widths).size > 1),
  },
  {
    clause: '7.5-1, 7.5-2',
    matterhorn: '15-003',
    says: 'every head of a table says whether it is of its row or of its column, and every value has one',
    faults: (file) =>
      elementsWhere(file, 'Table', (table) => {
        const grid = gridOf(table)
        const isByName = grid.cells.some(({ element }) => headersOf(element).length > 0)
        const heads = grid.cells.filter(({ element }) => element.role === 'TH')
        const values = grid.cells.filter(({ element }) => element.role === 'TD')
        return (
          (!isByName && heads.some(({ element }) => scopeOf(element) === null)) ||
          values.some((cell) => !isUnderHead(cell, grid))
        )
      }),
  },
]
