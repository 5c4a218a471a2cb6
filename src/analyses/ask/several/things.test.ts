/** Things that are asked for by one word, or of one time; on 30 November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const partsOf = (text: string) =>
  readQuestion(text, new Date('2026-11-30')).parts.map(({ of, when, wants }) => [wants, of.words, when?.to ?? null])

test.for<[question: string, words: string[], wants?: string]>([
  ['We need tea, coffee and milk prices for December 2031.', ['tea price', 'coffee price', 'milk price']],
  ['What will green tea, coffee and milk prices be in 2031?', ['green tea price', 'coffee price', 'milk price']],
  ['What will tea, iced coffee and milk cost in 2031?', ['will tea cost', 'will iced coffee cost', 'will milk cost']],
  ['We need tea, coffee and milk in 2031', ['tea', 'coffee', 'milk']],
  ['Please give us tea and coffee for June 2031.', ['tea', 'coffee']],
  ['tea and coffee in December 2031', ['tea', 'coffee']],
  ['fertility, life expectancy and population levels in 2031', ['fertility', 'life expectancy', 'population']],
  ['Will tea, coffee and milk prices fall by 2031?', ['tea price', 'coffee price', 'milk price'], 'chance'],
])('“%s” asks of each of %j', ([question, words, wants = 'amount']) => {
  const parts = partsOf(question)
  expect(parts).toHaveLength(words.length)
  words.forEach((said, i) => expect(parts[i]).toEqual([wants, expect.stringContaining(said), 2031]))
})

test.for([
  'AI and jobs 2040',
  'Tea, jobs and inequality in 2040',
  'What do coal, oil and gas emissions add up to in 2031?',
  'What will drive tea, coffee and milk prices in 2031?',
  'Which of tea, coffee and milk prices will rise most by 2031?',
  'Tea and coffee kill more people in June 2031',
  'What will tea, coffee and milk prices come to together in 2031?',
])('“%s” asks one thing', (question) => expect(partsOf(question)).toHaveLength(1))
