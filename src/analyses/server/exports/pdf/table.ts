/**
 * A table in a PDF: rules between rows only, its head again on every page, and room for a small drawing in each row.
 */
import type { DocumentTable, Run } from '../../../document/document.ts'
import { colours } from '../colours.ts'
import { looks, markOf, span } from './looks.ts'
import type { Span } from './lines.ts'
import type { Drawing } from './drawing.ts'
import type { LinePlace, Sheet } from './sheet.ts'

/** What is drawn beside each row, around the height `middle`. */
export type RowDrawing = { width: number; draw(doc: Drawing, row: number, room: Room): void }
export type Room = { x: number; middle: number; width: number }

type Column = { title: string; isNumber: boolean; x: number; width: number }
const leading = 12.5
const pad = 4
const gap = 10
/** Two columns stand no farther apart than the eye goes along a row. */
const apart = 60

type Rows = Pick<DocumentTable, 'columns'> & { rows: readonly Run[][] }

/** The height of its head and of its first rows, which no page parts. `taken`: by a drawing beside each row. */
export function startOf(sheet: Sheet, { columns, rows }: Rows, { taken = 0 } = {}): number {
  const placed = placeColumns(sheet, columns, rows, taken)
  const first = rows.slice(0, 2).map((row) => heightOf(sheet, cellsOf(row, placed), placed))
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

/** No word is cut, and numbers keep their line, as long as there is room; beyond that, what is longer gets more. */
function placeColumns(
  sheet: Sheet,
  columns: DocumentTable['columns'],
  rows: readonly Run[][],
  taken: number,
): Column[] {
  const room = sheet.width - taken - gap * (columns.length - 1)
  const widest = (spans: readonly Span[]) => sheet.lines(spans, 10_000)[0]?.width ?? 0
  const cells = columns.map((_, i) =>
    rows.map((row) => widest([span(row[i]?.text ?? '', looks.usual), ...markOf(row[i]?.note ?? null, looks.usual)])),
  )
  const wanted = columns.map(({ title }, i) =>
    Math.min(420, Math.max(24, widest([span(title, looks.head)]), ...(cells[i] ?? [])) + 2),
  )
  const words = columns.map(({ title }, i) => {
    const own = rows.flatMap((row) => (row[i]?.text ?? '').split(' ').map((word) => widest([span(word, looks.usual)])))
    return Math.min(
      wanted[i] ?? 24,
      Math.max(24, ...title.split(' ').map((word) => widest([span(word, looks.head)])), ...own) + 2,
    )
  })
  // Its head may take several lines, a number not.
  const numbers = columns.map(({ isNumber }, i) =>
    isNumber ? Math.max(words[i] ?? 24, ...(cells[i] ?? []).map((own) => own + 2)) : (words[i] ?? 24),
  )
  const isShort = columns.length === 2 && taken === 0
  const widths = shared(isShort ? Math.min(room, sum(wanted) + apart) : room, wanted, [numbers, words])
  let x = sheet.left
  return columns.map(({ title, isNumber }, i) => {
    const column = { title, isNumber, x, width: widths[i] ?? 24 }
    x += column.width + gap
    return column
  })
}

const sum = (widths: readonly number[]) => widths.reduce((all, own) => all + own, 0)

/** The room by what each wants, none less than its least, by the first of those that fits. */
function shared(room: number, wanted: readonly number[], leasts: readonly (readonly number[])[]): number[] {
  const least = sum(wanted) > room ? leasts.find((widths) => sum(widths) <= room) : undefined
  if (!least) return wanted.map((own) => (own * room) / sum(wanted))
  const open = sum(wanted) - sum(least)
  const spare = room - sum(least)
  return wanted.map((own, i) => (least[i] ?? own) + ((own - (least[i] ?? own)) / open) * spare)
}
