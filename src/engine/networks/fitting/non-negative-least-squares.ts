/** Least squares where no unknown may be negative: how a mixture comes as near as it can to what is wanted. */
import { solvePositiveDefinite } from './positive-definite.ts'

/**
 * The x >= 0 with the least |A x - target|, by the method of active sets (Lawson and Hanson 1974, chapter 23).
 *
 * `columns`: A, column after column, each as long as `target`. `start`: an x >= 0 to begin from, whose positive places
 * are columns that do not depend on each other, as those of an earlier answer are. Worked: columns [1, 0] and [1, 1]
 * with target [1, -1] give [1, 0]: without the condition it would be [2, -1].
 */
export function nonNegativeLeastSquares(
  columns: Float64Array,
  target: Float64Array,
  start?: Float64Array,
): Float64Array {
  const rows = target.length
  const problem = { columns, target, rows }
  const x = start ? Float64Array.from(start) : new Float64Array(columns.length / rows)
  const active = [...x.keys()].filter((column) => x[column]! > 0)
  if (active.length > 0) settle(problem, x, active)
  /** Columns that rounding threw out again as soon as they came in. */
  const barred = new Set<number>()
  // Each round brings the distance down or bars a column, so it ends; the count is a guard against rounding.
  for (let round = 0; round < 10 * rows + 100; round++) {
    const column = steepest(problem, x, new Set([...active, ...barred]))
    if (column < 0) break
    active.push(column)
    settle(problem, x, active)
    if (x[column]! > 0) barred.clear()
    else barred.add(column)
  }
  return x
}

type Problem = { readonly columns: Float64Array; readonly target: Float64Array; readonly rows: number }

/** The column along which the distance falls fastest, or -1 where it falls along none. */
function steepest({ columns, target, rows }: Problem, x: Float64Array, left: ReadonlySet<number>): number {
  const gap = Float64Array.from(target)
  x.forEach((share, column) => {
    if (share > 0) for (let row = 0; row < rows; row++) gap[row]! -= columns[column * rows + row]! * share
  })
  let best = -1
  let most = 1e-13 * rows * target.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1)
  for (let column = 0; column < x.length; column++) {
    let slope = 0
    for (let row = 0; row < rows; row++) slope += columns[column * rows + row]! * gap[row]!
    if (slope > most && !left.has(column)) {
      best = column
      most = slope
    }
  }
  return best
}

/**
 * Moves x to the least squares over the active columns, dropping those that would turn negative, and the last one if
 * they depend on each other.
 */
function settle(problem: Problem, x: Float64Array, active: number[]): void {
  for (;;) {
    const wanted = leastSquares(problem, active)
    if (!wanted) {
      x[active.pop()!] = 0
      return
    }
    const share = shareOfTheWay(x, wanted, active)
    active.forEach((column, place) => (x[column]! += share * (wanted[place]! - x[column]!)))
    if (share === 1) return
    for (let place = active.length - 1; place >= 0; place--) {
      if (x[active[place]!]! > 1e-15) continue
      x[active[place]!] = 0
      active.splice(place, 1)
    }
  }
}

/** How far x can go towards what is wanted before something turns negative: 1 is all the way. */
function shareOfTheWay(x: Float64Array, wanted: Float64Array, active: readonly number[]): number {
  return active.reduce((share, column, place) => {
    const here = x[column]!
    const there = wanted[place]!
    return there > 0 ? share : Math.min(share, here === 0 ? 0 : here / (here - there))
  }, 1)
}

/** The unrestricted least squares over some of the columns, by the normal equations. */
function leastSquares({ columns, target, rows }: Problem, active: readonly number[]): Float64Array | null {
  const size = active.length
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  active.forEach((one, i) => {
    for (let row = 0; row < rows; row++) right[i]! += columns[one * rows + row]! * target[row]!
    for (let j = 0; j <= i; j++) {
      for (let row = 0; row < rows; row++)
        matrix[i * size + j]! += columns[one * rows + row]! * columns[active[j]! * rows + row]!
    }
  })
  return solvePositiveDefinite(matrix, right)
}
