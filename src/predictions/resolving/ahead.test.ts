/** Rules whose answer is out already, or never comes. */
import { expect, test } from 'vitest'
import type { Question } from '../question-types/schemas/index.ts'
import { whyNotAhead } from './ahead.ts'
import type { SeriesRule } from './series-answer.ts'

const ends = { openBelow: true, openAbove: true }
const yesOrNo: Question = { type: 'binary' }
const howMuch: Question = { type: 'numeric', unit: 'ppm', range: { min: 400, max: 500, scale: 'linear', ...ends } }
const when = (min: string, max: string): Question => ({
  type: 'date',
  range: { min, max, openBelow: false, openAbove: true },
})
const yearly = {
  unit: 'ppm',
  frequency: 'yearly',
  observations: [
    ['2019', 411.25],
    ['2020', 414],
    ['2022', 418],
    ['2023', 421],
  ],
} as const
const line = { comparison: '>=', threshold: 420 } as const
const why = (question: Question, automatic: Omit<SeriesRule, 'trend'>, series = yearly) => {
  const fault = whyNotAhead({ question, automatic: { trend: 'trend/7', ...automatic } }, series)
  return fault && `${fault.field} ${fault.reason}`
}

test.each<[what: string, question: Question, rule: Omit<SeriesRule, 'trend'>, said: string | null]>([
  ['a year that comes after the last', yesOrNo, { at: '2024', ...line }, null],
  [
    'the last year',
    yesOrNo,
    { at: '2023', ...line },
    'automatic.at is answered already: the value of 2023 was 421 ppm. Ask about what is still to come',
  ],
  [
    'the first year, of a number as first published',
    howMuch,
    { at: '2019', firstPublished: true },
    'automatic.at is answered already: the value of 2019 was 411.25 ppm. Ask about what is still to come',
  ],
  [
    'a year before the first',
    yesOrNo,
    { at: '2018', ...line },
    'automatic.at lies before the series, which begins in 2019',
  ],
  [
    'a year that was left out',
    howMuch,
    { at: '2021' },
    'automatic.at has no value in the series, which has gone on to 2023 without it',
  ],
  ['a range that goes on, not met so far', when('2022-01-01', '2030-12-31'), { ...line, threshold: 430 }, null],
  ['a range that is still to come', when('2024-01-01', '2030-12-31'), line, null],
  [
    'a range in which it was met',
    when('2022-01-01', '2030-12-31'),
    line,
    'automatic.threshold is answered already: the value of 2023 was the first that was at least 420: 421 ppm. Ask about what is still to come',
  ],
  [
    'a range that is over, not met',
    when('2019-01-01', '2022-12-31'),
    line,
    'automatic.threshold is answered already: no value up to 2022 was at least 420, the last was 418 ppm. Ask about what is still to come',
  ],
  [
    'a range whose last year was left out',
    when('2019-01-01', '2021-12-31'),
    line,
    'question.range has no value in the series, which has gone on to 2023 without it',
  ],
  [
    'a range before the first',
    when('2010-01-01', '2018-12-31'),
    line,
    'question.range lies before the series, which begins in 2019',
  ],
])('of %s it is said whether its answer lies ahead', (_, question, rule, said) => {
  expect(why(question, rule)).toBe(said)
})

test('where nothing answers by itself nothing is out, nor where the series has no value', () => {
  expect(whyNotAhead({ question: yesOrNo }, yearly)).toBeNull()
  expect(
    whyNotAhead({ question: howMuch, automatic: { trend: 'trend/7', at: '2019' } }, { ...yearly, observations: [] }),
  ).toBeNull()
})
