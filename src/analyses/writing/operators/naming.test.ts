/** Which item some words of a question mean. */
import { expect, test } from 'vitest'
import { namedIn } from './naming.ts'

const item = (label: string, title = '', tags: string[] = []) => ({ label, title, tags })

test.for<[words: string, right: string, wrong: string, whole?: string]>([
  ['wind farms', 'Electricity from wind', 'Electricity from nuclear power'],
  ['nuclear power', 'Electricity from nuclear power', 'Electricity from wind', 'wind power pass nuclear power'],
  [
    'nuclear plants',
    'Electricity from nuclear power',
    'Electricity from wind',
    'solar more electricity than nuclear plants',
  ],
  ['farms', 'Share of workers in farming', 'Share of workers in manufacturing'],
  ['all the solar power of that year', 'Electricity from the sun', 'Electricity from wind'],
  ['CO2 emissions from coal', 'CO2 emissions from coal', 'Fossil CO2 emissions'],
  ['world population', 'World population', 'People in extreme poverty'],
  ['electric cars', 'Electric cars sold per year', 'CO2 emissions from coal'],
])('%s is %s rather than %s', ([words, right, wrong, whole = words]) => {
  expect(namedIn(words, item(right), whole)).toBeGreaterThan(namedIn(words, item(wrong), whole))
})

test('what stands in its title or tags says less of what it is than its label', () => {
  const words = 'oil price'
  expect(namedIn(words, item('Price of Brent oil'))).toBeGreaterThan(
    namedIn(words, item('Price', 'About oil', ['oil'])),
  )
  expect(namedIn('cars', item('Carbon in the air'))).toBe(0)
})
