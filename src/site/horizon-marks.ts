/**
 * Where years lie on the horizon under the masthead, and on which side their labels stand so that none covers another
 * or the needle.
 */

/** The scale never changes: a place on it keeps its meaning from page to page. */
export const horizonYears = { first: 2020, last: 2060 } as const

export type YearMark = { year: number; label: string; side: 'left' | 'right' }
export type PlacedMark = { place: number; label: string; side: 'left' | 'right' }

/** A letter's width in percent of the scale, on a screen where labels on the left are shown. */
const letter = 0.62

/** In percent; what lies beyond the scale stands at its edge. */
export function yearPlace(year: number): number {
  const { first, last } = horizonYears
  return Math.round(((Math.min(last, Math.max(first, year)) - first) / (last - first)) * 10_000) / 100
}

/**
 * Labels keep the side they ask for where there is room. One that would leave the scale turns round; one that would
 * cover the needle hands its words to the mark after it ('closes, resolves 2028'), as both lie close to now.
 */
export function placeMarks(marks: readonly YearMark[], needle: number): PlacedMark[] {
  const inOrder = marks.toSorted((a, b) => a.year - b.year)
  let carried = ''
  return inOrder.map(({ year, label: own, side: asked }, i) => {
    const place = yearPlace(year)
    const label = carried ? `${carried}, ${own}` : own
    carried = ''
    const width = label.length * letter + 1
    const side = place + width > 100 ? 'left' : place - width < 0 ? 'right' : asked
    const covers = side === 'left' && place > needle && place - width < needle + 1
    if (!covers) return { place, label, side }
    if (i === inOrder.length - 1) return { place, label, side: 'right' }
    carried = label
    return { place, label: '', side: 'right' }
  })
}
