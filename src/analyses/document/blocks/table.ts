/** A table as it stands. */
import type { BlockWords } from './block-words.ts'

/** A figure, as against a name: '31%', '2,030', '+4', 'under 1%'. */
const figure = /^(under |over |about )?[−+-]?[\d.,]+( ?%|$)/

export const table: BlockWords<'table'> = {
  sentence: ({ title, rows }) => `${title}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`,
  table({ columns, rows }) {
    const isNumber = (place: number) =>
      place > 0 && rows.length > 0 && rows.every((row) => figure.test(row[place]?.text ?? ''))
    return { columns: columns.map((title, place) => ({ title, isNumber: isNumber(place) })), rows }
  },
}
