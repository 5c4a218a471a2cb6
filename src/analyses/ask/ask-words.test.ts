import { expect, test } from 'vitest'
import { sayAsk, sayGiven } from './ask-words.ts'
import { readQuestion } from './read-question.ts'

const said = (text: string) => readQuestion(text, new Date('2026-11-22T12:00:00Z')).parts.map((part) => sayAsk(part))

test.each<[string, ...string[]]>([
  ['Will tea cost at least 4 dollars by 2034?', 'a chance, at least 4 US$, by 2034'],
  ['Will half of the tea be green in 2034?', 'a chance, at least 50%, in 2034'],
  ['Will tea fall between 2 and 3 % in 2034?', 'a chance, between 2 and 3%, in 2034'],
  ['Will it be a third less than in 2020 by 2035?', 'a chance, at most 67% of that of 2020, by 2035'],
  ['Will it be back at the level of 2019 in 2035?', 'a chance, at least the level of 2019, in 2035'],
  ['Will more tea be sold than coffee in 2034?', 'a chance, above “coffee”, in 2034'],
  ['Will the bridge fail to open in Norway?', 'a chance that it does not come to it'],
  ['Will tea not be below 4 dollars in 2034?', 'a chance, not below 4 US$, in 2034'],
  ['Will tea stay below 4 dollars through 2034?', 'a chance that it stays below 4 US$, until the end of 2034'],
  ['Will tea remain above 4 dollars from 2030 to 2034?', 'a chance that it stays above 4 US$, from 2030 to 2034'],
  [
    'Will tea and coffee together be above 4 million cups in 2034?',
    'a chance, tea and coffee together, above 4,000,000, in 2034',
  ],
  ['What will the gap between tea and coffee be in 2034?', 'an amount, the one less the other, in 2034'],
  [
    'Which will be largest in 2034: tea, coffee or cocoa?',
    'which of several, the largest of tea, coffee, cocoa, in 2034',
  ],
  ['What will tea cost in December 2034?', 'an amount, in December 2034'],
  ['What will tea cost in the winter of 2034/35?', 'an amount, in December to February 2034/35'],
  ['How dear is tea from 2030 to 2034?', 'an amount, from 2030 to 2034'],
  ['When will tea peak?', 'the time of its peak'],
  ['Who sells it after 2034, and when does it end?', 'which of several, from 2035 on', 'a time'],
])('%s', (text, ...parts) => expect(said(text)).toEqual(parts))

test('what is taken as given is said with its time', () => {
  const [part] = readQuestion('If it rains before 2031, will tea be dearer?', new Date('2026-11-22T12:00:00Z')).parts
  expect(part?.condition && sayGiven(part.condition)).toBe('“it rains”, by 2030')
})
