/**
 * Systems of linear equations with a symmetric, positive definite matrix, as least squares and Newton's method lead to.
 */

/**
 * The solution x of A x = b by Cholesky's decomposition (Golub and Van Loan 2013, section 4.2), or null where A is not
 * positive definite to twelve digits: then its rows depend on each other. `matrix`: A row after row; only its lower
 * triangle is read, and nothing is overwritten. Worked: [[4, 2], [2, 3]] x = [8, 7] has x = [1.25, 1.5].
 */
export function solvePositiveDefinite(matrix: ArrayLike<number>, right: ArrayLike<number>): Float64Array | null {
  const size = right.length
  const lower = decompose(matrix, size)
  if (!lower) return null
  const x = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) x[row]! -= lower[row * size + column]! * x[column]!
    x[row]! /= lower[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let below = row + 1; below < size; below++) x[row]! -= lower[below * size + row]! * x[below]!
    x[row]! /= lower[row * size + row]!
  }
  return x
}

/** A = L L', row by row. */
function decompose(matrix: ArrayLike<number>, size: number): Float64Array | null {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column]!
      for (let k = 0; k < column; k++) rest -= lower[row * size + k]! * lower[column * size + k]!
      if (column < row) lower[row * size + column] = rest / lower[column * size + column]!
      else if (rest > 1e-12 * matrix[row * size + row]!) lower[row * size + row] = Math.sqrt(rest)
      else return null
    }
  }
  return lower
}
