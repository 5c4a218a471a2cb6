/** What a question names as what it asks about, by where it stands. */
import { expect, test } from 'vitest'
import { subjectWords } from './subject-words.ts'

const namesOf = (question: string) => subjectWords(question).map(({ words }) => words)

test.each<[question: string, words: string[][]]>([
  ['Will the price of coffee double?', [['coffee']]],
  ['Will silver be above 50 dollars?', [['silver']]],
  ['How many tigers will be left?', [['tigers']]],
  ['What will eggs cost?', [['eggs']]],
  ['Will house prices in Berlin rise?', [['house']]],
  ['What will the fertility rate in Italy be?', [['fertility']]],
  ['Will the uptake of a new drug rise?', [['drug']]],
  ['How many kWh will a house use?', []],
  ['How many countries will join?', []],
  ['How likely is that?', []],
  ['Will the Tea Board put coffee below 5 dollars?', [['coffee']]],
  ['Will the Tea Board last?', [['tea'], ['board']]],
])('%s names %j', (question, words) => expect(namesOf(question)).toEqual(words))

test('what is looked for in other words is named by any of them', () => {
  const [group] = namesOf('Will solar panels get cheaper?')
  expect(group?.length).toBeGreaterThan(1)
})

test('what follows a number or a price is a noun whatever else the word may be', () => {
  expect(subjectWords('How many pumps will be sold?')).toEqual([{ words: ['pumps'], isNoun: true }])
  expect(subjectWords('Will pumps be sold?')).toEqual([{ words: ['pumps'], isNoun: false }])
})
