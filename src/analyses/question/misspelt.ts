/**
 * Whether one word is meant to be another: how many letters must be put in, left out, changed or swapped to make one of
 * the other.
 */

/**
 * Short words are other words when a letter changes; longer ones may hold two mistakes. People get the first letter
 * right.
 */
export function isMisspelt(given: string, meant: string): boolean {
  // Of four letters one may have been left out.
  if (given.length < (meant.length === 5 ? 4 : 5) || given[0] !== meant[0]) return false
  return editsBetween(given, meant) <= (given.length < 8 ? 1 : 2)
}

/** Two neighbours in each other's place make another word of a short one: 'lief' is 'life' only where the next word says so. */
export function isTransposed(given: string, meant: string): boolean {
  return (
    given.length === meant.length &&
    given.length > 3 &&
    given[0] === meant[0] &&
    editsBetween(given, meant) === 1 &&
    Array.from(given).toSorted().join('') === Array.from(meant).toSorted().join('')
  )
}

/** Optimal string alignment distance (Damerau 1964): 'resession' and 'recession' lie 1 apart. */
function editsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let k = 1; k <= other.length; k++) {
      const changed = at(row, k - 1) + (one[i - 1] === other[k - 1] ? 0 : 1)
      const swapped = isSwapped(one, other, { i, k }) ? at(before, k - 2) + 1 : Infinity
      next[k] = Math.min(at(row, k) + 1, at(next, k - 1) + 1, changed, swapped)
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

const at = (row: readonly number[], k: number) => row[k] ?? Infinity

function isSwapped(one: string, other: string, { i, k }: { i: number; k: number }): boolean {
  return k > 1 && one[i - 1] === other[k - 2] && one[i - 2] === other[k - 1]
}
