/**
 * Where years lie on the horizon under the masthead, and on which side their labels stand so that none covers another
 * or the needle.
 */

/** The scale never changes: a place on it keeps its meaning from page to page. */
export const horizonYears = { first: 2020, last: 2060 } as const

export type YearMark = { year: number; label: string; side: 'left' | 'right' }
/** `onPhone`: where the scale is as narrow as there, on which side its words stand; null where there is no room for them. */
export type PlacedMark = { place: number; label: string; side: Side; onPhone: Side | null }
type Side = 'left' | 'right'
type Wide = Omit<PlacedMark, 'onPhone'> & { year: number }

/** A letter's width in percent of the scale, on a screen and on a telephone of 320 px. */
const letter = 0.62
const letterOnPhone = 2.1

const { first, last } = horizonYears

/** Whether anything of an item lies on the scale: a mark, which stands at its edge at the least, or a part of a span. */
export function hasPlaces(marks: readonly unknown[], spans: readonly { from: number; to: number }[]): boolean {
  return marks.length > 0 || spans.some(({ from, to }) => Math.max(from, first) < Math.min(to, last))
}

/** Whether anything is due in a year of the scale, of the kinds that are drawn. */
export function hasDue(
  years: readonly { year: number; kind: string; items: number }[],
  kinds: readonly string[],
): boolean {
  return years.some(({ year, kind, items }) => items > 0 && kinds.includes(kind) && year >= first && year <= last)
}

/** In percent; what lies beyond the scale stands at its edge. */
export function yearPlace(year: number): number {
  return Math.round(((Math.min(last, Math.max(first, year)) - first) / (last - first)) * 10_000) / 100
}

/**
 * Labels keep the side they ask for where there is room. One that would leave the scale turns round; one that would
 * cover the needle, or be covered by the next, hands its words to the mark after it ('closes, resolves 2028'), with its
 * year where that is another ('closes 2027, resolves 2028').
 */
export function placeMarks(marks: readonly YearMark[], needle: number): PlacedMark[] {
  const placed: Wide[] = []
  for (const mark of marks.toSorted((a, b) => a.year - b.year)) {
    const before = placed.at(-1)
    const alone = alonePlaced(mark)
    const isApart = !before?.label || (!coversNeedle(before, needle) && endOf(before) < startOf(alone))
    placed.push(isApart ? alone : alonePlaced({ ...mark, label: `${handedTo(mark, before)}, ${mark.label}` }))
    if (!isApart) placed.splice(-2, 1, { ...before, label: '', side: 'right' })
  }
  return placed
    .map((mark): Wide => (coversNeedle(mark, needle) ? { ...mark, side: 'right' } : mark))
    .map((mark, i) => {
      const { year: _, ...shown } = mark
      return { ...shown, onPhone: i === placed.length - 1 ? sideOnPhone(mark, needle) : null }
    })
}

/** What it says beside the mark that takes its words. */
function handedTo({ year }: YearMark, { label, year: own }: Wide): string {
  const isSaid = Math.floor(own) === Math.floor(year) || /\d{4}/.test(label)
  return isSaid ? label : `${label} ${Math.floor(own)}`
}

/** There the last has words alone. */
function sideOnPhone({ place, label, side }: Wide, needle: number): Side | null {
  const width = label.length * letterOnPhone + 2
  const fits = { right: place + width <= 100, left: place - width > (place > needle ? needle : 0) }
  return [side, 'right' as const, 'left' as const].find((one) => fits[one]) ?? null
}

function alonePlaced({ year, label, side }: YearMark): Wide {
  const place = yearPlace(year)
  const width = widthOf(label)
  return { year, place, label, side: place + width > 100 ? 'left' : place - width < 0 ? 'right' : side }
}

const widthOf = (label: string): number => label.length * letter + 1
const startOf = ({ place, label, side }: Wide): number => (side === 'left' ? place - widthOf(label) : place)
const endOf = ({ place, label, side }: Wide): number => (side === 'right' ? place + widthOf(label) : place)
const coversNeedle = (mark: Wide, needle: number): boolean =>
  mark.label !== '' && mark.side === 'left' && mark.place > needle && startOf(mark) < needle + 1
