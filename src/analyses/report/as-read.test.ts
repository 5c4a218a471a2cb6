/** What a corrected report is called. */
import { expect, test } from 'vitest'
import { readQuestion } from '../ask/read-question.ts'
import { titleAsRead } from './as-read.ts'

const read = readQuestion('Will tea be above 6 dollars in 2036?', new Date('2026-11-22'))

test.each([
  ['Price of tea', /^Price of tea: above 6 \S+ in 2036\?$/],
  ['Tea at 5 dollars in 2032', /^Tea at 5 dollars: above 6 \S+ in 2036\?$/],
  [null, /^A chance, above 6 .*, in 2036$/],
])('about %s', (label, title) => expect(titleAsRead(read, label)).toMatch(title))

test('an amount is asked for in its year, as others type it', () => {
  const asked = readQuestion('What will world life expectancy be in 2040?', new Date('2026-11-22'))
  expect(titleAsRead(asked, 'World life expectancy')).toBe('World life expectancy in 2040?')
})
