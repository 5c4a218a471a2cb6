/** Words along a line, one below another where they would touch. */
import { expect, test } from 'vitest'
import { inRows } from './in-rows.ts'

test.for<[what: string, words: [at: number, letters: number][], rows: number[]]>([
  [
    'far apart are in one row',
    [
      [10, 9],
      [60, 9],
      [95, 9],
    ],
    [0, 0, 0],
  ],
  [
    'that would touch go below each other',
    [
      [64, 9],
      [66, 9],
      [70, 9],
    ],
    [0, 1, 2],
  ],
  [
    'go up again where there is room',
    [
      [20, 9],
      [30, 9],
      [60, 9],
    ],
    [0, 1, 0],
  ],
  [
    'at the ends stay within them',
    [
      [0, 12],
      [45, 9],
      [100, 12],
    ],
    [0, 0, 0],
  ],
])('words %s', ([, words, rows]) => {
  expect(inRows(words.map(([at, letters]) => ({ at, letters })))).toEqual(rows)
})
