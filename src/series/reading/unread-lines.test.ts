/** Nothing of a file is passed over or changed without a word: which lines are not read, and why. */
import { describe, expect, test } from 'vitest'
import type { Given } from './given.ts'
import { readSeries } from './read-series.ts'

const read = (text: string, given: Given = {}) =>
  readSeries(new TextEncoder().encode(text), { retrieved: '2026-11-22', ...given })

test('a nought is one however it is written', () => {
  const told = read('year;value\n2018;0\n2019;0.000\n2020;0e-400\n2021;1e-30\n2022;-1e40\n')
  const values = [0, 0, 0, 1e-30, -1e40].map((value, i) => [String(2018 + i), value])
  expect(told).toMatchObject({ faults: [], series: [{ observations: values }] })
})

test.for([' ', ',', ';', '\t'])('a word such as million counts alike, whatever parts the cells: %j', (parted) => {
  const lines = [
    ['2018', '1.2 million'],
    ['2019', '-3 Mio.'],
    ['2020', '900 thousand'],
    ['2021', '2 crore'],
  ]
  expect(read(lines.map((cells) => cells.join(parted)).join('\n'))).toMatchObject({
    faults: [],
    series: [
      {
        observations: [
          ['2018', 1_200_000],
          ['2019', -3_000_000],
          ['2020', 900_000],
          ['2021', 20_000_000],
        ],
        notes: [{ note: 'multiples-applied', lines: [1, 2, 3, 4] }],
      },
    ],
  })
})

test('what no number can hold is said of JSON too, and not taken for 0', () => {
  const told = read(
    '[{"year":2018,"value":1},{"year":2019,"value":3e-400},{"year":2020,"value":0e-400},{"year":2021,"value":2}]',
  )
  expect(told).toMatchObject({ faults: [{ fault: 'too-small', text: '3e-400' }] })
  expect(told).toMatchObject({
    series: [
      {
        observations: [
          ['2018', 1],
          ['2020', 0],
          ['2021', 2],
        ],
      },
    ],
  })
})

test('a column that is half text and not read as values is said, with the lines of its numbers', () => {
  const lines = ['year;value;other', '2018;1;4', '2019;2;n. q.', '2020;3;7', '2021;5;see below', '2022;6;see above']
  expect(read(lines.join('\n'))).toMatchObject({
    series: [{ notes: expect.arrayContaining([{ note: 'half-text', column: 'other', lines: [2, 4] }]) }],
  })
  const names = read('year;value;town\n2018;1;Ulm\n2019;2;Bonn\n2020;3;Kiel\n2021;4;Trier\n2022;5;Trier\n2023;5;7')
  expect(JSON.stringify(names)).not.toContain('half-text')
})

describe('a line that cannot be read is said', () => {
  test.for<[line: string, fault: string]>([
    ['2020;many', 'no-number'],
    ['2020;=1+1', 'no-number'],
    ['2020;1.2.3', 'no-number'],
    ['2020;1e999', 'too-large'],
    ['2020;1e308', 'too-large'],
    ['2020;-1E41', 'too-large'],
    ['2020;3e-400', 'too-small'],
    ['2020;3e-31', 'too-small'],
    ['2020;0x10', 'no-number'],
    ['2020;(1)', 'two-readings'],
    ['20x0;5', 'no-date'],
    ['2020;5;6;7', 'too-many-cells'],
    ['2019;7', 'two-values'],
  ])('%s: %s', ([line, fault]) => {
    const told = read(`year;value\n2018;1\n2019;2\n${line}\n2021;4\n`)
    expect(told).toMatchObject({ faults: [{ lines: expect.arrayContaining([4]), fault }] })
  })
})
