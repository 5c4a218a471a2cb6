import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../random.ts'
import { matrix, product, transposed, type Matrix } from './matrix.ts'

const random = seededRandom(3)
const drawn = (rows: number, columns: number) =>
  matrix(
    rows,
    columns,
    Float64Array.from({ length: rows * columns }, () => standardNormal(random)),
  )
const at = ({ values, rowStep, columnStep }: Matrix, i: number, j: number) => values[i * rowStep + j * columnStep]!

test('a row times a column is the sum of the products', () => {
  expect([...product(matrix(1, 2, Float64Array.of(1, 2)), matrix(2, 1, Float64Array.of(3, 4))).values]).toEqual([11])
})

test.each([
  [1, 1, 1],
  [4, 4, 4],
  [3, 5, 2],
  [7, 25, 42],
  [8, 3, 5],
  [13, 16, 9],
])('%d by %d by %d, turned or not, is the same as by the definition', (rows, inner, columns) => {
  for (const a of [drawn(rows, inner), transposed(drawn(inner, rows))]) {
    for (const b of [drawn(inner, columns), transposed(drawn(columns, inner))]) {
      const found = product(a, b)
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j < columns; j++) {
          let sum = 0
          for (let k = 0; k < inner; k++) sum += at(a, i, k) * at(b, k, j)
          expect(at(found, i, j)).toBeCloseTo(sum, 10)
        }
      }
    }
  }
})
