/** The kinds of pictures that a report may hold, in words. */
import type { Block } from '../../report/report.ts'
import { balance } from './balance.ts'
import { bars } from './bars.ts'
import type { BlockTable, BlockWords, Say, UnitOf } from './block-words.ts'
import { chance } from './chance.ts'
import { fan } from './fan.ts'
import { table } from './table.ts'
import { tornado } from './tornado.ts'

const blockWords: { [Type in Block['type']]: BlockWords<Type> } = { chance, fan, bars, tornado, balance, table }

export function sentenceOf(block: Block, say: Say): string {
  return wordsOf(block).sentence(block, say)
}

export function tableOf(block: Block, { say, unitOf }: { say: Say; unitOf: UnitOf }): BlockTable {
  return wordsOf(block).table(block, say, unitOf)
}

/** The list above is by the block's own type, which the compiler cannot follow through a lookup. */
function wordsOf(block: Block): BlockWords<Block['type']> {
  return blockWords[block.type] as unknown as BlockWords<Block['type']>
}
