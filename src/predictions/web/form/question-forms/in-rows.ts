/** Into which rows words go that stand along a line, so that none lies over another. Pure. */

/** Of small type on the narrowest telephone, in per cent of its way. */
const perLetter = 2.1
const air = 1

/**
 * `at`: where each belongs, from 0 to 100 and rising; words that belong to the left end begin there, those of the right
 * end end there, and all else lies between. For each the first row, from 0, in which it has room.
 */
export function inRows(words: readonly { at: number; letters: number }[]): number[] {
  const ends: number[] = []
  return words.map(({ at, letters }) => {
    const width = letters * perLetter
    const start = at - (width * at) / 100
    const found = ends.findIndex((end) => end + air <= start)
    const row = found < 0 ? ends.length : found
    ends[row] = start + width
    return row
  })
}
