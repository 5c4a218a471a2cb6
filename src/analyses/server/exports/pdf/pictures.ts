/** The pictures of a report in a PDF: bars beside their numbers; every value keeps the mark of its footnote. */
import type { Picture } from '../../../document/document.ts'
import type { BlockOf } from '../../../document/blocks/block-words.ts'
import { thinned } from '../../../document/thinned.ts'
import type { Block } from '../../../report/report.ts'
import { drawFan, fanHeight } from './fan.ts'
import { colours } from '../colours.ts'
import { looks, span } from './looks.ts'
import type { Sheet } from './sheet.ts'
import { drawTable, type RowDrawing, startOf } from './table.ts'

type Draw<Type extends Block['type']> = (sheet: Sheet, block: BlockOf<Type>, picture: Picture) => void

/** Its title and what must stand on the same page. Beside the rows there may be drawings, the widest so wide. */
export function roomFor(sheet: Sheet, { block, table }: Picture): number {
  return block.type === 'fan'
    ? titleHeight + captionHeight + fanHeight // its numbers may go on overleaf: a page half empty says less
    : titleHeight + startOf(sheet, table, { taken: widestDrawing })
}

/** A chart shows the rest: of its numbers a few are enough beside it. */
const mostOfFan = 4
const fewRows = ({ columns, rows }: Picture['table']) => ({ columns, rows: thinned(rows, mostOfFan) })
const captionHeight = 41
const titleHeight = 18
const widestDrawing = 190

export function drawPicture(sheet: Sheet, picture: Picture): void {
  sheet.need(roomFor(sheet, picture))
  if (picture.isTitled) sheet.paragraph([span(picture.title, looks.caption)], { leading: 15, tag: 'H3', after: 3 })
  // The list is by the block's own type, which the compiler cannot follow through a lookup.
  const draw = pictures[picture.block.type] as unknown as Draw<Block['type']>
  draw(sheet, picture.block, picture)
}

const pictures: { [Type in Block['type']]: Draw<Type> } = {
  chance(sheet, block, picture) {
    drawTable(
      sheet,
      picture.table,
      chanceBars([{ value: block.value.value, low: block.low?.value, high: block.high?.value }]),
    )
  },
  bars(sheet, { rows }, { table }) {
    const values = rows.map(({ value, low, high }) => ({ value: value.value, low: low?.value, high: high?.value }))
    const isChance = values.every(({ value }) => value >= 0 && value <= 1)
    drawTable(sheet, table, isChance ? chanceBars(values) : lengthBars(values.map(({ value }) => value)))
  },
  tornado(sheet, { rows }, { table }) {
    const values = rows.map(({ ifTrue, ifFalse }) => [ifTrue.value, ifFalse.value] as const)
    drawTable(
      sheet,
      table,
      values.flat().every((value) => value >= 0 && value <= 1) ? fromTo(values) : twoSided(values),
    )
  },
  fan(sheet, block, { sentence, table }) {
    drawFan(sheet, block, sentence)
    drawTable(sheet, fewRows(table))
  },
  balance: (sheet, _, { table }) => drawTable(sheet, table),
  table: (sheet, _, { table }) => drawTable(sheet, table),
}

type Ranged = { value: number; low: number | undefined; high: number | undefined }

/** From 0 to 100%: the range pale, the value a tick. */
function chanceBars(rows: readonly Ranged[]): RowDrawing {
  return {
    width: 170,
    draw(doc, row, { x, middle, width }) {
      const { value, low, high } = rows[row] ?? { value: 0, low: undefined, high: undefined }
      doc.rect(x, middle - 3, width, 6).fill(colours.mist)
      doc.lineWidth(0.5).strokeColor(colours.firm)
      for (let i = 0; i <= 10; i++)
        doc.moveTo(x + (i * width) / 10, middle - 3).lineTo(x + (i * width) / 10, middle + 3)
      doc.stroke()
      if (low !== undefined && high !== undefined)
        doc.rect(x + low * width, middle - 3, Math.max(0.5, (high - low) * width), 6).fill(colours.prediction3)
      doc.rect(x + value * width - 1.2, middle - 6.5, 2.4, 13).fill(colours.prediction)
    },
  }
}

function lengthBars(values: readonly number[]): RowDrawing {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const at = (value: number, width: number) => (high > low ? ((value - low) / (high - low)) * width : 0)
  return {
    width: 150,
    draw(doc, row, { x, middle, width }) {
      const [zero, end] = [at(0, width), at(values[row] ?? 0, width)]
      doc.rect(x + Math.min(zero, end), middle - 4, Math.max(0.5, Math.abs(end - zero)), 8).fill(colours.prediction3)
    },
  }
}

/** From where it stands if not, the hollow end, to where it stands if so. */
function fromTo(rows: readonly (readonly [ifTrue: number, ifFalse: number])[]): RowDrawing {
  return {
    width: widestDrawing,
    draw(doc, row, { x, middle, width }) {
      const [ifTrue, ifFalse] = rows[row] ?? [0, 0]
      const isUp = ifTrue >= ifFalse
      doc.rect(x, middle - 3, width, 6).fill(colours.mist)
      doc
        .rect(x + Math.min(ifTrue, ifFalse) * width, middle - 3, Math.abs(ifTrue - ifFalse) * width, 6)
        .fill(isUp ? colours.plus : colours.minus)
      doc
        .lineWidth(1.2)
        .circle(x + ifFalse * width, middle, 3.2)
        .fillAndStroke(colours.paper, colours.ink)
      doc.circle(x + ifTrue * width, middle, 3.6).fill(colours.ink)
    },
  }
}

/** To both sides of where the answer stands: what moves it up and what moves it down. */
function twoSided(rows: readonly (readonly [ifTrue: number, ifFalse: number])[]): RowDrawing {
  const most = Math.max(1e-9, ...rows.flat().map(Math.abs))
  return {
    width: widestDrawing,
    draw(doc, row, { x, middle, width }) {
      const centre = x + width / 2
      for (const [place, value] of (rows[row] ?? []).entries()) {
        const length = (Math.abs(value) / most) * (width / 2)
        doc
          .rect(value < 0 ? centre - length : centre, middle - 4, length, 8)
          .fill(place === 0 ? colours.plus : colours.minus)
      }
      doc
        .lineWidth(0.8)
        .strokeColor(colours.ink)
        .moveTo(centre, middle - 8)
        .lineTo(centre, middle + 8)
        .stroke()
    },
  }
}
