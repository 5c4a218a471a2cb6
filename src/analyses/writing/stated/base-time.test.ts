import { expect, test } from 'vitest'
import type { Ask } from '../../ask/ask.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { nothing } from '../asked.ts'
import { isSameBase, sinceOf } from './base-time.ts'

const asked = (text: string): Ask => readQuestion(text, new Date('2026-11-24')).parts[0] ?? nothing

const counted: [question: string, since: number][] = [
  ['How many degrees warmer will the lake be in 2030 than in 2020?', 2020],
  ['How many percentage points more people will drink tea in 2030 than in 2015?', 2015],
  ['How much dearer will tea be in 2035 than in 2030?', 2030],
  ['How much more tea will there be in 2040 than in 1990?', 1990],
  ['By how much will tea sales rise between 2010 and 2030?', 2010],
  ['By how much will tea sales rise between 2030 and 2040?', 2030],
  ['Will tea sales grow by more than 5 tonnes between 2030 and 2040?', 2030],
  ['Will tea be cheaper in 2040 than in 2030?', 2030],
  ['Will tea be cheaper in 2030 than in 2019?', 2019],
  ['By how much will tea sales rise until 2030?', 2026],
  ['How much dearer will tea be in 2030 than today?', 2026],
  ['Will tea sales double by 2035?', 2026],
]

test.for(counted)('%s counts from %i', ([question, since]) => expect(sinceOf(asked(question))).toBe(since))

test.for(counted)('%s is answered from %i alone', ([question, since]) => {
  expect(isSameBase(asked(question), { since, measure: 'change' })).toBe(true)
  expect(isSameBase(asked(question), { since: since - 1, measure: 'change' })).toBe(false)
  expect(isSameBase(asked(question), { since: undefined, measure: 'change' })).toBe(false)
})

test.for([
  'Will tea be dearer in December 2027 than in December 2026?',
  'Will tea be dearer in December 2027 than in March 2022?',
  'Will tea be dearer in December 2027 than it was in December 2021?',
  'Will tea be cheaper at the end of 2028 than at the end of 2026?',
  'How much dearer will tea be in December 2027 than in March 2020?',
  'Will tea sales double between 2030 and 2040?',
  'Will tea sales fall by a third between 2028 and 2035?',
])('%s is held against a time that no answer states', (question) =>
  expect(
    [2020, 2021, 2022, 2026, undefined].some((since) => isSameBase(asked(question), { since, measure: 'level' })),
  ).toBe(false),
)

test.for([
  'Will tea be above 5 dollars in December 2027?',
  'Will more than half of all people drink tea in 2030?',
  'Will more tea than coffee be drunk in 2030?',
  'Will tea come later than expected in 2030?',
  'Will the tea house open by 2030?',
  'How much tea will be drunk in 2030?',
])('%s is held against no other time', (question) =>
  expect(isSameBase(asked(question), { since: undefined, measure: 'level' })).toBe(true),
)
