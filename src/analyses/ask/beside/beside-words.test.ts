/** What else a question needs to be looked for. */
import { expect, test } from 'vitest'
import { besideWords } from './beside-words.ts'
import { readQuestion } from '../read-question.ts'

test.for<[question: string, words: string[]]>([
  [
    'Will solar make more electricity than nuclear plants in 2030?',
    ['nuclear plants', 'Will solar make more electricity than'],
  ],
  ['How many people aged 65 or more will there be in 2035?', ['world population']],
  ['What share of electricity will come from wind in 2035?', ['world electricity generation']],
  ['Will solar make up at least a tenth of all electricity in 2030?', ['world electricity generation']],
  ['What share of CO2 emissions will come from coal in 2030?', ['fossil CO2 emissions']],
  ['How many cups will there be for each tea pot in 2030?', ['tea pot', 'How many cups will there be for each']],
  ['Will people land on Mars by 2040?', []],
  ['What will gold cost in 2030?', []],
])('%s needs %j', ([question, words]) => {
  const [part] = readQuestion(question, new Date('2026-11-24')).parts
  expect(part && besideWords(part)).toEqual(words)
})
