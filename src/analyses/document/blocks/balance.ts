/** What speaks for and against, in words. */
import { type BlockOf, type BlockWords, type Cell, named, words } from './block-words.ts'

type Line = BlockOf<'balance'>['for'][number]

export const balance: BlockWords<'balance'> = {
  sentence({ title, for: pro, against }) {
    return `${title}. For: ${said(pro)}. Against: ${said(against)}.`
  },
  table({ for: pro, against }) {
    return {
      columns: [named('Speaks'), named('What'), named('How')],
      rows: [...rowsOf('for', pro), ...rowsOf('against', against)],
    }
  },
}

const said = (lines: readonly Line[]) => lines.map(({ label, text }) => `${label} (${text})`).join('; ') || 'nothing'

function rowsOf(side: string, lines: readonly Line[]): Cell[][] {
  return lines.map(({ label, item, text, evidence }) => [
    words(side),
    words(label, item),
    { text, item: null, evidence },
  ])
}
