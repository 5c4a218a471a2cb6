/** Times as sources write them. */
import { expect, test } from 'vitest'
import { timeOf } from './cells.ts'

test.each([
  ['2024', '2024'],
  ['2024.0', '2024'],
  ['2024Q3', '2024-Q3'],
  ['2024-Q3', '2024-Q3'],
  ['2024K1', '2024-Q1'],
  ['2024M07', '2024-07'],
  ['202407', '2024-07'],
  ['2024-07-15T00:00:00', '2024-07-15'],
])('%s is %s', (cell, at) => expect(timeOf(cell, 'row 1')).toBe(at))

test.each(['2024Q5', '2024Q', 'Q3', '2024-S1', '2024-W07'])('%s is none', (cell) =>
  expect(() => timeOf(cell, 'row 1')).toThrow('row 1'),
)
