/** What is read of files as people have them, what is asked, and what is said of the rest. */
import { describe, expect, test } from 'vitest'
import { zipSync } from 'fflate'
import type { Given, Observation } from './given.ts'
import { readSeries } from './read-series.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string, given: Given = {}) => readSeries(bytesOf(text), { retrieved: '2026-11-22', ...given })

describe('a table', () => {
  test.for<[what: string, text: string, values: Observation[]]>([
    [
      'two columns without names',
      '2020\t1.5\n2021\t2',
      [
        ['2020', 1.5],
        ['2021', 2],
      ],
    ],
    [
      'semicolons and decimal commas',
      '2020;1,5\r\n2021;2,25',
      [
        ['2020', 1.5],
        ['2021', 2.25],
      ],
    ],
    [
      'quoted cells',
      '"2020","1,234.5"\n"2021","2"',
      [
        ['2020', 1234.5],
        ['2021', 2],
      ],
    ],
    [
      'blanks between',
      '2020 1.5\n  2021    2 ',
      [
        ['2020', 1.5],
        ['2021', 2],
      ],
    ],
    [
      'months in words between blanks',
      'Jul 2024 5\nAug 2024 6',
      [
        ['2024-07', 5],
        ['2024-08', 6],
      ],
    ],
    [
      'the newest first',
      'year,value\n2021,2\n2020,1',
      [
        ['2020', 1],
        ['2021', 2],
      ],
    ],
    [
      'points and commas, each proved',
      '2020\t1.234,5\n2021\t2.345',
      [
        ['2020', 1234.5],
        ['2021', 2345],
      ],
    ],
    [
      'apostrophes and narrow blanks',
      '2020\t8 141 800\n2021\t8’200’000',
      [
        ['2020', 8141800],
        ['2021', 8200000],
      ],
    ],
    [
      'signs and powers',
      '2020\t1e-3\n2021\t−4%\n2022\t+.5',
      [
        ['2020', 0.001],
        ['2021', -4],
        ['2022', 0.5],
      ],
    ],
    [
      'German footnotes',
      'Jahr;Wert\n2020;37,7 [b]\n2021;36,8 1)\n2022;k. A.\n',
      [
        ['2020', 37.7],
        ['2021', 36.8],
      ],
    ],
    [
      'a German date',
      'Datum;Wert\n31.01.2020;1\n29.02.2020;2\n31.03.2020;3\n',
      [
        ['2020-01', 1],
        ['2020-02', 2],
        ['2020-03', 3],
      ],
    ],
    [
      'months in German',
      'Monat;Wert\nJan. 2020;1\nFebruar 2020;2\nMär 2020;3\n',
      [
        ['2020-01', 1],
        ['2020-02', 2],
        ['2020-03', 3],
      ],
    ],
    [
      'a list of records',
      '[{"year": 2020, "value": 1.234}, {"year": 2021, "value": 2}]',
      [
        ['2020', 1.234],
        ['2021', 2],
      ],
    ],
    [
      'dates with their values',
      '{"2020": 1.5, "2021": 2}',
      [
        ['2020', 1.5],
        ['2021', 2],
      ],
    ],
    [
      'milliseconds',
      '[[1577836800000, 1.5], [1580515200000, 2]]',
      [
        ['2020-01', 1.5],
        ['2020-02', 2],
      ],
    ],
    [
      'one row of years',
      'Country;2020;2021\nWorld;1,5;2\n',
      [
        ['2020', 1.5],
        ['2021', 2],
      ],
    ],
  ])('of %s is read', ([, text, observations]) => {
    expect(read(text)).toMatchObject({ refused: null, asks: [], faults: [], series: [{ observations }] })
  })

  test.for<[date: string, at: string]>([
    ['2024-07', '2024-07'],
    ['2024/7', '2024-07'],
    ['2024M07', '2024-07'],
    ['07/2024', '2024-07'],
    ['7.2024', '2024-07'],
    ['juillet 2024', '2024-07'],
    ['luglio 2024', '2024-07'],
    ['julio-2024', '2024-07'],
    ['Q3 2024', '2024-Q3'],
    ['3. Quartal 2024', '2024-Q3'],
    ['2024', '2024'],
    ['2024*', '2024'],
    ['٢٠٢٤', '2024'],
  ])('may call a date %s', ([date, at]) => {
    expect(read(`date;value\n${date};5\n`)).toMatchObject({ series: [{ observations: [[at, 5]] }] })
  })
})

describe('nothing is guessed', () => {
  test.for<[ask: string, text: string, given: Given, answer: Given, values: Observation[]]>([
    [
      'decimal-mark',
      '2020;1,234\n2021;1,240',
      {},
      { decimal: ',' },
      [
        ['2020', 1.234],
        ['2021', 1.24],
      ],
    ],
    [
      'date-order',
      'date;v\n01/02/2020;1\n01/03/2020;2',
      {},
      { dateOrder: 'dmy' },
      [
        ['2020-02', 1],
        ['2020-03', 2],
      ],
    ],
    [
      'year-of',
      'year;v\n2018/19;1\n2019/20;2',
      {},
      { yearOf: 'start' },
      [
        ['2018', 1],
        ['2019', 2],
      ],
    ],
    [
      'frequency',
      'date;v\n2009-10;1\n2010-11;2',
      {},
      { frequency: 'monthly' },
      [
        ['2009-10', 1],
        ['2010-11', 2],
      ],
    ],
    [
      'column',
      'year;a;b\n2019;1;2\n2020;3;4',
      {},
      { column: 'b' },
      [
        ['2019', 2],
        ['2020', 4],
      ],
    ],
    ['key', 'country;year;value\nA;2019;1\nB;2019;2', {}, { key: { country: 'B' } }, [['2019', 2]]],
    ['gather', 'date;v\n2020-01-03;1\n2020-01-09;3', {}, { gather: { to: 'monthly', by: 'mean' } }, [['2020-01', 2]]],
    [
      'unit-change',
      '2019;1\n2020;2\n2021;3',
      {
        existing: [
          ['2019', 1000],
          ['2020', 2000],
          ['2021', 3000],
        ],
      },
      { scale: 1000 },
      [
        ['2019', 1000],
        ['2020', 2000],
        ['2021', 3000],
      ],
    ],
  ])('where %s is open: it is asked, and once answered read', ([ask, text, given, answer, observations]) => {
    expect(read(text, given)).toMatchObject({ series: [], asks: [{ ask }] })
    expect(read(text, { ...given, ...answer })).toMatchObject({ asks: [], series: [{ observations }] })
  })

  test('an answer that does not fit the next file is asked anew', () => {
    const given: Given = { key: { country: 'C' }, column: 'rate' }
    expect(read('country;year;value\nA;2019;1\nB;2019;2', given)).toMatchObject({ series: [], asks: [{ ask: 'key' }] })
  })
})

test('what comes after the day of retrieval is set apart', () => {
  expect(read('year,value\n2025,1\n2027,2\n')).toMatchObject({
    asks: [{ ask: 'projections', at: ['2027'] }],
    series: [{ observations: [['2025', 1]] }],
  })
})

test('a file is held against what is there', () => {
  const existing: Observation[] = [
    ['2019', 1],
    ['2020', 2],
    ['2021', 3],
  ]
  expect(read('year,value\n2020,2\n2021,3.5\n2022,4\n', { existing })).toMatchObject({
    diff: { added: [['2022', 4]], revised: [{ at: '2021', old: 3, new: 3.5 }], gone: [['2019', 1]], same: 1 },
  })
})

test('of an archive with a file of data and others beside the data is read', () => {
  const packed = zipSync({
    'Metadata_Country.csv': bytesOf('a,b\n'),
    'data.csv': bytesOf('year,value\n2019,1\n2020,2\n'),
  })
  expect(readSeries(packed, {})).toMatchObject({
    read: { format: 'zip', member: 'data.csv' },
    series: [{ missing: [] }],
  })
})

test('a line of many blanks is read at once, like any other', () => {
  expect(read(`2001 5\n2000${' '.repeat(20_000)}x\u2028y`)).toMatchObject({ faults: [{ lines: [2] }] })
})
