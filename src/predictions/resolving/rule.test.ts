/** What a series says of a question of each type, when that stands fast, and which rules no series could follow. */
import { describe, expect, test } from 'vitest'
import type { Question } from '../question-types/schemas/index.ts'
import { rulingOf, spanOf, whyNotBySeries, whyNotRule } from './rule.ts'
import type { Known, Observed, SeriesRule } from './series-answer.ts'

const ends = { openBelow: true, openAbove: true }
const questions = {
  binary: { type: 'binary' },
  numeric: { type: 'numeric', unit: 'ppm', range: { min: 400, max: 500, scale: 'linear', ...ends } },
  date: { type: 'date', range: { min: '2027-01-01', max: '2030-12-31', openBelow: false, openAbove: true } },
} satisfies Record<string, Question>
const trend = 'trend/7'
const line = { trend, comparison: '>=', threshold: 450 } as const
const rules = { binary: { ...line, at: '2027' }, numeric: { trend, at: '2027' }, date: line } as const
type Type = keyof typeof rules

/** Each known in March of the year after. */
const value = (at: string, measured: number | null, other: Partial<Observed> = {}): Observed => ({
  at,
  value: measured,
  knownSince: new Date(`${Number(at.slice(0, 4)) + 1}-03-01T00:00:00Z`),
  isProvisional: false,
  ...other,
})
const known = (...observations: Observed[]): Known => ({ unit: 'ppm', frequency: 'yearly', observations })
const said = (type: Type, series: Known, other: Partial<SeriesRule> = {}) => {
  const ruling = rulingOf({ question: questions[type], automatic: { ...rules[type], ...other } }, series)
  return ruling && [ruling.value, ruling.by.at, ruling.from.toISOString().slice(0, 10)]
}

test.each([
  ['>=', 450, 'yes'],
  ['>', 450, 'no'],
  ['<=', 450, 'yes'],
  ['<', 450, 'no'],
] as const)('a value that has to be %s %d and is 450 answers %s', (comparison, threshold, answer) => {
  expect(said('binary', known(value('2027', 450)), { comparison, threshold })).toEqual([answer, '2027', '2028-03-01'])
})

test('a number is answered by the value itself, and nothing by one that was withdrawn', () => {
  expect(said('numeric', known(value('2027', 431.25)))).toEqual(['431.25', '2027', '2028-03-01'])
  expect(said('numeric', known(value('2027', null)))).toBeNull()
  expect(said('numeric', known())).toBeNull()
})

test.each([
  ['yearly', '2028-05-30'],
  ['quarterly', '2028-04-30'],
  ['monthly', '2028-03-31'],
] as const)('a provisional value of a %s series stands fast on %s, but for a rule of the first', (frequency, day) => {
  const series = { ...known(value('2027', 451, { isProvisional: true })), frequency }
  expect(said('numeric', series)?.[2]).toBe(day)
  expect(said('numeric', series, { firstPublished: true })?.[2]).toBe('2028-03-01')
})

describe('a date', () => {
  test('is that of the first value that is as asked: of a year its 1 July, of a quarter its middle, of a month its first day', () => {
    const series = known(value('2027', 448), value('2028', 450), value('2029', 452))
    expect(said('date', series)).toEqual(['2028-07-01', '2028', '2029-03-01'])
    const quarterly: Known = { ...known(value('2027-Q1', 449), value('2027-Q2', 450)), frequency: 'quarterly' }
    expect(said('date', quarterly)).toEqual(['2027-05-15', '2027-Q2', '2028-03-01'])
    const monthly: Known = { ...known(value('2027-01', 449), value('2027-02', 450)), frequency: 'monthly' }
    expect(said('date', monthly)).toEqual(['2027-02-01', '2027-02', '2028-03-01'])
  })

  test('is later once the last value of the range is there and none was as asked, and no sooner', () => {
    const series = [value('2027', 440), value('2028', 441), value('2029', 442)]
    expect(said('date', known(...series))).toBeNull()
    expect(said('date', known(...series, value('2030', 443)))).toEqual(['later', '2030', '2031-03-01'])
    expect(said('date', known(...series, value('2030', null)))).toBeNull()
  })

  test('stands fast once everything before it does, since that may be revised to be as asked', () => {
    const series = known(
      value('2027', 448, { isProvisional: true, knownSince: new Date('2029-02-01') }),
      value('2028', 450),
    )
    expect(said('date', series)?.[2]).toBe('2029-05-02')
  })

  test.each([
    [
      '2027-01-01',
      '2030-12-31',
      [
        ['2027', '2030'],
        ['2027-Q1', '2030-Q4'],
        ['2027-01', '2030-12'],
      ],
    ],
    [
      '2027-07-01',
      '2030-07-01',
      [
        ['2027', '2030'],
        ['2027-Q3', '2030-Q2'],
        ['2027-07', '2030-07'],
      ],
    ],
    [
      '2027-07-02',
      '2030-06-30',
      [
        ['2028', '2029'],
        ['2027-Q3', '2030-Q2'],
        ['2027-08', '2030-06'],
      ],
    ],
  ] as const)('from %s to %s counts the years, quarters and months %j', (min, max, spans) => {
    const question: Question = { ...questions.date, range: { ...questions.date.range, min, max } }
    const span = (frequency: Known['frequency']) =>
      Object.values(spanOf({ question, automatic: line }, { frequency }) ?? {})
    expect([span('yearly'), span('quarterly'), span('monthly')]).toEqual(spans)
  })
})

test.each<[string, Question, SeriesRule, string]>([
  ['a choice', { type: 'choice', options: ['A', 'B'] }, rules.binary, 'automatic'],
  ['yes or no without a threshold', questions.binary, rules.numeric, 'automatic.comparison'],
  ['a number with a threshold', questions.numeric, rules.binary, 'automatic.comparison'],
  ['a number of no time', questions.numeric, { trend }, 'automatic.at'],
  ['a date with a time', questions.date, rules.binary, 'automatic.at'],
  ['a value from after it resolves', questions.numeric, { trend, at: '2032' }, 'automatic.at'],
  ['a quarter that begins after it resolves', questions.numeric, { trend, at: '2031-Q3' }, 'automatic.at'],
  [
    'a date that has to come',
    { ...questions.date, range: { ...questions.date.range, openAbove: false } },
    line,
    'automatic',
  ],
  [
    'a date after it resolves',
    { ...questions.date, range: { ...questions.date.range, max: '2031-12-31' } },
    line,
    'resolves',
  ],
])('no series answers by its rule: %s', (_, question, automatic, field) => {
  expect(whyNotRule({ question, automatic, resolves: '2031-06-30' })?.field).toBe(field)
})

test('a rule that holds is no fault, nor is none', () => {
  for (const type of ['binary', 'numeric', 'date'] as const)
    expect(whyNotRule({ question: questions[type], automatic: rules[type], resolves: '2031-06-30' })).toBeNull()
  const byQuarter = { question: questions.numeric, automatic: { trend, at: '2031-Q2' } }
  expect(whyNotRule({ ...byQuarter, resolves: '2031-06-30' })).toBeNull()
  expect(whyNotBySeries(byQuarter, { ...known(), frequency: 'quarterly' })).toBeNull()
  expect(whyNotBySeries(byQuarter, { ...known(), frequency: 'monthly' })?.reason).toBe(
    'is no month, and the series is monthly',
  )
  expect(whyNotRule({ question: questions.numeric, automatic: null, resolves: '2031-06-30' })).toBeNull()
})

test.each<[string, Type, Partial<Known>, string | undefined]>([
  ['a number in another unit', 'numeric', { unit: 'ppb' }, 'automatic.trend'],
  ['a year of a quarterly series', 'numeric', { frequency: 'quarterly' }, 'automatic.at'],
  ['a year of a monthly series', 'binary', { frequency: 'monthly' }, 'automatic.at'],
  ['no 1 July between its ends', 'date', { frequency: 'yearly' }, 'question.range'],
  ['months between its ends', 'date', { frequency: 'monthly' }, undefined],
])('what a series cannot answer is said: %s', (_, type, other, field) => {
  const short = { ...questions.date, range: { ...questions.date.range, min: '2027-08-01', max: '2028-06-01' } }
  const question = type === 'date' ? short : questions[type]
  expect(whyNotBySeries({ question, automatic: rules[type] }, { ...known(), ...other })?.field).toBe(field)
})
