/** What the report was made of, and how anybody can make it again. */
import { bare, connect, sentence, when } from '../../sentence.ts'
import { itemsBehind } from '../../items-behind.ts'
import type { Writing, Written } from '../../writing.ts'

export function writeMade(w: Writing): Written {
  const { madeAt } = w.dossier
  // The last section: what the others draw on is in the table by now.
  const items = itemsBehind(w.dossier, w.table.rows())
  const made = when(
    w.table.asked('madeAt', madeAt.slice(0, 10), { title: 'The day on which the items were read', unit: 'day' }),
  )
  const read = bare(w.table.asked('sources', items.length, { title: 'How many items were read' }))
  const versions =
    items.length === 1
      ? sentence`The report rests on ${read} item alone, read at the version that it had on ${made}.`
      : sentence`The report rests on ${read} items and on nothing else, read at the versions that they had on ${made}.`
  return { sentences: [versions, connect('rounding')], blocks: [] }
}
