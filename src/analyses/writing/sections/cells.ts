/** The cells of tables. */
import { cellWords } from '../../report/connecting.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Block } from '../../report/report.ts'
import type { Piece } from '../sentence.ts'

export type Cell = Extract<Block, { type: 'table' }>['rows'][number][number]

/** A value, or a text of an item, which then leads there. */
export function cell({ text, evidence }: Piece, item: string | null = null): Cell {
  return { text, item, evidence: evidence.id }
}

/** The name of an item, which leads to it. */
export const itemCell = (name: Evidence, item: string): Cell => ({ text: String(name.value), item, evidence: name.id })

export const wordCell = (name: keyof typeof cellWords): Cell => ({ text: cellWords[name], item: null, evidence: null })
export const noCell: Cell = { text: '', item: null, evidence: null }

type Table = Extract<Block, { type: 'table' }>

/** Without the columns in which no row has anything to say. */
export function tableOf({ title, columns, rows }: Omit<Table, 'type'>): Table {
  const isSaid = (place: number) => rows.some((row) => (row[place]?.text ?? '') !== '')
  const kept = columns.map((_, place) => place).filter(isSaid)
  return {
    type: 'table',
    title,
    columns: kept.map((place) => columns[place] ?? ''),
    rows: rows.map((row) => kept.map((place) => row[place] ?? noCell)),
  }
}
