import { expect, test } from 'vitest'
import { namesSamePart } from './said-in-words.ts'

test.each([
  [
    'In which year will electric cars first make up half of new car sales worldwide?',
    'about half of today’s car market',
  ],
  ['Will two thirds of people live in cities by 2045?', 'Two thirds of all people, by national definitions'],
  ['Will heat pumps be a quarter of new heaters?', 'A quarter of heaters sold today'],
])('“%s” is about what “%s” is', (question, label) => {
  expect(namesSamePart(question, label)).toBe(true)
})

test.each([
  ['another part', 'Will electric cars be a quarter of new cars?', 'about half of today’s car market'],
  ['another whole', 'Will electric cars be half of new cars?', 'half of the rate of the early 1990s'],
  ['only a word of time or place', 'Will it be half of the world in a year?', 'half of the world total of this year'],
  ['no part', 'Will 40 million electric cars be sold?', 'about half of today’s car market'],
  ['a part of nothing that is named', 'Will sales halve, or be half?', 'about half of today’s car market'],
])('%s is something else', (_, question, label) => {
  expect(namesSamePart(question, label)).toBe(false)
})
