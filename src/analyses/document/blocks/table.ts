/** A table as it stands. */
import type { BlockWords } from './block-words.ts'

/** A figure, as against a name: '31%', '2,030', '+4', 'under 1%'. */
const figure = /^(under |over |about )?[−+-]?[\d.,]+( ?%|$)/

const textAt = (row: readonly { text: string }[], place: number) => row[place]?.text ?? ''
/** What is left empty is no name. */
const isFigure = (text: string) => text === '' || figure.test(text)

export const table: BlockWords<'table'> = {
  sentence: ({ title, rows }) => `${title}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`,
  table({ columns, rows }) {
    const isNumber = (place: number) =>
      place > 0 && rows.some((row) => textAt(row, place) !== '') && rows.every((row) => isFigure(textAt(row, place)))
    return { columns: columns.map((title, place) => ({ title, isNumber: isNumber(place) })), rows }
  },
}
