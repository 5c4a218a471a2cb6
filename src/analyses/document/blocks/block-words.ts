/** What every picture of a report must also be: a sentence, and a table of its numbers. */
import type { Block } from '../../report/report.ts'

export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
/** A value of a picture, by its evidence. */
export type Shown = { evidence: string; value: number }
/** How such a value is printed, in the unit of its evidence. */
export type Say = (shown: Shown) => string
/** The unit of a value as it stands within a sentence; '' where it has none. */
export type UnitOf = (evidence: string) => string

export type Cell = { text: string; item: string | null; evidence: string | null }
export type Column = { title: string; isNumber: boolean }
export type BlockTable = { columns: Column[]; rows: Cell[][] }

export type BlockWords<Type extends Block['type']> = {
  sentence(block: BlockOf<Type>, say: Say): string
  /** Every value of the picture, so that each has its footnote. */
  table(block: BlockOf<Type>, say: Say, unitOf: UnitOf): BlockTable
}

export const named = (title: string): Column => ({ title, isNumber: false })
export const numeric = (title: string): Column => ({ title, isNumber: true })
export const words = (text: string, item: string | null = null): Cell => ({ text, item, evidence: null })
export const cellOf = (shown: Shown | null, say: Say): Cell =>
  shown ? { text: say(shown), item: null, evidence: shown.evidence } : words('')
