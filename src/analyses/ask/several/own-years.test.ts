/** Two things are asked each for its own year; in 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const read = (question: string) =>
  readQuestion(question, new Date('2026-11-22')).parts.map(({ of: { words }, when, wants }) => [words, when?.to, wants])

test.for<[question: string, parts: [words: string, year: number, wants: string][]]>([
  [
    'Green tea sales in 2030, and coffee in 2045?',
    [
      ['Green tea sales', 2030, 'amount'],
      ['coffee', 2045, 'amount'],
    ],
  ],
  [
    'Tea prices in 2030 and milk in 2032?',
    [
      ['Tea prices', 2030, 'amount'],
      ['milk prices', 2032, 'amount'],
    ],
  ],
  [
    'The price of tea in 2030 and of milk in 2032',
    [
      ['The price of tea', 2030, 'amount'],
      ['The price of milk', 2032, 'amount'],
    ],
  ],
  [
    'I need tea at the end of 2027 and milk in December 2029 for our books.',
    [
      ['tea', 2027, 'amount'],
      ['milk', 2029, 'amount'],
    ],
  ],
  [
    'Our kitchen needs the price of tea in March 2027 and of milk at year-end 2029',
    [
      ['the price of tea', 2027, 'amount'],
      ['the price of milk', 2029, 'amount'],
    ],
  ],
  [
    'How likely is a tea strike by 2030 and a milk flood in Kenya by 2045?',
    [
      ['How likely is a tea strike', 2030, 'chance'],
      ['How likely is a milk flood in Kenya', 2045, 'chance'],
    ],
  ],
  [
    'What are the odds of a tea strike by 2030, and of a milk flood by 2045?',
    [
      ['What are the odds of a tea strike', 2030, 'chance'],
      ['the chance of a milk flood', 2045, 'chance'],
    ],
  ],
  [
    'What will tea cost in 2030 and milk in 2032?',
    [
      ['What will tea cost', 2030, 'amount'],
      ['What will milk cost', 2032, 'amount'],
    ],
  ],
  [
    'the tea share in 2030 and in 2040',
    [
      ['the tea share', 2030, 'amount'],
      ['the tea share', 2040, 'amount'],
    ],
  ],
])('“%s” asks each of its own year', ([question, parts]) => {
  expect(read(question)).toEqual(parts)
})

test.for([
  'How likely are both a tea strike by 2030 and a milk flood by 2045?',
  'How much will tea rise between 2030 and 2045?',
  'Will tea be dearer in 2030 and milk together in 2031?',
])('“%s” is one question', (question) => {
  expect(read(question)).toHaveLength(1)
})
