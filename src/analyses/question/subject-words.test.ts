/** What a question names as what it asks about, by where it stands. */
import { expect, test } from 'vitest'
import { subjectWords } from './subject-words.ts'

test.each<[question: string, words: string[][]]>([
  ['Will the price of coffee double?', [['coffee']]],
  ['Will silver be above 50 dollars?', [['silver']]],
  ['How many tigers will be left?', [['tigers']]],
  ['What will eggs cost?', [['eggs']]],
  ['Will house prices in Berlin rise?', [['house']]],
  ['What will the fertility rate in Italy be?', [['fertility']]],
  ['How likely is that?', []],
])('%s names %j', (question, words) => expect(subjectWords(question)).toEqual(words))

test('what is looked for in other words is named by any of them', () => {
  const [group] = subjectWords('Will solar panels get cheaper?')
  expect(group?.length).toBeGreaterThan(1)
})
