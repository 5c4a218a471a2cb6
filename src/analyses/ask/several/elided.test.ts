/** A second part that leaves out what the first has said. */
import { expect, test } from 'vitest'
import { elidedIn } from './elided.ts'

test.for<[sentence: string, parts: string[]]>([
  [
    'Which side wins the Assam cup in 2027, and which house the Ceylon one in 2028?',
    ['Which side wins the Assam cup in 2027?', 'which house wins the Ceylon cup in 2028?'],
  ],
  [
    'Will tea be above 2 dollars in 2028 and above 6 in 2030?',
    ['Will tea be above 2 dollars in 2028?', 'Will tea be above 6 dollars in 2030?'],
  ],
  [
    'Will women hold at least 30 % of seats by 2031 and 40 % by 2050?',
    ['Will women hold at least 30 % of seats by 2031?', 'Will women hold at least 40 % of seats by 2050?'],
  ],
  [
    'Will it be at least 1.3 degrees above the mean in 2027, and at least 1.5 in 2032?',
    [
      'Will it be at least 1.3 degrees above the mean in 2027?',
      'Will it be at least 1.5 degrees above the mean in 2032?',
    ],
  ],
  [
    'Will tea in December 2027 be above $80 and in December 2028 above $90?',
    ['Will tea in December 2027 be above $80?', 'Will tea in December 2028 be above $90?'],
  ],
  [
    'Will tea make more than 5,000 cups and coffee more than 4,000 in 2030?',
    ['Will tea make more than 5,000 cups in 2030?', 'Will coffee make more than 4,000 cups in 2030?'],
  ],
  [
    'Will tea trade over $5 by 2028 and coffee fall below 4 dollars by 2035?',
    ['Will tea trade over $5 by 2028?', 'Will coffee fall below 4 dollars by 2035?'],
  ],
  [
    'Will there be 9 billion cups by 2038 and then 10 billion by 2060?',
    ['Will there be 9 billion cups by 2038?', 'Will there be 10 billion cups by 2060?'],
  ],
])('“%s” asks %j', ([sentence, parts]) => expect(elidedIn(sentence)).toEqual(parts))

test.for([
  'Will tea cost between 4 and 6 dollars in 2030?',
  'Will tea rise between 2028 and 2031?',
  'Will tea be above 5 dollars in 2030 and stay there?',
  'Will tea be above 2 dollars in 2028 or above 6 in 2030?',
  'Will both tea be above 2 dollars in 2028 and coffee above 6 in 2030?',
  'Will tea be above 5 dollars in May and June 2030?',
  'Will tea be drunk by 2030 and 2040?',
  'Will tea be 3 dollars dearer in 2030 than in 2020?',
])('“%s” leaves nothing out', (sentence) => expect(elidedIn(sentence)).toBeNull())

test('long sentences are read in a moment', () => {
  const many = `Will tea ${'be above 2 dollars in 2028 and '.repeat(60)}rise?`
  const before = process.cpuUsage().user
  elidedIn(many)
  elidedIn(`Will ${'a'.repeat(4000)} 5 in 2030 and`)
  expect(process.cpuUsage().user - before).toBeLessThan(2e6)
})
