import { expect, test } from 'vitest'
import { readQuestion } from '../../ask/read-question.ts'
import { nothing } from '../asked.ts'
import type { Stated } from './ask-stated.ts'
import { isOfKind } from './quantity.ts'

const today = new Date('2026-11-24')
type Measure = Stated['measure']

const fits = (question: string, unit: string, measure: Measure = 'level', names = 'Tea'): boolean =>
  isOfKind(readQuestion(question, today).parts[0] ?? nothing, { unit, measure, names })

test.for<[question: string, unit: string, measure?: Measure]>([
  ['What will tea cost in 2030?', 'US$ per tonne, nominal'],
  ['How many tea houses will there be in 2030?', 'tea houses'],
  ['How many tonnes of tea will be drunk in 2030?', 'million tonnes'],
  ['How many people will drink tea in 2030?', 'million people'],
  ['How much tea will be grown in 2030?', 'million tonnes'],
  ['How much money will be spent on tea in 2030?', 'US$'],
  ['How old will people get in 2030?', 'years'],
  ['How warm will it be in 2030?', '°C above 1951–1980'],
  ['How far will the sea have risen in 2040?', 'inches above 1880'],
  ['How deep will the lake be in 2030?', 'm'],
  ['How many children will a woman have on average in 2030?', 'children per woman', 'each'],
  ['What will the total fertility rate be in 2030?', 'children per woman', 'each'],
  ['How much tea does each person drink in total in 2030?', 'kg', 'each'],
  ['What is the tea rate per 100,000 in 2030?', 'per 100,000'],
])('%s may be answered in %s', ([question, unit, measure]) => expect(fits(question, unit, measure)).toBe(true))

test.for<[question: string, fits: boolean]>([
  ['How many children will be hungry in 2030?', false],
  ['How many children will women have in 2030?', true],
])('of %s children per woman are an answer: %s', ([question, is]) => {
  expect(fits(question, 'children per woman', 'level', 'Children per woman')).toBe(is)
})

test.for([
  ['By how much do prices rise in 2030?', '% per year', 'Inflation'],
  ['What does tea cost a family in 2030?', '% of income', 'Spending on tea'],
] as const)('%s may be answered in %s of %s', ([question, unit, names]) => {
  expect(fits(question, unit, 'level', names)).toBe(true)
  expect(fits(question, unit, 'level', 'Share of tea')).toBe(false)
})

test.for<[question: string, unit: string, measure?: Measure]>([
  ['What will tea cost in 2030?', 'million tonnes'],
  ['What will wind power cost in 2030?', 'TWh per year'],
  ['How expensive will a training run be in 2030?', 'FLOP'],
  ['How many tea houses will there be in 2030?', 'US$ per tonne'],
  ['How many wind turbines will there be in 2030?', 'TWh per year'],
  ['How many democracies will there be in 2030?', '0–100'],
  ['How much tea will be grown in 2030?', 'US$ per tonne, nominal'],
  ['How much oil will the world burn a day in 2030?', 'US$ per barrel, nominal'],
  ['How thick will the ice be in 2030?', 'million km²'],
  ['How warm will the sea be in 2030?', 'pH'],
  ['How far will the sea have risen in 2040?', 'pH'],
  ['How salty will the sea be in 2030?', 'pH'],
  ['How old will the machines be in 2030?', 'MHz'],
  ['How many children will be born in 2030?', 'children per woman', 'each'],
  ['How many tonnes will all of humanity use in 2030?', 'tonnes', 'each'],
  ["What will be the world's total income in 2030?", 'international $ of 2021', 'each'],
  ['What total of fires will there be in 2030?', 'per 100,000'],
])('%s is not answered in %s', ([question, unit, measure]) => expect(fits(question, unit, measure)).toBe(false))
