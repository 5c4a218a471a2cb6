/** What is told beside a question, and changes nothing of what it asks. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { cutBrackets } from './asides.ts'

const partOf = (text: string) => readQuestion(text, new Date('2026-11-24')).parts[0]

test.each([
  ['a May with practically no tea (less than 3 cups)', 'a May with tea , less than 3 cups,'],
  ['no tea leaves (under 3 cups) by 2040', 'tea leaves , under 3 cups, by 2040'],
  ['virtually no tea by 2040', 'virtually no tea by 2040'],
  ['no tea (green, black or white) by 2040', 'no tea by 2040'],
  ['will no land (under 5 million people) grow tea', 'will no land , under 5 million people, grow tea'],
  ['no tea (more than 3 cups)', 'no tea , more than 3 cups,'],
])('“%s” is “%s”', (typed, rest) =>
  expect(cutBrackets(typed).rest.replaceAll(/ +/g, ' ').trim()).toBe(rest.replaceAll(/ +/g, ' ').trim()),
)

test('none of a thing, where a bound says how little that is, denies nothing', () => {
  expect(partOf('Chance of practically no tea (under 3 million cups) in 2030?')).toMatchObject({
    negated: false,
    relation: { comparison: 'below', value: 3_000_000 },
  })
})

test.each([
  'Shop steward on two wards: will tea be above 5 dollars in 2030?',
  'Town councillor here, and one of two women at the table. Will tea be above 5 dollars in 2030?',
])('who asks is no part of “%s”', (text) => {
  const { of, relation } = partOf(text) ?? {}
  expect(of?.words).toMatch(/^will tea be above 5 dollars$/i)
  expect(relation).toMatchObject({ value: 5 })
})

test('what it takes to reach something points back to nothing', () => {
  const part = partOf(
    'Town councillor here, and one of two women. What yearly gain would it take to have 40% green tea by 2040?',
  )
  expect(part?.relation).toMatchObject({ value: 40, unit: '%' })
  expect(part?.unread ?? []).toEqual([])
})
