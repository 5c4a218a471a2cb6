/** By how much something is to differ from another time; on 26 November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const today = new Date('2026-11-26T12:00:00Z')

test.each<[string, string, number, string, number]>([
  ['Will the lead in tea be 25 ppm above its 2020 level in 2030?', 'at-least', 25, 'ppm', 2020],
  ['Will tea cost 3 dollars below what it was in 2019 by 2030?', 'at-most', -3, 'US$', 2019],
  ['Will a pot be 20 centimetres beyond the 2015 level in 2040?', 'at-least', 20, 'cm', 2015],
  ["Will tea be 20 dollars above today's price in 2030?", 'at-least', 20, 'US$', 2026],
  ["Will tea be 2 dollars under last year's price in 2030?", 'at-most', -2, 'US$', 2025],
  ['Will the life of a pot be two years below its 2023 level in 2030?', 'at-most', -2, '', 2023],
  ['Will the life of a pot be 3 years longer in 2040 than in 2019?', 'at-least', 3, '', 2019],
  ['Will a pot be a whole metre taller than in 2015 in 2040?', 'at-least', 1, 'm', 2015],
  ['Will a pot rise by a metre by 2050?', 'at-least', 1, 'm', 2026],
  ['Will the age of a pot rise by a year by 2050?', 'at-least', 1, '', 2026],
  ['Will pots last five years less than in 2020 in 2035?', 'at-most', -5, '', 2020],
])('%s', (text, ...[comparison, value, unit, since]) => {
  const { parts } = readQuestion(text, today)
  expect(parts).toMatchObject([{ of: { measure: 'change', since }, relation: { comparison, value, unit } }])
  expect(parts[0]?.unread).toBeUndefined()
})

test.each<[string, string, number]>([
  ['Will the sea be a full foot higher than in 1880 by 2035?', 'at-least', 1],
  ['Will the sea be 30 centimetres above its 1880 level in 2035?', 'at-least', 30],
  ['Will tea be above 20 dollars in 2030?', 'above', 20],
  ['Will tea be 20 dollars or more in 2030?', 'at-least', 20],
])('a level is no change: %s', (text, comparison, value) => {
  expect(readQuestion(text, today).parts).toMatchObject([{ of: { measure: 'level' }, relation: { comparison, value } }])
})
