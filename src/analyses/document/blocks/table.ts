/** A table as it stands; a unit that all of a column is in is said once, at its head, so that its numbers line up. */
import type { BlockWords, Cell, UnitOf } from './block-words.ts'

/** A number, as against a name or a day, and what stands behind it: '2,030', 'about 41.2 million', 'under 1' and '%'. */
const figure =
  /^((?:under |over |about |at most |at least )?[−+-]?\d[\d.,]*(?: (?:thousand|million|billion|trillion))?)(?: ?(.*))?$/s
const month = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/

type Parts = { number: string; rest: string }

/** Null where it is no number. The 'million' of 'million tonnes' is its unit's, and that of '8 million people' its own. */
function partsOf({ text, evidence }: Cell, unitOf: UnitOf): Parts | null {
  const unit = evidence === null ? '' : unitOf(evidence)
  if (scaled.test(unit) && text.endsWith(` ${unit}`)) return { number: text.slice(0, -unit.length - 1), rest: unit }
  const [, number, rest = ''] = figure.exec(text) ?? []
  return number === undefined ? null : { number, rest }
}
const scaled = /^(?:thousand|million|billion|trillion)\b/

/** Null where it has names or days among its numbers, or more than one unit. */
function unitIn(cells: readonly Cell[], unitOf: UnitOf): { unit: string; isLifted: boolean } | null {
  const said = cells.filter(({ text }) => text !== '')
  const rests = said.map((cell) => partsOf(cell, unitOf)?.rest ?? null)
  const unit = rests[0]
  if (unit === undefined || unit === null || month.test(unit)) return null
  // What has no unit is in that of the first; of '42% of generation' the next may be a mere '44%'.
  const isOwn = (rest: string | null) => rest === unit || rest === '' || (rest === '%' && unit.startsWith('%'))
  if (!rests.every(isOwn)) return null
  const isUnit = unit !== '' && unit !== '%'
  if (!isUnit) return { unit, isLifted: false }
  // Of a single value nothing is to line up.
  return said.length > 1 ? { unit, isLifted: true } : null
}

/** '2,778 TWh per year' as '2,778'; a share keeps its sign. */
function withoutUnit(cell: Cell, unitOf: UnitOf): string {
  const { number, rest } = partsOf(cell, unitOf) ?? { number: cell.text, rest: '' }
  return rest.startsWith('%') ? `${number}%` : number
}

export const table: BlockWords<'table'> = {
  sentence: ({ title, rows }) => `${title}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`,
  table({ columns, rows }, _say, unitOf) {
    const units = columns.map((_, place) =>
      unitIn(
        rows.flatMap((row) => row[place] ?? []),
        unitOf,
      ),
    )
    const isLifted = (place: number) => units[place]?.isLifted === true
    return {
      columns: columns.map((title, place) => ({
        title: isLifted(place) ? `${title} (${units[place]?.unit})` : title,
        isNumber: place > 0 && units[place] !== null,
      })),
      rows: rows.map((row) =>
        row.map((cell, place) => (isLifted(place) ? { ...cell, text: withoutUnit(cell, unitOf) } : cell)),
      ),
    }
  },
}
