import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { lacksThings } from './named-things.ts'

const lacks = (question: string, things: readonly string[], names: string): boolean => {
  const ask = readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing
  return lacksThings({ ...ask, of: { ...ask.of, things: [...things] } }, { names })
}

test.for<[question: string, things: string[], names: string]>([
  ['How many nurses will be jailed in 2027?', ['nurses'], 'Poets in prison\nNurses are told of in the summary'],
  ['Will there be people on Mars or a record?', ['mars', 'record'], 'The record of the oldest is broken'],
  ['Will a digital dollar be issued by 2030?', ['dollar'], 'When will a digital euro be issued?'],
  ['What will Copernicus say of 2030?', ['copernicus'], 'NASA on 2030'],
  ['What will the output of tea be?', ['output', 'tea'], 'Price of tea'],
  ['How many bicycles are sold in 2030?', ['bicycles'], 'Cars sold per year'],
])('%s is of more than %s', ([question, things, names]) => expect(lacks(question, things, names)).toBe(true))

test.for<[question: string, things: string[], names: string]>([
  ['How many poets will be jailed in 2027?', ['poets'], 'Poets in prison'],
  ['How many poet will be jailed in 2027?', ['poet'], 'Poets in prison'],
  ['What does the Committee to Protect Poets say?', ['committee', 'protect', 'poets'], 'By the count of CPP'],
  ['Will Tea Party win?', ['tea'], 'Which party wins?\nSummary\nTea, Coffee'],
  [
    'What will be the price of gold in dollar an ounce?',
    ['price', 'gold', 'dollar', 'ounce'],
    'Price of gold US$ per ounce',
  ],
  ['When does the toll of the storm fall?', ['toll', 'storm'], 'Storm deaths'],
  ['What will the output of tea be?', ['output', 'tea'], 'Electricity from tea'],
  ['Will half of new tea registrations be green?', ['tea', 'registrations'], 'Half of new tea sales'],
  ['How far above the baseline will tea be?', ['baseline', 'tea'], 'Tea above 1951'],
  ['Will a war kill people by 2030?', ['war'], 'Deaths in armed conflicts'],
  ['How many tea lines will there be?', ['tea', 'lines'], 'Tea subscriptions'],
  ['What is the headcount of poets?', ['headcount', 'poets'], 'Poets'],
  ['Where will tea be in law?', ['tea', 'law'], 'Tea is legal'],
  ['How much tea is in the air?', ['tea', 'air'], 'The concentration of tea'],
  ['What will the gap between tea and coffee be?', ['gap', 'tea', 'coffee'], 'Tea and coffee drunk'],
])('%s may be of %s', ([question, things, names]) => expect(lacks(question, things, names)).toBe(false))

test('what is taken as given may be told in the summary, and must be told', () => {
  const { condition, ...ask } =
    readQuestion('If a quake comes by 2031, will tea be dear?', new Date('2026-11-24')).parts[0] ?? nothing
  const given = condition && { ...condition, of: { ...condition.of, things: ['quake'] } }
  expect(lacksThings({ ...ask, condition: given }, { names: 'Tea is dear if it shakes\nAfter a quake' })).toBe(false)
  expect(lacksThings({ ...ask, condition: given }, { names: 'Tea is dear if it rains\nAfter rain' })).toBe(true)
})
