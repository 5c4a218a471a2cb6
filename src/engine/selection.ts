/** Which value stands at a place, without putting all of them in order. */

/**
 * The value that would stand at `place`, counted from 0, were `values` in rising order: of [.4, .1, .2] at 1 it is .2.
 * Takes about as many steps as there are values, many of which may be equal (Hoare 1961, Comm. ACM 4, algorithm 65:
 * FIND). Reorders `values`, which are finite; `place` is one of theirs.
 */
export function valueInOrder(values: Float64Array, place: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const [left, right] = partition(values, { low, high, pivot: values[place] ?? 0 })
    if (left < place) low = right
    if (place < right) high = left
  }
  return values[place] ?? Number.NaN
}

type Part = { low: number; high: number; pivot: number }

/** No value up to the first place answered is above the pivot, none from the second on is below it. */
function partition(values: Float64Array, { low, high, pivot }: Part): [number, number] {
  let left = low
  let right = high
  while (left <= right) {
    while ((values[left] ?? 0) < pivot) left++
    while ((values[right] ?? 0) > pivot) right--
    if (left > right) break
    const one = values[left] ?? 0
    values[left++] = values[right] ?? 0
    values[right--] = one
  }
  return [right, left]
}
