/**
 * The collection's rows as they stand in a copy of it: items that name each other name those of the same copy, and the
 * years to come are others. Knows rows as text alone.
 */

/** `base`: what is added to the rank of an item (0 for the first of the collection) to have its id. */
export type Copy = { nth: number; base: number }

/** What ranks and names are rewritten by. */
export type Collection = {
  /** By id, as text: `131` is the 120th, say. */
  ranks: ReadonlyMap<string, number>
  families: readonly string[]
  /** How many series it has; their ids run from 1. */
  series: number
}

type Mark = { of: 'rank' | 'series' | 'family' | 'year'; value: string }
/** A row, cut where something of it is another in each copy. */
export type Template = { pieces: readonly (string | Mark)[]; years: readonly number[]; hasLeapDay: boolean }

const lastYear = 2100
/** Of what is to come. */
const firstYear = 2026

export function templateOf(text: string, { families }: Collection): Template {
  const cut = new RegExp(
    String.raw`(?<=\b(?:trend|prediction|scenario)\/)(?<rank>\d{1,4})(?!\d)|(?<="kept": ?)(?<series>\d+)|(?<=["/])(?<family>${families.join('|')})(?=\\?")|(?<![\d.\-/])(?<year>20(?:2[6-9]|[3-9]\d)|2100)(?![\d\p{L}])`,
    'gu',
  )
  const pieces: (string | Mark)[] = []
  let from = 0
  for (const match of text.matchAll(cut)) {
    pieces.push(text.slice(from, match.index))
    const [found] = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)
    if (found) pieces.push({ of: found[0] as Mark['of'], value: found[1] }) // the groups of the pattern
    from = match.index + match[0].length
  }
  pieces.push(text.slice(from))
  const years = pieces.flatMap((piece) => (typeof piece !== 'string' && piece.of === 'year' ? Number(piece.value) : []))
  return { pieces, years: years.filter((year) => year > firstYear), hasLeapDay: text.includes('-02-29') }
}

/**
 * By how many years a row is later in a copy. In steps of four, so that a 29 February remains one, and so that none is
 * later than 2100.
 */
export function shiftOf({ years, hasLeapDay }: Pick<Template, 'years' | 'hasLeapDay'>, nth: number): number {
  const room = lastYear - (hasLeapDay ? 1 : 0) - Math.max(firstYear, ...years)
  return 4 * ((nth * 5) % (1 + Math.floor(Math.max(0, room) / 4)))
}

/** By how many years it is earlier, so that all of it is over. */
export function backOf({ years }: Pick<Template, 'years'>): number {
  return -4 * Math.ceil((Math.max(firstYear, ...years) - firstYear + 1) / 4)
}

/** `shift`: years. What is of 2026 stays where it is later, and goes with the rest where it is earlier. */
export function textIn(template: Template, { nth, base }: Copy, collection: Collection, shift: number): string {
  const written: Record<Mark['of'], (value: string) => string> = {
    rank: (value) => {
      const rank = collection.ranks.get(value)
      return rank === undefined ? value : String(base + rank)
    },
    series: (value) => String(Number(value) + nth * collection.series),
    family: (value) => `${value}-${nth}`,
    year: (value) => (shift > 0 && Number(value) === firstYear ? value : String(Number(value) + shift)),
  }
  return template.pieces.map((piece) => (typeof piece === 'string' ? piece : written[piece.of](piece.value))).join('')
}
