import { expect, test } from 'vitest'
import type { Ask } from '../../../ask/ask.ts'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { isOtherStatistic } from './other-statistic.ts'
import { isOverYears } from './over-years.ts'

const asked = (text: string): Ask => readQuestion(text, new Date('2026-11-24')).parts[0] ?? nothing
const held = (called: string) => ({ called, names: called, measure: 'level', isOfYears: true }) as const

test.for<[question: string, called: string, is: boolean]>([
  ['What will the minimum depth of the lake be in 2035?', 'Depth of the lake', true],
  ['Will the lake maximum pass 3 metres in 2035?', 'Depth of the lake', true],
  ['What will the average tea house serve in 2035?', 'Largest tea house', true],
  ['What will the daily price of tea be in 2030?', 'Price of tea, US$', true],
  ['Will tea close above 5 dollars on any day in May 2028?', 'Price of tea, US$', true],
  ['What will the real price of tea be in 2030?', 'Price of tea, US$ per cup, nominal', true],
  ['What will the nominal price of tea be in 2030?', 'Price of tea, 2019 US$ per cup', true],
  ['What will the depth of the lake be in 2035?', 'Depth of the lake', false],
  ['What will the minimum depth of the lake be in 2035?', 'Lowest depth of the lake', false],
  ['Will a minimum of 5 tea houses be open in 2035?', 'Tea houses', false],
  ['What will the minimum wage be in 2035?', 'Minimum wage', false],
  ['What will the average price of tea be in 2030?', 'Price of tea, US$', false],
  ['What will the daily price of tea be in 2030?', 'Price of tea in a day, US$', false],
  ['What will the real price of tea be in 2030?', 'Price of tea, US$ of 2019', false],
  ['What will the real price of tea be in 2030?', 'Cups of tea', false],
  ['What will the nominal price of tea be in 2030?', 'Price of tea, US$', false],
])('%s | %s states another statistic: %s', ([question, called, is]) =>
  expect(isOtherStatistic(asked(question), held(called))).toBe(is),
)

test('a mean of the year is not that of the month that a series has', () => {
  const ofMonth = { ...held('Ice in September'), monthOfEach: '09' }
  expect(isOtherStatistic(asked('What will the annual average of ice be in 2035?'), ofMonth)).toBe(true)
  expect(isOtherStatistic(asked('How much ice will there be in 2035?'), ofMonth)).toBe(false)
})

test('a year that has one value has no highest, and several years have', () => {
  const highest = { ...held('Cups of tea'), measure: 'peak' } as const
  expect(isOtherStatistic(asked('What will the highest number of cups be in 2035?'), highest)).toBe(true)
  expect(
    isOtherStatistic(asked('What will the highest number of cups be in 2035?'), { ...highest, isOfYears: false }),
  ).toBe(false)
  expect(isOtherStatistic(asked('What will the highest number of cups be between 2030 and 2035?'), highest)).toBe(false)
})

test.for<[question: string, called: string, is: boolean]>([
  ['How much tea will have been sold by 2030?', 'Tea sold per year', true],
  ['How much tea will be sold in total between 2027 and 2030?', 'Tea sales', true],
  ['How much tea will be drunk altogether by 2030?', 'Tea sales', true],
  ['What will cumulative sales of tea be in 2030?', 'Tea sales', true],
  ['How many cups of tea will be sold from 2027 to 2030?', 'Tea sold per year', true],
  ['How many cups of tea will be sold in 2030?', 'Tea sold per year', false],
  ['How many cups of tea will be sold in total in 2030?', 'Tea sold per year', false],
  ['How much will tea sales change in total by 2030?', 'Tea sales', false],
  ['How many tea houses will there be altogether by 2030?', 'Tea houses', false],
  ['What will cumulative sales of tea be in 2030?', 'Cumulative tea sales', false],
])('%s | %s tells a single year of several: %s', ([question, called, is]) =>
  expect(isOverYears(asked(question), { called })).toBe(is),
)
