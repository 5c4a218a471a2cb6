/** Dates across, a series a row: what stands before the values says which it is. Eurostat packs it into one cell. */
import type { Given } from '../given.ts'
import { isEmptyCell, type Row, textOf } from '../table.ts'
import type { Fault } from '../understood.ts'
import { unitIn } from '../numbers/units.ts'
import type { Frame } from './frame.ts'
import { chosenRows } from './keys.ts'
import type { Laid, Question } from './laid.ts'

type Wide = Extract<Frame, { layout: 'wide' }>

export function layOutWide(frame: Wide, given: Given): Laid | Question {
  const { heads, names, body, read } = packedKeys(frame)
  const dated = new Set(heads.map(({ index }) => index))
  const columns = names.flatMap((name, index) =>
    dated.has(index) || body.every(({ cells }) => isEmptyCell(cells[index])) ? [] : [{ index, name }],
  )
  const tooLong = body.filter((row) => isTooLong(row, names.length))
  const rows = body.filter(
    (row) => !isTooLong(row, names.length) && heads.some(({ index }) => !isEmptyCell(row.cells[index])),
  )
  const chosen = chosenRows({ rows, columns, dateOf: null, canRepeat: false }, given)
  const said = { ...read, keys: columns.map(({ name }) => name), rows: rows.length }
  if ('answers' in chosen) return { ask: 'key', answers: chosen.answers, read: said }
  return {
    read: said,
    entries: chosen.rows.flatMap(({ line, cells }) =>
      heads.map(({ index, text }) => ({ line, date: text, cell: cells[index] ?? null })),
    ),
    key: chosen.key,
    unit: unitOf(chosen.key),
    notes: [],
    faults: tooLong.map(tooManyCells),
  }
}

export function isTooLong({ cells }: Row, most: number): boolean {
  return most > 0 && cells.findLastIndex((cell) => !isEmptyCell(cell)) >= most
}

export function tooManyCells({ line, cells }: Row): Fault {
  return { lines: [line], fault: 'too-many-cells', text: cells.map(textOf).join(' ').slice(0, 60) }
}

/** `freq,unit,geo\TIME_PERIOD` stands above `A,PC,DE`. */
function packedKeys({ names, heads, body, read }: Wide): Pick<Wide, 'names' | 'heads' | 'body' | 'read'> {
  const [packed = ''] = /^[^\\]+(?=\\TIME_PERIOD$)/i.exec(names[0] ?? '') ?? []
  if (!packed) return { names, heads, body, read }
  const own = packed.split(',')
  const spread = ({ line, cells }: Row): Row => {
    const keys = textOf(cells[0]).split(',')
    return { line, cells: [...own.map((_, i) => keys[i] ?? null), ...cells.slice(1)] }
  }
  return {
    names: [...own, ...names.slice(1)],
    heads: heads.map(({ index, text }) => ({ index: index + own.length - 1, text })),
    body: body.map(spread),
    read,
  }
}

/** What the name of an indicator says in brackets, where no column of units does. */
export function unitOf(key: Record<string, string> | null): string | null {
  const told = Object.entries(key ?? {})
  const unit = told.find(([name]) => /^(unit|units|einheit|unité|unidad|unità|unit_measure)$/i.test(name))
  if (unit && !/^[A-Z]{2,3}(_.*)?$/.test(unit[1])) return unit[1]
  const name = told.find(([column]) =>
    /(series|indicator|variable|measure).*name|^(series|indicator|variable)$/i.test(column),
  )
  return name ? unitIn(name[1]) : null
}
