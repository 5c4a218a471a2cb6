/** The coming years as a strip: a lane a kind, every label in a row of its lane where it overlaps no other. */

export type DatedItem = { kind: string; id: string; label: string; year: number }
type StripPlace<I extends DatedItem> = { item: I; x: number; row: number; isFlipped: boolean }
export type StripLane<I extends DatedItem> = { kind: string; rows: number; places: StripPlace<I>[]; left: number }
export type Strip<I extends DatedItem> = { from: number; to: number; ticks: number[]; lanes: StripLane<I>[] }

/** The most rows a lane may take; what finds no place is counted in `left`. */
const mostRows = 7
/** A letter's width in percent of the strip at its narrowest (896 px), and what the glyph and the gaps take. */
const letter = 0.66
const around = 3.4

export function layStrip<I extends DatedItem>(
  items: readonly I[],
  kinds: readonly string[],
  range: { from: number; end: number },
): Strip<I> {
  const { from } = range
  const last = Math.max(from + 10, ...items.map(({ year }) => year + 1).filter((year) => year <= range.end))
  const step = last - from > 24 ? 5 : 2
  const to = Math.ceil(last / step) * step
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(
    (year) => year === from || year % step === 0,
  )
  return { from, to, ticks, lanes: kinds.map((kind) => layLane(kind, items, { from, to })) }
}

/** Where a year (or a part of it) lies, in percent. */
export function placeOf(year: number, { from, to }: { from: number; to: number }): number {
  return Math.round(((year - from) / (to - from)) * 1000) / 10
}

function layLane<I extends DatedItem>(
  kind: string,
  items: readonly I[],
  range: { from: number; to: number },
): StripLane<I> {
  const taken: { row: number; from: number; to: number }[] = []
  const places: StripPlace<I>[] = []
  const own = inTurn(items.filter((item) => item.kind === kind))
  for (const item of own.filter(({ year }) => year < range.to)) {
    const x = placeOf(item.year + 0.5, range)
    const width = item.label.length * letter + around
    const isFlipped = x + width > 100
    const [from, to] = isFlipped ? [x - width, x + 1] : [x - 1, x + width]
    const row = Array.from({ length: mostRows }, (_, i) => i).find(
      (i) => !taken.some((one) => one.row === i && from < one.to && to > one.from),
    )
    if (row === undefined) continue
    taken.push({ row, from, to })
    places.push({ item, x, row, isFlipped })
  }
  return { kind, rows: Math.max(1, ...places.map(({ row }) => row + 1)), places, left: own.length - places.length }
}

/**
 * The first of every year, then the second of every year, and so on: no early year takes the room of all later ones.
 */
function inTurn<I extends DatedItem>(items: readonly I[]): I[] {
  const turns = byYear(items).flatMap((one) =>
    one.items.toSorted((a, b) => Number(a.id) - Number(b.id)).map((item, turn) => ({ item, turn })),
  )
  return turns.toSorted((a, b) => a.turn - b.turn || a.item.year - b.item.year).map(({ item }) => item)
}

/** The same items as a list, for narrow screens and for reading aloud. */
export function byYear<I extends DatedItem>(items: readonly I[]): { year: number; items: I[] }[] {
  const years = [...new Set(items.map(({ year }) => year))].toSorted((a, b) => a - b)
  return years.map((year) => ({ year, items: items.filter((item) => item.year === year) }))
}
