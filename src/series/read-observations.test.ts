/** What is read of a pasted table, and what is said of the rest. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readObservations, writeObservations } from './read-observations.ts'
import type { Frequency } from './series-words.ts'

const read = (text: string, frequency: Frequency = 'yearly') => readObservations(text, frequency)

describe('a pasted table', () => {
  test.for<[what: string, text: string, values: [string, number][]]>([
    [
      'tabs',
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
      'commas',
      '2020,1.5\n2021,-2',
      [
        ['2020', 1.5],
        ['2021', -2],
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
      'spaces',
      '2020 1.5\n  2021    2 ',
      [
        ['2020', 1.5],
        ['2021', 2],
      ],
    ],
    ['words above the columns', 'Year\tCO2 (ppm)\n2020\t414.2', [['2020', 414.2]]],
    [
      'the newest first',
      '2021\t2\n2020\t1',
      [
        ['2020', 1],
        ['2021', 2],
      ],
    ],
    [
      'empty lines and trailing tabs',
      '\n2020\t1\t\t\n\n2021\t2\n',
      [
        ['2020', 1],
        ['2021', 2],
      ],
    ],
    [
      'thousands with points',
      '2020\t1.234,5\n2021\t2.345',
      [
        ['2020', 1234.5],
        ['2021', 2345],
      ],
    ],
    [
      'thousands with commas',
      '2020\t1,234\n2021\t1,234,567',
      [
        ['2020', 1234],
        ['2021', 1234567],
      ],
    ],
    [
      'thousands with narrow spaces',
      '2020\t8 141 800\n2021\t8’200’000',
      [
        ['2020', 8141800],
        ['2021', 8200000],
      ],
    ],
    [
      'powers, signs and per cent',
      '2020\t1e-3\n2021\t−4%\n2022\t+.5',
      [
        ['2020', 0.001],
        ['2021', -4],
        ['2022', 0.5],
      ],
    ],
    ['a point before three decimals', '2020\t1.234', [['2020', 1.234]]],
  ])('with %s is read', ([, text, values]) => {
    expect(read(text)).toEqual({ observations: values, faults: [] })
  })

  test.for<[date: string, at: string]>([
    ['2024-07', '2024-07'],
    ['2024/7', '2024-07'],
    ['2024M07', '2024-07'],
    ['07/2024', '2024-07'],
    ['7.2024', '2024-07'],
    ['Jul 2024', '2024-07'],
    ['September-2024', '2024-09'],
    ['2024-07-01', '2024-07'],
  ])('may call a month %s', ([date, at]) => {
    expect(read(`${date}\t5`, 'monthly')).toEqual({ observations: [[at, 5]], faults: [] })
  })

  test.for<[text: string, frequency: Frequency, reason: string]>([
    ['2020\tmany', 'yearly', '"many" is no number'],
    ['2020\t', 'yearly', 'has no value'],
    ['2020\tn/a', 'yearly', 'has no value'],
    ['2020', 'yearly', 'has no value'],
    ['2020\t1\t2', 'yearly', 'has more than two columns'],
    ['2020 1 2', 'yearly', 'has more than two columns'],
    ['2020,1,5', 'yearly', 'can be read in two ways; put a tab or a semicolon between date and value'],
    ['2020\t1,234', 'yearly', '"1,234" can be read in two ways; write it without the comma'],
    ['2020\t1.2.3', 'yearly', '"1.2.3" is no number'],
    ['2020\t1e999', 'yearly', '"1e999" is no number'],
    ['2020\tInfinity', 'yearly', '"Infinity" is no number'],
    ['2020\t0x10', 'yearly', '"0x10" is no number'],
    ['13/2020\t1', 'monthly', '"13/2020" is no year or month'],
    ['2020-07-15\t1', 'monthly', '"2020-07-15" is no year or month'],
    ['20\t1', 'yearly', '"20" is no year or month'],
    ['2020-07\t1', 'yearly', 'is a month, and the series is yearly'],
    ['2020\t1', 'monthly', 'is a year, and the series is monthly'],
  ])('with the line "%s" (%s) says: %s', ([text, frequency, reason]) => {
    expect(read(`date\tvalue\n${text}`, frequency)).toEqual({
      observations: [],
      faults: [{ line: 2, text: text.trim(), reason }],
    })
  })

  it('keeps the first of two values for one date, and says so', () => {
    expect(read('2020\t1\n2020\t2')).toEqual({
      observations: [['2020', 1]],
      faults: [{ line: 2, text: '2020\t2', reason: '2020 is there twice' }],
    })
  })

  it('says that two values use different decimal marks rather than taking one for thousands', () => {
    expect(read('2020\t1,5\n2021\t2.75').faults).toMatchObject([{ line: 2, reason: '"2.75" is no number' }])
  })

  it('is read back as it was written, whatever it says', () => {
    const year = fc.integer({ min: 1000, max: 2999 })
    const value = fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e40, max: 1e40 })
      .map((one) => (Object.is(one, -0) ? 0 : one))
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(year.map(String), value), { selector: ([at]) => at, maxLength: 30 }),
        (given) => {
          const observations = given.toSorted(([a], [b]) => (a < b ? -1 : 1))
          expect(read(writeObservations(observations))).toEqual({ observations, faults: [] })
        },
      ),
    )
  })

  it('never throws, and accounts for every line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'2019 .,;\t\n-%eJul"x'), maxLength: 60 }), (text) => {
        const { observations, faults } = read(text)
        const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length
        expect(lines - observations.length - faults.length).toBeGreaterThanOrEqual(0)
        expect(lines - observations.length - faults.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('a line of many spaces and line ends of other alphabets is refused at once, like any other', () => {
  const line = `2000${' '.repeat(20_000)}x\u2028y`
  const { faults } = readObservations(`2001 5\n${line}`, 'yearly')
  expect(faults).toEqual([{ line: 2, text: line, reason: 'has more than two columns' }])
})
