/** What words do in a question, as the dictionary tells. */
import { expect, test } from 'vitest'
import { formsOf } from './forms.ts'
import { isWord, roleOf, roleOfNoun } from './role.ts'
import { sensesOf } from './wordnet.ts'

test.each([
  ['thing', 'coffee tigers wheat medals malaria homelessness lithium barrels'],
  ['person', 'beekeepers dentist songwriter teachers billionaires'],
  ['abstract', 'implications size percent annum idea scale'],
  ['other', 'describe restarted went scrapped plausible upper cheaper stalled'],
  ['unknown', 'kwh zyzzyva xau'],
])('of the role %s are %s', (role, words) => {
  for (const word of words.split(' ')) expect([word, roleOf(word)]).toEqual([word, role])
})

test('where only a noun can stand, a word is what it is as a noun', () => {
  expect(['pumps', 'buses', 'divorces', 'describe'].map(roleOfNoun)).toEqual(['thing', 'thing', 'thing', 'other'])
})

test.each([
  ['children', 'child'],
  ['went', 'go'],
  ['puzzles', 'puzzle'],
  ['buses', 'bus'],
  ['scrapped', 'scrap'],
  ['driest', 'dry'],
])('%s may be a form of %s', (word, first) => expect(formsOf(word).map(({ form }) => form)).toContain(first))

test('words that are spelt right are words, in any form', () => {
  expect(['therm', 'broker', 'rejoined', 'watchers', 'folks'].map(isWord)).toEqual(Array(5).fill(true))
  expect(['populaton', 'mesles', 'recesion'].map(isWord)).toEqual([false, false, false])
})

test('the first and the last word of the dictionary are found, and what would stand before, after and between is not', () => {
  expect(['zymotic', 'aa', 'gold'].map((word) => sensesOf(word).length > 0)).toEqual([true, true, true])
  expect(['', '!', 'goldx', '~~~~'].map((word) => sensesOf(word))).toEqual([[], [], [], []])
})

test('the senses of a word come with how often each is meant', () => {
  const coffee = sensesOf('coffee')
  expect(coffee).toHaveLength(4)
  expect(coffee).toContainEqual({ sort: 13, file: 'noun', times: 46 })
})
