/** What would move the answer, and how far, in words. */
import { type BlockWords, cellOf, named, numeric, words } from './block-words.ts'

export const tornado: BlockWords<'tornado'> = {
  sentence({ title, rows }, say) {
    return `${title}: ${rows.map(({ label, ifTrue, ifFalse }) => `${label}, ${say(ifTrue)} if true and ${say(ifFalse)} if not`).join('; ')}.`
  },
  table({ rows }, say) {
    return {
      columns: [named('Item'), numeric('If true'), numeric('If not')],
      rows: rows.map(({ label, item, ifTrue, ifFalse }) => [
        words(label, item),
        cellOf(ifTrue, say),
        cellOf(ifFalse, say),
      ]),
    }
  },
}
