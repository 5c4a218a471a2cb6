/** A table as it stands; a unit that all of a column is in is said once, at its head, so that its numbers line up. */
import type { BlockWords } from './block-words.ts'

/** A number, as against a name or a day, and what stands behind it: '2,030', 'about 41.2 million', 'under 1' and '%'. */
const figure =
  /^((?:under |over |about |at most |at least )?[−+-]?\d[\d.,]*(?: (?:thousand|million|billion|trillion))?)(?: ?(.*))?$/s
const month = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/

type Cells = readonly { text: string }[]

/** Null where it has names or days among its numbers, or more than one unit. */
function unitOf(cells: Cells): { unit: string; isLifted: boolean } | null {
  const texts = cells.flatMap(({ text }) => (text === '' ? [] : [text]))
  const rests = texts.map((text) => figure.exec(text)?.[2] ?? (figure.test(text) ? '' : null))
  const unit = rests[0]
  if (unit === undefined || unit === null || month.test(unit)) return null
  // What has no unit is in that of the first; of '42% of generation' the next may be a mere '44%'.
  const isOwn = (rest: string | null) => rest === unit || rest === '' || (rest === '%' && unit.startsWith('%'))
  if (!rests.every(isOwn)) return null
  const isUnit = unit !== '' && unit !== '%'
  if (!isUnit) return { unit, isLifted: false }
  // Of a single value nothing is to line up.
  return texts.length > 1 ? { unit, isLifted: true } : null
}

/** '2,778 TWh per year' as '2,778'; a share keeps its sign. */
const withoutUnit = (text: string): string => {
  const [, number = text, rest = ''] = figure.exec(text) ?? []
  return rest.startsWith('%') ? `${number}%` : number
}

export const table: BlockWords<'table'> = {
  sentence: ({ title, rows }) => `${title}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`,
  table({ columns, rows }) {
    const units = columns.map((_, place) => unitOf(rows.flatMap((row) => row[place] ?? [])))
    const isLifted = (place: number) => units[place]?.isLifted === true
    return {
      columns: columns.map((title, place) => ({
        title: isLifted(place) ? `${title} (${units[place]?.unit})` : title,
        isNumber: place > 0 && units[place] !== null,
      })),
      rows: rows.map((row) =>
        row.map((cell, place) => (isLifted(place) ? { ...cell, text: withoutUnit(cell.text) } : cell)),
      ),
    }
  },
}
