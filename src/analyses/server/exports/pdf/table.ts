/**
 * A table in a PDF: rules between rows only, its head again on every page, and room for a small drawing in each row.
 */
import type { DocumentTable, Run } from '../../../document/document.ts'
import { colours, looks, markOf, span } from './looks.ts'
import type { Span } from './lines.ts'
import type { Drawing, LinePlace, Sheet } from './sheet.ts'

/** What is drawn beside each row, around the height `middle`. */
export type RowDrawing = { width: number; draw(doc: Drawing, row: number, room: Room): void }
export type Room = { x: number; middle: number; width: number }

type Column = { title: string; isNumber: boolean; x: number; width: number }
const leading = 12.5
const pad = 4
const gap = 10

type Rows = Pick<DocumentTable, 'columns'> & { rows: readonly Run[][] }

/** The height of its head and of its first rows, which no page parts. `taken`: by a drawing beside each row. */
export function startOf(sheet: Sheet, { columns, rows }: Rows, { count = 2, taken = 0 } = {}): number {
  const placed = placeColumns(sheet, columns, rows, taken)
  const first = rows.slice(0, count).map((row) => heightOf(sheet, cellsOf(row, placed), placed))
  return first.reduce((sum, own) => sum + own, heightOf(sheet, headOf(placed), placed))
}

export function drawTable(sheet: Sheet, { columns, rows }: Rows, drawing?: RowDrawing): void {
  const placed = placeColumns(sheet, columns, rows, drawing?.width ?? 0)
  const head = headOf(placed)
  const height = (row: readonly Run[] | undefined) => (row ? heightOf(sheet, cellsOf(row, placed), placed) : 0)
  const body = () =>
    rows.forEach((row, i) => {
      // The last row never stands alone on a page.
      const together = height(row) + (i === rows.length - 2 ? height(rows[i + 1]) : 0)
      if (!sheet.hasRoom(together)) {
        sheet.need(together)
        drawRow(sheet, { cells: head, columns: placed, isHead: true, isAgain: true })
      }
      const top = sheet.y
      drawRow(sheet, { cells: cellsOf(row, placed), columns: placed, isHead: false })
      const last = placed.at(-1)
      if (!drawing || !last) return
      const [x, middle] = [last.x + last.width + gap, (top + sheet.y) / 2]
      sheet.decorate(() => drawing.draw(sheet.doc, i, { x, middle, width: drawing.width - gap }))
    })
  sheet.need(startOf(sheet, { columns, rows }, { taken: drawing?.width ?? 0 }))
  sheet.tags.within('Table', () => {
    sheet.tags.within('THead', () => drawRow(sheet, { cells: head, columns: placed, isHead: true }))
    if (rows.length > 0) sheet.tags.within('TBody', body)
  })
  sheet.skip(14)
}

const headOf = (columns: readonly Column[]) => columns.map(({ title }) => [span(title, looks.head)])
const cellsOf = (row: readonly Run[], columns: readonly Column[]) =>
  row.map((run, k) => [
    span(run.text, { ...looks.usual, isTabular: columns[k]?.isNumber ?? false }),
    ...markOf(run.note, looks.usual),
  ])

type Row = { cells: Span[][]; columns: readonly Column[]; isHead: boolean; isAgain?: boolean }

function drawRow(sheet: Sheet, { cells, columns, isHead, isAgain = false }: Row): void {
  const height = heightOf(sheet, cells, columns)
  sheet.need(height)
  const top = sheet.y
  const linesOf = (spans: Span[], { x, width, isNumber }: Column): LinePlace[] =>
    sheet.lines(spans, width).map((line, k) => ({
      line,
      x: isNumber ? x + width - line.width : x,
      baseline: top + pad + k * leading + 9,
    }))
  const cell = (spans: Span[], column: Column, place: number) => {
    const isTitle = isHead || place === 0
    const options = isTitle ? ({ scope: isHead ? 'Column' : 'Row' } as const) : {}
    sheet.tags.within(isTitle ? 'TH' : 'TD', () => sheet.sayLines(linesOf(spans, column)), options)
  }
  const each = (draw: (spans: Span[], column: Column, place: number) => void) =>
    cells.forEach((spans, i) => columns[i] && draw(spans, columns[i], i))
  if (isAgain)
    sheet.decorate(() =>
      each((spans, column) =>
        linesOf(spans, column).forEach(({ line, x, baseline }) => sheet.drawLine(line, x, baseline)),
      ),
    )
  else sheet.tags.within('TR', () => each(cell))
  sheet.skip(height)
  rule(sheet, isHead)
}

function rule(sheet: Sheet, isFirm: boolean): void {
  const { doc, left, width, y } = sheet
  sheet.decorate(() => {
    doc.lineWidth(0.6).strokeColor(isFirm ? colours.firm : colours.line)
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke()
  })
}

function heightOf(sheet: Sheet, cells: readonly Span[][], columns: readonly Column[]): number {
  return (
    leading * Math.max(1, ...cells.map((spans, i) => sheet.lines(spans, columns[i]?.width ?? 1).length)) + 2 * pad - 1
  )
}

/** Numbers get what they need, names share what is left by how long they are. */
function placeColumns(
  sheet: Sheet,
  columns: DocumentTable['columns'],
  rows: readonly Run[][],
  taken: number,
): Column[] {
  const room = sheet.width - taken - gap * (columns.length - 1)
  const wanted = columns.map(({ title }, i) => {
    const cells = [title, ...rows.map((row) => `${row[i]?.text ?? ''}${row[i]?.note ?? ''}`)]
    return Math.min(
      420,
      Math.max(24, ...cells.map((text) => sheet.lines([span(text, looks.usual)], 10_000)[0]?.width ?? 0)) + 2,
    )
  })
  const total = wanted.reduce((sum, own) => sum + own, 0)
  const rigid = wanted.reduce((sum, own, i) => sum + (columns[i]?.isNumber ? own : 0), 0)
  const isTight = rigid > room * 0.8
  const widthOf = (own: number, isNumber: boolean) => {
    if (total <= room || isTight) return (own * room) / total
    return isNumber ? own : (own / (total - rigid)) * (room - rigid)
  }
  let x = sheet.left
  return columns.map(({ title, isNumber }, i) => {
    const column = { title, isNumber, x, width: widthOf(wanted[i] ?? 24, isNumber) }
    x += column.width + gap
    return column
  })
}
