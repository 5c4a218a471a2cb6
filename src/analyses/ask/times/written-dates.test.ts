/** Dates in all the ways people write them; on 26 November 2026. */
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { datesWrittenOut } from './written-dates.ts'

const today = new Date('2026-11-26T12:00:00Z')
const first = (text: string) => readQuestion(text, today).parts[0]

describe('a date stands for its month', () => {
  test.each<[string, number, number, string]>([
    ['Tea price, Dec 31', 2031, 2031, '12'],
    ['Tea price Dec-31', 2031, 2031, '12'],
    ["Tea price in Sep '31", 2031, 2031, '09'],
    ['In Dec 31 does tea cost more than coffee?', 2031, 2031, '12'],
    ['Tea price 12/2031', 2031, 2031, '12'],
    ['Tea price 2031/08', 2031, 2031, '08'],
    ['Tea price on 15.08.2031', 2031, 2031, '08'],
    ['Tea price on 8/15/2031', 2031, 2031, '08'],
    ['Tea price on 2031-08-15', 2031, 2031, '08'],
    ['Tea price in Q1 31', 2031, 2031, '01-03'],
    ["Tea price Q3'31", 2031, 2031, '07-09'],
    ['Tea price 1Q31', 2031, 2031, '01-03'],
    ['Tea price H2 2031', 2031, 2031, '07-12'],
    ['What does tea cost in the first half of 2031?', 2031, 2031, '01-06'],
    ['Will tea be rationed in the latter half of 2031?', 2031, 2031, '07-12'],
    ['Tea price, Dec-31 to Feb-32', 2031, 2032, '12-02'],
    ['What does tea cost in June, July and August of 2031?', 2031, 2031, '06-08'],
    ['Is the king on the throne as of 1 January 2031?', 2031, 2031, '01'],
    ['Tea price sept 2031', 2031, 2031, '09'],
  ])('%s', (text, from, to, month) => expect(first(text)?.when).toMatchObject({ from, to, month }))
})

test('the first half of a year is no share of anything', () => {
  expect(first('Will tea be rationed in the first half of 2031?')?.relation).toBeNull()
  expect(first('Will tea make up half of all drinks in 2031?')?.relation).toMatchObject({ value: 50 })
})

describe('the day that ends or begins a year says which year', () => {
  test.each<[string, string, number]>([
    ['Will tea be rationed by 31 December 2031?', 'by', 2031],
    ['Will tea be rationed by Christmas 2031?', 'by', 2031],
    ["Before New Year's Eve 2031, will tea be rationed?", 'by', 2031],
    ['It is Christmas 2031. Will tea have been rationed by the end of that year?', 'by', 2031],
    ['Will tea be rationed by Dec 31st, 2031?', 'by', 2031],
    ['Will tea be rationed by 31.12.2031?', 'by', 2031],
    ['Will tea be rationed by 31/12/2031?', 'by', 2031],
    ['Will tea be rationed by 2031-12-31?', 'by', 2031],
    ['Will tea be rationed at some point up to 31 December 2031?', 'by', 2031],
    ['Will tea be rationed no later than 31 Dec 2031?', 'by', 2031],
    ['Will tea be rationed before 1 Jan 2032?', 'by', 2031],
    ['Will tea be rationed from now to 31 Dec 2031?', 'by', 2031],
    ['Will tea be rationed before 2032 starts?', 'by', 2031],
    ['Will tea be rationed by end-2031?', 'by', 2031],
    ['Will tea be rationed by year-end 2031?', 'by', 2031],
    ['Is the king on the throne on 31 December 2031?', 'in', 2031],
  ])('%s', (text, kind, to) => {
    const { when, relation } = first(text) ?? {}
    expect(when).toMatchObject({ kind, to })
    expect(when?.month).toBeUndefined()
    expect(relation).toBeNull()
  })
})

test('a year before a unit is a year where nothing compares with it', () => {
  expect(first('methane mean 2031 ppb')).toMatchObject({ wants: 'amount', relation: null, when: { to: 2031 } })
  expect(first('methane above 2031 ppb')?.relation).toMatchObject({ value: 2031, unit: 'ppb' })
  expect(first('methane 2031 ppb in 2035')?.when?.to).toBe(2035)
})

test('what a date was written as leaves the words beside it alone', () => {
  expect(first("2031's tea report: does it name the best 50 teas by Dec-31?")?.of.words).toBe(
    'tea report does it name the best 50 teas',
  )
})

test.each([
  'may 27 states join',
  'on 27 dec 2031',
  'by december 27 2031',
  'a march 30 people strong in 2031',
  'q4 50% up',
  'dec 27% in 2031',
  'in 28 countries',
  'version 3/2',
  '1 in 2031',
])('“%s” is no date that is written short', (text) => expect(datesWrittenOut(text)).toBe(text))
